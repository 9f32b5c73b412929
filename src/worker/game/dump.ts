/** A game as stored in a backup (all rows of all of its object's tables), and how to restore it. */
import type { GameState } from './evolve/state.ts';
import { findBreak, type LogRecord } from './log/chain.ts';
import { findBrokenSeal } from './log/sealed.ts';
import { readRecords, recordOf } from './log/table.ts';
import { hasTables, layOut, migrate, stepsOf, takeSteps } from './migrations.ts';
import { type GameId, NOBODY } from './model/ids.ts';
import type { GameTables, Introduction, RestoreAnswer, RestoreFailure, Row } from './model/restoring.ts';
import { contactOf } from './reply/contacts.ts';

function tablesOf(sql: SqlStorage): readonly string[] {
  return sql
    .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .toArray()
    .map(({ name }) => name)
    .filter((name) => name !== 'migrations' && !/^(sqlite_|_cf_)/.test(name));
}

/** undefined if there is no game. */
export function dumpGame(sql: SqlStorage): GameTables | undefined {
  if (!hasTables(sql)) return undefined;
  const rowsOf = (table: string) => sql.exec<Row>(`SELECT * FROM "${table}" ORDER BY 1, 2`).toArray();
  const tables = Object.fromEntries(tablesOf(sql).map((table) => [table, rowsOf(table)]));
  return tables.events?.length ? tables : undefined;
}

/**
 * Restores a game into an object that has none or only the game's beginning. Its log's chain is checked
 * first.
 */
export function restoreGame(storage: DurableObjectStorage, id: GameId, tables: GameTables): RestoreAnswer {
  const records = ((tables.events ?? []) as unknown as Parameters<typeof recordOf>[0][]).map(recordOf);
  const flaw = flawOf(id, records);
  if (flaw) return { did: 'failed', reason: flaw };
  migrate(storage);
  const held = readRecords(storage.sql);
  const other = records.find(({ hash }, index) => held[index] && held[index].hash !== hash);
  if (other) return { did: 'failed', reason: { code: 'OTHER_LOG', seq: other.seq } };
  if (held.length >= records.length) return { did: 'kept' };
  const unknown = putIn(storage, tables);
  return unknown ? { did: 'failed', reason: unknown } : { did: 'restored' };
}

/** Puts the rows into tables as they were when the backup was made, and brings those up to date. */
function putIn(storage: DurableObjectStorage, tables: GameTables): RestoreFailure | undefined {
  const { sql } = storage;
  const steps = stepsOf(tables.kept);
  let unknown: RestoreFailure | undefined;
  try {
    storage.transactionSync(() => {
      // An object that was rolled back to an earlier moment holds the beginning of this same game.
      for (const table of tablesOf(sql)) sql.exec(`DROP TABLE "${table}"`);
      layOut(sql, steps);
      unknown = unknownColumn(sql, tables);
      if (unknown) throw new Error('nothing is put in');
      for (const [table, rows] of Object.entries(tables)) for (const row of rows) insert(sql, table, row);
      takeSteps(sql, steps);
    });
  } catch (error) {
    if (!unknown) throw error;
  }
  return unknown;
}

/** What is wrong with a log that is to be put in; undefined: nothing. */
export function flawOf(id: GameId, records: readonly LogRecord[]): RestoreFailure | undefined {
  const [first] = records;
  if (!first) return { code: 'NO_LOG' };
  const broken = findBreak(records);
  if (broken !== undefined) return { code: 'BROKEN_CHAIN', seq: broken };
  const altered = findBrokenSeal(records);
  if (altered !== undefined) return { code: 'BROKEN_SEAL', seq: altered };
  const { id: named } = JSON.parse(first.payload) as { id?: unknown };
  return named === id ? undefined : { code: 'OTHER_GAME' };
}

function unknownColumn(sql: SqlStorage, tables: GameTables): RestoreFailure | undefined {
  const known = tablesOf(sql);
  for (const [table, [row = {}]] of Object.entries(tables)) {
    const columns = known.includes(table)
      ? sql
          .exec<{ name: string }>('SELECT name FROM pragma_table_info(?)', table)
          .toArray()
          .map(({ name }) => name)
      : [];
    const column = Object.keys(row).find((name) => !columns.includes(name));
    if (column !== undefined) return { code: 'UNKNOWN_COLUMN', table, column };
  }
  return undefined;
}

function insert(sql: SqlStorage, table: string, row: Row): void {
  const names = Object.keys(row);
  sql.exec(
    `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')})
     VALUES (${names.map(() => '?').join(', ')})`,
    ...Object.values(row),
  );
}

/** What a game knows about its players, from the log and from the contacts kept beside it. */
export const introductionOf = (sql: SqlStorage, { id, createdAt, seats }: GameState): Introduction => ({
  id,
  createdAt,
  players: seats.flatMap(({ account, name, state }) => {
    const address = account === NOBODY ? undefined : contactOf(sql, account);
    const hasSat = state === 'playing' || state === 'left';
    return address === undefined ? [] : [{ account, address, name, hasSat }];
  }),
});
