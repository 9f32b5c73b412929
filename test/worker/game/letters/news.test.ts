/** News of one moment: whoever is told two things gets both. */
import { beforeEach, expect, it } from 'vitest';
import { begin, lettersSent, ring, stopTheClock } from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

it('a resignation that leaves all in favor of a pause is told, and so is the pause', async () => {
  const table = await begin('three-way-checkers', {}, { clock: { terms: '3d/move' } });
  await table.ask({ type: 'offer', seat: 0, ply: 0, offer: { kind: 'pause', days: 7 } });
  await table.ask({ type: 'acceptOffer', seat: 1, ply: 0, kind: 'pause' });
  const resigned = await table.ask({ type: 'resign', seat: 2, ply: 0 });
  expect(resigned).toMatchObject({ ok: true });
  for (let rung = 0; rung < 3; rung++) await ring(table.stub);
  const news = (await lettersSent(table)).filter((key) => key.startsWith('news:1'));
  const { seq } = resigned.ok ? resigned.value : { seq: 0 };
  expect(news).toEqual([`news:1:1:${seq}`, `news:1:1:${seq}.1`]);
});
