import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFromQueue } from '../../../src/worker/cron/listQueue.ts';
import { listedGame } from '../../../src/worker/store/lists/games.ts';
import type { ListEntry } from '../../../src/worker/store/lists/writeLists.ts';
import { begin, ring, stopTheClock } from '../../support/worker/table.ts';

const sent: ListEntry[] = [];

beforeEach(() => {
  stopTheClock();
  sent.length = 0;
  env.LISTS = { send: async (entry: ListEntry) => void sent.push(entry) } as unknown as Queue<ListEntry>;
});
afterEach(() => {
  delete env.LISTS;
});

it('takes what games say to the lists, and writes many games at once', async () => {
  const tables = [await begin(), await begin()];
  for (const { stub } of tables) await ring(stub);
  await tables[0]?.play('f1-e2');
  for (const { stub } of tables) await ring(stub);
  const [moved, still] = tables.map(({ id }) => id);
  if (!moved || !still) throw new Error('two games were begun');
  expect(await listedGame(env.DB, moved)).toBeUndefined();
  expect(sent.map(({ id, ply }) => [id, ply])).toEqual([
    [moved, 0],
    [still, 0],
    [moved, 1],
  ]);
  // Queues may hand over late what was sent early, and the same again.
  const late = [...sent].reverse().map((body) => ({ body }));
  await writeFromQueue({ messages: [...late, ...late] }, env);
  expect(await listedGame(env.DB, moved)).toMatchObject({
    ply: 1,
    seats: [{ name: 'Ada' }, { name: 'Ben' }],
  });
  expect(await listedGame(env.DB, still)).toMatchObject({ ply: 0 });
});

it('leaves in the queue what D1 does not take', async () => {
  const table = await begin();
  await ring(table.stub);
  await env.DB.prepare('ALTER TABLE games RENAME TO away').run();
  await expect(writeFromQueue({ messages: sent.map((body) => ({ body })) }, env)).rejects.toThrow('games');
  await env.DB.prepare('ALTER TABLE away RENAME TO games').run();
});
