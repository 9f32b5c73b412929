/** Games that ended long ago lie in a bucket, and nobody can tell: all that is shown stays the same. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY } from '../../../src/worker/clock/units.ts';
import { findAgain } from '../../../src/worker/cron/findAgain.ts';
import { doSlice } from '../../../src/worker/cron/jobs.ts';
import { sweepGames } from '../../../src/worker/cron/sweeper.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { verifyLog } from '../../../src/worker/game/log/verify.ts';
import { accountAt } from '../../../src/worker/store/people/accounts.ts';
import { archive, copyOf, ended, isEmpty } from '../../support/worker/archived.ts';
import { signedIn, Visitor } from '../../support/worker/browser.ts';
import { rebuildAll } from '../../support/worker/slices.ts';
import { alarmOf, passTime, ring, stopTheClock, type Table } from '../../support/worker/table.ts';

beforeEach(() => {
  stopTheClock();
  env.ARCHIVE = env.BUCKET;
});
afterEach(() => {
  delete env.ARCHIVE;
  vi.useRealTimers();
});

/** Everything that anybody is shown of a game, but for what is drawn by lot. */
async function shown({ id, stub, addresses: [ada = ''] }: Table): Promise<readonly string[]> {
  const [visitor, player] = [new Visitor(), await signedIn(ada)];
  const parts = ['/g/ID', '/g/ID/1', '/embed/ID', '/g/ID/feed.atom', '/g/ID/game.txt'];
  const paths = [...parts, '/g/ID/1.png', '/g/ID/game.gif', '/api/games/ID', '/api/games/ID/log'];
  const visits = [];
  for (const path of paths) visits.push(await visitor.get(path.replace('ID', id)));
  for (const path of ['/g/ID', '/api/games/ID/log']) visits.push(await player.get(path.replace('ID', id)));
  const pages = visits.map(({ status, text }) => `${status} ${text}`.replace(/[a-z2-7]{20,}/g, '~'));
  return [...pages, JSON.stringify(await stub.letters()), JSON.stringify(await stub.dump())];
}

it('shows a game from the archive as it was, with its log, its proof and its letters', async () => {
  const table = await ended();
  passTime(91 * DAY);
  const before = await shown(table);
  expect(before.every((page) => !/^[45]/.test(page))).toBe(true);
  expect(await archive()).toMatchObject({ games: 1, isDone: true });
  expect(await isEmpty(table)).toBe(true);
  expect(await shown(table)).toEqual(before);
  // Nor after the object was forgotten, and read the archive anew.
  await evictDurableObject(table.stub);
  expect(await shown(table)).toEqual(before);
  expect(await isEmpty(table)).toBe(true);
  const log = (await table.stub.log()).map((record) => JSON.stringify(record)).join('\n');
  expect(verifyLog(log)).toMatchObject({ ok: true });
  expect(await archive()).toMatchObject({ games: 0 });
});

it('leaves it there when the lists are rebuilt, swept or backed up', async () => {
  const table = await ended();
  passTime(91 * DAY);
  const dump = await table.stub.dump();
  await archive();
  const rows = async () =>
    (await env.DB.prepare('SELECT * FROM games WHERE id = ?')
      .bind(table.id)
      .first<Record<string, unknown>>()) ?? {};
  const listed = await rows();
  while (!(await doSlice(env, 'rebuild', Date.now())).isDone);
  expect(await rows()).toEqual({
    ...listed,
    generation: expect.any(Number),
    rests_since: expect.any(Number),
  });
  expect(await archive()).toMatchObject({ games: 1 });
  expect(await table.stub.sweep()).toEqual({});
  expect(await table.stub.dump()).toEqual(dump);
  expect(await isEmpty(table)).toBe(true);
});

it('is put back where it goes on, and archived again once it is at rest', async () => {
  const table = await ended();
  passTime(91 * DAY);
  await archive();
  await evictDurableObject(table.stub);
  expect(await table.stub.execute({ type: 'rematch', seat: 1 }, 'test:rematch')).toMatchObject({
    ok: true,
  });
  expect([await isEmpty(table), await copyOf(table)]).toEqual([false, null]);
  for (let rings = 0; rings < 4; rings++) {
    await ring(table.stub);
    passTime(1000);
  }
  expect(await archive()).toMatchObject({ games: 0 });
  passTime(91 * DAY);
  expect(await archive()).toMatchObject({ games: 1 });
  expect((await table.stub.snapshot())?.rematch).toEqual([1]);
});

it('forgets a deleted player in the archive, too', async () => {
  const table = await ended();
  const [ada = ''] = table.accounts;
  passTime(91 * DAY);
  await archive();
  await evictDurableObject(table.stub);
  await table.stub.forget(ada as never);
  expect(await copyOf(table)).toBeNull();
  expect((await table.stub.snapshot())?.seats.map(({ name }) => name)).toEqual(['', 'Ben']);
  passTime(91 * DAY);
  expect(await archive()).toMatchObject({ games: 1 });
  const copy = (await (await copyOf(table))?.text()) ?? '';
  expect(copy).toContain('Ben');
  expect(copy).not.toMatch(/Ada|ada-[a-z2-7]+@players/);
});

