import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeFromQueue } from '../../../src/worker/cron/listQueue.ts';
import { NOBODY } from '../../../src/worker/game/model/ids.ts';
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
  const late = [...sent].reverse().map((body) => ({ body, retry() {} }));
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
  await expect(writeFromQueue({ messages: sent.map((body) => ({ body, retry() {} })) }, env)).rejects.toThrow(
    'games',
  );
  await env.DB.prepare('ALTER TABLE away RENAME TO games').run();
});

it('writes what came along with an entry that cannot be written, and leaves only that one', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const tables = [await begin(), await begin(), await begin()];
  for (const { stub } of tables) await ring(stub);
  const retried: unknown[] = [];
  const [first] = sent;
  // One without the columns of this release, one without anything, and one that is no entry.
  const poison = [{ ...first, id: 'aaaaaaaaaaaa', phase: undefined }, { id: 'bbbbbbbbbbbb' }, null];
  const bodies = [poison[0], sent[0], sent[1], poison[1], sent[2], poison[2]] as ListEntry[];
  await writeFromQueue(
    { messages: bodies.map((body) => ({ body, retry: () => void retried.push(body) })) },
    env,
  );
  expect(retried).toEqual(poison);
  for (const { id } of tables) expect(await listedGame(env.DB, id)).toMatchObject({ id, seats: [{}, {}] });
  expect(told).toHaveBeenCalledTimes(3);
  told.mockRestore();
});

it('does not bring back the name of a deleted player with a message that comes late, or twice', async () => {
  const table = await begin();
  await ring(table.stub);
  await table.ask({ type: 'resign', seat: 0, ply: 0 });
  await ring(table.stub);
  const messages = sent.map((body) => ({ body, retry() {} }));
  const names = async () => (await listedGame(env.DB, table.id))?.seats.map(({ name }) => name);
  await writeFromQueue({ messages }, env);
  expect(await names()).toEqual(['Ada', 'Ben']);
  // The game is over: nothing more happens in it, and the lists hold its last state.
  await table.stub.forget(table.accounts[0] ?? NOBODY);
  expect(await names()).toEqual(['', 'Ben']);
  await writeFromQueue({ messages: [...messages, ...messages.toReversed()] }, env);
  expect(await names()).toEqual(['', 'Ben']);
});
