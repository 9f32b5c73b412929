/** Rows written into D1 are what a move costs most: each is counted here, with its indexes. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { asAccountId, asGameId } from '../../../src/worker/game/model/ids.ts';
import { type ListEntry, writeLists } from '../../../src/worker/store/lists/writeLists.ts';
import { recordReport } from '../../../src/worker/store/mail/reports.ts';
import { registerGame } from '../../../src/worker/store/register.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');

/** D1, and the rows that were written through it. */
function counting() {
  const written = { rows: 0 };
  const count = <T>(result: D1Result<T>): D1Result<T> => {
    written.rows += result.meta.rows_written;
    return result;
  };
  const db = {
    prepare: (sql: string) => {
      const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
        new Proxy(statement, {
          get: (own, name) => {
            if (name === 'bind') return (...values: unknown[]) => wrap(own.bind(...values));
            if (name === 'run') return async () => count(await own.run());
            const value = Reflect.get(own, name) as unknown;
            return typeof value === 'function' ? value.bind(own) : value;
          },
        });
      return wrap(env.DB.prepare(sql));
    },
    batch: async (statements: D1PreparedStatement[]) => (await env.DB.batch(statements)).map(count),
  };
  return { db: db as unknown as D1Database, written };
}

const entry = (id: string, seq: number): ListEntry => ({
  ...{ id: asGameId(id), seq, game: 'three-crowns', options: '{}', terms: '3d/move' },
  ...{ maker: asAccountId('ada'), private: 0, phase: 'playing', ply: seq, to_move: seq % 2 },
  ...{
    deadline: NOW + seq,
    created_at: NOW,
    moved_at: NOW + seq,
    outcome: null,
    ended_at: null,
    rests_since: null,
    open_seats: 0,
  },
  seats: ['ada', 'ben'].map((name) => ({ account: asAccountId(name), name, state: 'playing' })),
  ...{ former: [], wake_at: NOW + seq, found: null, told_at: NOW + seq },
});

it('writes four rows for a move, and none for its letter and the report that it arrived', async () => {
  const game = asGameId('aaaaaaaaaaaa');
  await registerGame(env.DB, game, NOW);
  await writeLists(env.DB, [entry(game, 5)]);
  const { db, written } = counting();
  await writeLists(db, [entry(game, 6)]);
  const lists = written.rows;
  const key = `${game}:yourTurn:0:6`;
  await recordReport(db, 'report', { key, fate: 'delivered', reason: undefined, at: NOW, stops: undefined });
  expect({ lists, report: written.rows - lists }).toEqual({ lists: 4, report: 0 });
  // The same again writes nothing.
  const before = written.rows;
  await writeLists(db, [entry(game, 6)]);
  expect(written.rows).toBe(before);
});
