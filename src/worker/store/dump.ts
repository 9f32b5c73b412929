/** What D1 holds that cannot be restored from anywhere else, row by row, into a backup and back. */
import { sha256Hex } from '../sha256.ts';

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

export interface DumpedRow {
  readonly table: string;
  readonly row: Row;
}

/**
 * Tables left out of backups: people can sign in again, limits start over, lists and the register are
 * rebuilt from the games, and some tables are about backups themselves. Every other table is backed up,
 * including any added later.
 */
const LEFT_OUT = [
  'sessions',
  'sign_in_tokens',
  'asked_letters',
  'counts',
  'heartbeats',
  'refused_mail',
  'play_letters',
  'games',
  'seats',
  'former_seats',
  'game_register',
  'restores',
  'bucket_backups',
  'd1_migrations',
];

interface Pass {
  readonly table: string;
  readonly where: string;
}

/**
 * Accounts come first, since rows of other tables refer to them; and among those, accounts that were never
 * merged come before those that were merged into them.
 */
async function passesOf(db: D1Database): Promise<readonly Pass[]> {
  const tables = (await tablesOf(db)).filter((table) => table !== 'accounts');
  return [
    { table: 'accounts', where: 'successor IS NULL' },
    { table: 'accounts', where: 'successor IS NOT NULL' },
    ...tables.map((table) => ({ table, where: 'true' })),
  ];
}

async function tablesOf(db: D1Database): Promise<readonly string[]> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all<{ name: string }>();
  return results
    .map(({ name }) => name)
    .filter((name) => !LEFT_OUT.includes(name) && !/^(sqlite_|_cf_)/.test(name));
}

/** Up to `limit` rows after `cursor`, and the next cursor; undefined: these were the last. */
export async function dumpRows(
  db: D1Database,
  cursor: string | undefined,
  limit: number,
): Promise<{ rows: readonly DumpedRow[]; next: string | undefined }> {
  const [pass = 0, after = 0] = (cursor ?? '0.0').split('.').map(Number);
  const passes = await passesOf(db);
  const current = passes[pass];
  if (!current) return { rows: [], next: undefined };
  const { table, where } = current;
  const { results } = await db
    .prepare(
      `SELECT rowid AS dump_rowid, * FROM "${table}" WHERE rowid > ? AND ${where} ORDER BY rowid LIMIT ?`,
    )
    .bind(after, limit)
    .all<Row>();
  const rows = results.map(({ dump_rowid: _, ...row }) => ({ table, row: row as Row }));
  const last = results.at(-1)?.dump_rowid;
  if (results.length === limit) return { rows, next: `${pass}.${last}` };
  return { rows, next: pass + 1 < passes.length ? `${pass + 1}.0` : undefined };
}

/** Inserts rows; rows that exist already are left alone. Returns what is wrong with them, if anything. */
export async function restoreRows(
  db: D1Database,
  rows: readonly DumpedRow[],
): Promise<{ table: string; column: string | undefined } | undefined> {
  const known = await tablesOf(db);
  const columns = new Map<string, ReadonlySet<string>>();
  for (const { table, row } of rows) {
    if (!known.includes(table)) return { table, column: undefined };
    if (!columns.has(table)) columns.set(table, await columnsOf(db, table));
    const column = Object.keys(row).find((name) => !columns.get(table)?.has(name));
    if (column !== undefined) return { table, column };
  }
  const statements = rows.map(({ table, row }) => {
    const names = Object.keys(row);
    const sql = `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')})
                 VALUES (${names.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`;
    return db.prepare(sql).bind(...Object.values(row));
  });
  if (statements.length > 0) await db.batch(statements);
  return undefined;
}

async function columnsOf(db: D1Database, table: string): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare('SELECT name FROM pragma_table_info(?)')
    .bind(table)
    .all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
}

/**
 * Begins restoring the backup with this digest, or continues. `false`: the instance has players or games of
 * its own, and no restore of this backup was begun.
 */
export async function beginRestore(db: D1Database, digest: string, now: number): Promise<boolean> {
  const id = sha256Hex(digest);
  const isEmpty = 'NOT EXISTS (SELECT 1 FROM accounts) AND NOT EXISTS (SELECT 1 FROM game_register)';
  await db.batch([
    db.prepare(`DELETE FROM restores WHERE ended_at IS NULL AND ${isEmpty}`),
    db
      .prepare(`INSERT INTO restores (id, begun_at) SELECT ?, ? WHERE ${isEmpty} ON CONFLICT DO NOTHING`)
      .bind(id, now),
  ]);
  return (await openRestore(db)) === id;
}

/** The restore that is in progress. */
async function openRestore(db: D1Database): Promise<string | null> {
  return db.prepare('SELECT id FROM restores WHERE ended_at IS NULL').first<string>('id');
}

export const isRestoring = async (db: D1Database): Promise<boolean> => (await openRestore(db)) !== null;

export async function endRestore(db: D1Database, now: number): Promise<void> {
  await db.prepare('UPDATE restores SET ended_at = ? WHERE ended_at IS NULL').bind(now).run();
}
