/** Objects of older releases: their tables are brought up to date with all that is in them. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameObject } from '../../../src/worker/game/gameObject.ts';
import { migrate } from '../../../src/worker/game/migrations.ts';
import type { AccountId } from '../../../src/worker/game/model/ids.ts';
import type { GameTables, Row } from '../../../src/worker/game/model/restoring.ts';
import {
  begin,
  lettersSent,
  owed,
  passTime,
  ring,
  START,
  stopTheClock,
  type Table,
} from '../../support/worker/table.ts';

const HOUR = 3600_000;

/** The layout of before, and the same rows in it, except that nothing was kept of letters that were sent. */
const OLDER = `
  ALTER TABLE kept RENAME TO newer_kept;
  ALTER TABLE outbox RENAME TO newer_outbox;
  CREATE TABLE migrations (id INTEGER PRIMARY KEY) STRICT;
  INSERT INTO migrations VALUES (1), (2), (3), (4), (5), (6), (7), (8);
  CREATE TABLE answers (cause TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, answer TEXT NOT NULL,
    at INTEGER NOT NULL) STRICT;
  CREATE TABLE contacts (account TEXT PRIMARY KEY, address TEXT NOT NULL) STRICT;
  CREATE TABLE outbox (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, key TEXT NOT NULL UNIQUE,
    payload TEXT NOT NULL, due INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, last_error TEXT,
    parked INTEGER NOT NULL DEFAULT 0, tried INTEGER NOT NULL DEFAULT 0) STRICT;
  CREATE TABLE reminded (key TEXT PRIMARY KEY) STRICT;
  INSERT INTO answers SELECT key, mark, value, at FROM newer_kept WHERE kind = 'answer';
  INSERT INTO contacts SELECT key, value FROM newer_kept WHERE kind = 'contact';
  INSERT INTO outbox (kind, key, payload, due)
    SELECT payload ->> 'kind', key, payload, due FROM newer_outbox WHERE fate IS NULL;
  DROP TABLE newer_kept;
  DROP TABLE newer_outbox;`;

/** Reminders were planned with each turn. */
function planReminders(sql: SqlStorage, id: string): void {
  for (const [which, after] of Object.entries({ halfTime: 36, dayLeft: 48, hoursLeft: 66 })) {
    const letter = { kind: 'reminder', seat: 0, ply: 2, seq: 6, which };
    sql.exec(
      "INSERT INTO outbox (kind, key, payload, due) VALUES ('reminder', ?, ?, ?)",
      `${id}:reminder:0:2:${which}`,
      JSON.stringify({ kind: 'letter', letter }),
      Date.now() + after * HOUR,
    );
  }
  sql.exec('INSERT INTO reminded VALUES (?)', `${id}:reminder:1:1:halfTime`);
}

/** A game of two plies, as an older release left it, and its rows. */
async function olderGame(): Promise<{ readonly table: Table; readonly rows: GameTables }> {
  const table = await begin('three-crowns', {}, { clock: { terms: '3d/move' } });
  await ring(table.stub);
  await table.play('g8-f7');
  await table.play('c8-d8');
  const rows = await runInDurableObject(table.stub, (_: GameObject, { storage: { sql } }) => {
    sql.exec(OLDER);
    planReminders(sql, table.id);
    const names = ['events', 'answers', 'contacts', 'outbox', 'reminded'];
    return Object.fromEntries(names.map((name) => [name, sql.exec<Row>(`SELECT * FROM ${name}`).toArray()]));
  });
  await evictDurableObject(table.stub);
  return { table, rows };
}

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
});

it('a game of an older object goes on: what waited is sent, and nothing is done twice', async () => {
  const { table } = await olderGame();
  expect(await owed(table.stub)).toContain(`${table.id}:reminder:0:2:dayLeft`);
  const again = await table.stub.execute({ type: 'playMove', seat: 0, ply: 0, text: 'g8-f7' }, 'test:1');
  expect(again).toMatchObject({ ok: true, value: { ply: 1 } });
  await ring(table.stub);
  expect(await lettersSent(table)).toContain('yourTurn:0:2');
  passTime(36 * HOUR);
  await ring(table.stub);
  expect((await lettersSent(table)).filter((letter) => letter.startsWith('reminder'))).toEqual([
    'reminder:0:2:halfTime',
  ]);
  // The reminders of the turn go with it.
  expect(await table.play('f7-g6')).toMatchObject({ ok: true });
  expect((await owed(table.stub)).filter((key) => key.includes('reminder'))).toEqual([]);
});

it('a backup of an older object is restored into the tables of today', async () => {
  const { table, rows } = await olderGame();
  const snapshot = await table.stub.snapshot();
  const waiting = await owed(table.stub);
  await runInDurableObject(table.stub, (_: GameObject, { storage: { sql } }) => {
    for (const name of ['events', 'kept', 'outbox']) sql.exec(`DROP TABLE ${name}`);
  });
  await evictDurableObject(table.stub);
  expect(await table.stub.restore(table.id, rows)).toEqual({ did: 'restored' });
  expect(await table.stub.snapshot()).toEqual(snapshot);
  expect(await owed(table.stub)).toEqual(waiting);
  expect(await table.play('f7-g6')).toMatchObject({ ok: true });
});

it('what D1 was told of an older game’s letters is kept by the game from now on', async () => {
  const { table } = await olderGame();
  const [, ben = ''] = table.accounts;
  const key = `${table.id}:gameBegun:1:0`;
  const letter = env.DB.prepare(
    `INSERT INTO letters (key, game, seat, account, kind, ply, fate, error, at)
     VALUES (?1, ?2, 1, ?3, 'gameBegun', 0, ?4, ?5, ?6)`,
  );
  await env.DB.batch([
    letter.bind(key, table.id, ben, 'sent', null, START),
    letter.bind(`${key}:again`, table.id, ben, 'dropped', 'QUIET', START + 1),
    env.DB.prepare("INSERT INTO letter_reports (id, key, fate, at) VALUES ('r', ?, 'delivered', 0)").bind(
      key,
    ),
  ]);
  const known = await table.stub.letters(ben as AccountId);
  expect(known.map(({ key: each, fate, error, at }) => [each, fate, error, at])).toEqual([
    [key, 'delivered', undefined, START],
    [`${key}:again`, 'dropped', 'QUIET', START + 1],
  ]);
  await env.DB.batch([env.DB.prepare('DELETE FROM letters'), env.DB.prepare('DELETE FROM letter_reports')]);
  await evictDurableObject(table.stub);
  expect(await table.stub.letters(ben as AccountId)).toEqual(known);
});

it('the steps lead to the very tables that a new object gets', async () => {
  const { stub } = await begin();
  await runInDurableObject(stub, (_: GameObject, { storage }) => {
    const layout = () =>
      storage.sql
        .exec(
          `SELECT m.name, group_concat(c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || c.pk) AS columns
           FROM sqlite_master m JOIN pragma_table_info(m.name) c
           WHERE m.type = 'table' AND m.name NOT GLOB '_cf_*' AND m.name NOT GLOB 'sqlite_*' GROUP BY 1 ORDER BY 1`,
        )
        .toArray();
    const today = layout();
    storage.sql.exec(OLDER);
    expect(layout()).not.toEqual(today);
    migrate(storage);
    expect(layout()).toEqual(today);
  });
});
