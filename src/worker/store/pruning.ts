/**
 * What has had its time goes, some rows in each run: whoever asks more of it is told that it is over, and a
 * table does not fill the database with what nobody reads.
 */
import { DAY } from '../clock/units.ts';

/** How many rows of each table one run takes out. */
const MOST = 1000;

/** What goes: rows of a table whose instant in `at` is longer past than `kept`. */
const PRUNED = [
  { table: 'sessions', at: 'expires_at', kept: 0 },
  // A used or expired link says so for a while.
  { table: 'sign_in_tokens', at: 'expires_at', kept: 7 * DAY },
  { table: 'vacation_warnings', at: 'sent_at', kept: 30 * DAY },
  { table: 'play_letters', at: 'at', kept: 90 * DAY },
  { table: 'refused_mail', at: 'at', kept: 30 * DAY },
  { table: 'counts', at: 'ends_at', kept: 0 },
] as const;

/** What became of letters: the oldest rows are looked at, in the order in which they came. */
const LETTERS = [
  { table: 'letters', but: "AND fate <> 'parked'" },
  { table: 'letter_reports', but: '' },
] as const;
const LETTERS_KEPT = 30 * DAY;
/** A million moves a day make as many letters, and the cron comes by 288 times. */
const MOST_LETTERS = 5000;

/** Returns how many rows went, by table; undefined: none. */
export async function prune(
  db: D1Database,
  now: number,
): Promise<Readonly<Record<string, number>> | undefined> {
  const done = await db.batch([
    ...PRUNED.map(({ table, at, kept }) =>
      db
        .prepare(
          `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${at} < ? LIMIT ${MOST})`,
        )
        .bind(now - kept),
    ),
    ...LETTERS.map(({ table, but }) =>
      db
        .prepare(
          `DELETE FROM ${table} WHERE at < ? ${but}
             AND rowid IN (SELECT rowid FROM ${table} ORDER BY rowid LIMIT ${MOST_LETTERS})`,
        )
        .bind(now - LETTERS_KEPT),
    ),
  ]);
  const gone = [...PRUNED, ...LETTERS]
    .map(({ table }, index) => [table, done[index]?.meta.changes ?? 0] as const)
    .filter(([, rows]) => rows > 0);
  return gone.length > 0 ? Object.fromEntries(gone) : undefined;
}