it('empties nothing before its time, before the copy was read back whole, or without a bucket', async () => {
  const table = await ended();
  passTime(89 * DAY);
  expect(await archive()).toMatchObject({ games: 0 });
  passTime(2 * DAY);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  env.ARCHIVE = {
    put: (key: string, text: string) => env.BUCKET.put(key, text.replace('Well begun', 'Well  begun')),
    get: (key: string) => env.BUCKET.get(key),
  } as unknown as R2Bucket;
  await evictDurableObject(table.stub);
  expect(await archive()).toMatchObject({ games: 0 });
  expect(log.mock.calls.join()).toContain('notArchived');
  delete env.ARCHIVE;
  await evictDurableObject(table.stub);
  expect(await archive()).toMatchObject({ games: 0 });
  expect(await isEmpty(table)).toBe(false);
  log.mockRestore();
});

/** Long enough after its registration for the sweeper to take a game for one that never came to be. */
const sweepLater = async (): Promise<void> => {
  passTime(2 * DAY);
  await sweepGames(env, Date.now(), 'aaaaaaaaaaaa');
};
const countIn = (table: 'games' | 'seats' | 'game_register') =>
  env.DB.prepare(`SELECT count(*) AS count FROM ${table}`).first<number>('count');

it('is lost to no list and no register while the bucket is unbound', async () => {
  const table = await ended();
  passTime(91 * DAY);
  const before = await shown(table);
  await archive();
  delete env.ARCHIVE;
  await evictDurableObject(table.stub);
  for (let visits = 0; visits < 3; visits++) await sweepLater();
  expect(await rebuildAll()).toMatchObject({
    removals: 0,
    failures: 1,
    failed: [{ game: table.id, error: expect.stringContaining('ARCHIVE') }],
  });
  expect([await countIn('game_register'), await countIn('games'), await countIn('seats')]).toEqual([1, 1, 2]);
  env.ARCHIVE = env.BUCKET;
  await evictDurableObject(table.stub);
  await sweepLater();
  expect(await rebuildAll()).toMatchObject({ games: 1, failures: 0 });
  expect(await shown(table)).toEqual(before);
});

it('comes back from the bucket where the database is lost', async () => {
  const table = await ended();
  const [ada = ''] = table.addresses;
  passTime(91 * DAY);
  const before = await table.stub.dump();
  await archive();
  await evictDurableObject(table.stub);
  await env.DB.batch(
    ['game_register', 'games', 'seats', 'accounts'].map((name) => env.DB.prepare(`DELETE FROM ${name}`)),
  );
  await env.BUCKET.put('2090-01-01/00000', 'a part of a backup, where both are one bucket');
  const asked = await exports.default.fetch('http://localhost:8787/operator/archived');
  const { games } = (await asked.json()) as { games: string[] };
  expect(games).toEqual([table.id]);
  expect(await findAgain(env, games)).toEqual({ games: 1, accounts: 2, failed: [] });
  expect([await countIn('game_register'), await countIn('games'), await countIn('seats')]).toEqual([1, 1, 2]);
  expect(await accountAt(env.DB, ada)).toMatchObject({ id: table.accounts[0], name: 'Ada' });
  expect(await table.stub.dump()).toEqual(before);
});

it('stays where it is, with its alarm, when something happens while it is being archived', async () => {
  const table = await ended();
  passTime(91 * DAY);
  const isArchived = await runInDurableObject(table.stub, (object: GameObject) => {
    env.ARCHIVE = {
      put: (key: string, text: string) => env.BUCKET.put(key, text),
      delete: (key: string) => env.BUCKET.delete(key),
      async get(key: string) {
        await object.execute({ type: 'rematch', seat: 1 }, 'test:meanwhile');
        return env.BUCKET.get(key);
      },
    } as unknown as R2Bucket;
    return object.archive(Date.now() - 90 * DAY);
  });
  expect(isArchived).toBe(false);
  expect(await isEmpty(table)).toBe(false);
  expect((await table.stub.snapshot())?.rematch).toEqual([1]);
  expect(await alarmOf(table.stub)).not.toBeNull();
  expect(await copyOf(table)).toBeNull();
});

it('is archived once and whole where several runs archive it at a time', async () => {
  const table = await ended();
  passTime(91 * DAY);
  const before = await shown(table);
  const runs = [archive(), table.stub.archive(Date.now()), archive(), table.stub.archive(Date.now())];
  await Promise.all(runs);
  expect(await isEmpty(table)).toBe(true);
  await evictDurableObject(table.stub);
  expect(await shown(table)).toEqual(before);
});
