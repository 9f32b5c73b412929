/** What comes to nothing is forgotten after a while, in slices that may be killed and go on. */
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY } from '../../../src/worker/clock/units.ts';
import { doSlice } from '../../../src/worker/cron/jobs.ts';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { openJob } from '../../../src/worker/store/jobs.ts';
import { Visitor } from '../../support/worker/browser.ts';
import { begin, invite, passTime, ring, stopTheClock, type Table } from '../../support/worker/table.ts';

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
});

const dissolve = () => doSlice(env, 'dissolve', Date.now());
const tablesOf = ({ stub }: Table) =>
  runInDurableObject(stub, (_: GameObject, { storage: { sql } }) =>
    sql.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'events'").toArray(),
  );
const rowsOf = async ({ id }: Table) => {
  const tables = ['games WHERE id', 'seats WHERE game', 'game_register WHERE id', 'invitations WHERE game'];
  const counts = await env.DB.batch<{ count: number }>(
    tables.map((where) => env.DB.prepare(`SELECT count(*) AS count FROM ${where} = ?`).bind(id)),
  );
  return counts.reduce((sum, { results }) => sum + (results[0]?.count ?? 0), 0);
};

async function cancelled(): Promise<Table> {
  const table = await invite('three-crowns');
  await table.ask({ type: 'cancelGame', seat: 0, ply: 0 });
  // The letters, then the lists.
  for (let rings = 0; rings < 3; rings++) {
    await ring(table.stub);
    passTime(1000);
  }
  return table;
}

it('dissolves a game that came to nothing after 90 days, and no other', async () => {
  const [gone, running] = [await cancelled(), await begin()];
  await ring(running.stub);
  passTime(89 * DAY);
  expect(await dissolve()).toMatchObject({ games: 0, isDone: true });
  expect((await new Visitor().get(`/g/${gone.id}`)).status).toBe(200);
  passTime(2 * DAY);
  const fresh = await cancelled();
  expect(await dissolve()).toMatchObject({ games: 1, isDone: true });
  expect([await tablesOf(gone), await rowsOf(gone)]).toEqual([[], 0]);
  expect((await new Visitor().get(`/g/${gone.id}`)).status).toBe(404);
  for (const kept of [fresh, running]) {
    expect(await rowsOf(kept)).toBeGreaterThan(0);
    expect((await new Visitor().get(`/g/${kept.id}`)).status).toBe(200);
  }
});

it('goes on where it was killed, and believes the game rather than the lists', async () => {
  const [gone, running] = [await cancelled(), await begin()];
  await ring(running.stub);
  passTime(91 * DAY);
  await env.DB.prepare("UPDATE games SET phase = 'lapsed', ended_at = 0 WHERE id = ?").bind(running.id).run();
  // The object was emptied, and then nothing was written down.
  expect(await gone.stub.dissolve(Date.now())).toBe(true);
  expect(await rowsOf(gone)).toBeGreaterThan(0);
  expect(await dissolve()).toMatchObject({ games: 1, isDone: true });
  expect(await rowsOf(gone)).toBe(0);
  expect((await running.stub.snapshot())?.phase).toBe('playing');
  expect(await dissolve()).toMatchObject({ games: 0, isDone: true });
});

it('forgets addresses that never answered, of whatever age, once and in slices', async () => {
  await env.DB.prepare(
    `INSERT INTO accounts (id, address, name, created_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
     SELECT 'never' || i, 'never' || i || '@x.test', '', i FROM n`,
  ).run();
  await env.DB.prepare("INSERT INTO blocks (account, blocked, at) VALUES ('never7', 'never8', 0)").run();
  // The migration has left it open.
  expect(await openJob(env.DB, 'unanswered')).toBeDefined();
  expect(await doSlice(env, 'unanswered', Date.now())).toMatchObject({ accounts: 499, isDone: false });
  expect(await doSlice(env, 'unanswered', Date.now())).toMatchObject({ accounts: 699, isDone: true });
  const { results } = await env.DB.prepare('SELECT id FROM accounts').all();
  expect(results).toEqual([{ id: 'never7' }]);
  expect(await openJob(env.DB, 'unanswered')).toBeUndefined();
});
