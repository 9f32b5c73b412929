/** What the card of a link says of a game whose end the position alone does not show. */
import { beforeEach, expect, it } from 'vitest';
import { rulesById } from '../../../../src/rules/index.ts';
import { wordsOf } from '../../../../src/words/index.ts';
import { drawPly } from '../../../../src/worker/game/show/drawnPosition.ts';
import { cardOf } from '../../../../src/worker/http/programs/positionCard.ts';
import { begin, invite, stopTheClock, type Table } from '../../../support/worker/table.ts';

beforeEach(stopTheClock);

const words = wordsOf('en');

async function statusOf({ stub }: Table, ply?: number): Promise<string> {
  const snapshot = (await stub.snapshot()) ?? expect.fail('no game');
  const rules = rulesById(snapshot.rulesId) ?? expect.fail('no rules');
  const at = ply ?? snapshot.turns.length;
  const drawn = drawPly(words, rules, snapshot.options, snapshot.turns, at);
  return cardOf(words, { rules, snapshot }, at, drawn).status;
}

it('says that a game is drawn by a position that came for the third time', async () => {
  const table = await begin();
  for (const move of ['a1-a2', 'a8-a7', 'a2-a1', 'a7-a8', 'a1-a2', 'a8-a7', 'a2-a1', 'a7-a8'])
    await table.play(move);
  expect(await statusOf(table)).toBe(
    'Move 8: Ben (Black) a7-a8. Draw between Ada and Ben: third occurrence of a position.',
  );
  expect(await statusOf(table, 7)).toBe('Move 7: Ada (Green) a2-a1. Ben (Black) is to move.');
});

it('says that a game was resigned, and of a cancelled one that it was', async () => {
  const resigned = await begin();
  await resigned.play('f1-e2');
  await resigned.ask({ type: 'resign', seat: 1, ply: 1 });
  expect(await statusOf(resigned)).toMatch(/^Move 2: Ben \(Black\) resigns\. Ada wins: /);
  const declined = await invite('three-crowns');
  await declined.ask({ type: 'declineSeat', seat: 1, account: declined.accounts[1] ?? expect.fail() });
  expect(await statusOf(declined)).toBe('An invitation was declined, so this game is not played.');
});
