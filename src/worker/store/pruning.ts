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
  { table: 'address_changes', at: 'expires_at', kept: 30 * DAY },
  { table: 'vacation_warnings', at: 'sent_at', kept: 30 * DAY },
  { table: 'play_letters', at: 'at', kept: 90 * DAY },
  { table: 'refused_mail', at: 'at', kept: 30 * DAY },
  { table: 'counts', at: 'ends_at', kept: 0 },
] as const;

/** What became of letters, the oldest first. Reports come in order of time. */
const LETTERS = [
  { table: 'letters', oldest: "WHERE fate <> 'parked' ORDER BY at", kept: 30 * DAY },
  // Too late to be sent again: their games have long gone on, or ended.
  { table: 'letters', oldest: "WHERE fate = 'parked' ORDER BY at", kept: 90 * DAY },
  { table: 'letter_reports', oldest: 'ORDER BY rowid', kept: 30 * DAY },
] as const;
/** A million moves a day make as many letters, and the cron comes by 288 times. */
const MOST_LETTERS = 5000;

/**
 * How long an account is kept whose address never answered: anybody can make one, by asking for a letter to
 * it. Looked at for some days more, then kept for good: a game, a wish or a block names it.
 */
const UNANSWERED = { kept: 60 * DAY, lookedAtFor: 7 * DAY } as const;
/** What names an account, and so keeps it. */
const NAMING = [
  ...['sessions', 'sign_in_tokens', 'address_changes', 'address_notices', 'mail_settings', 'game_mail'],
  ...['habits', 'vacation_days', 'vacation_warnings', 'seats', 'former_seats', 'blocks', 'bans', 'deletions'],
].map((table) => `NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table}.account = accounts.id)`);
const UNNAMED = [
  ...NAMING,
  'NOT EXISTS (SELECT 1 FROM invitations WHERE guest = accounts.id)',
  'NOT EXISTS (SELECT 1 FROM accounts AS merged WHERE merged.successor = accounts.id)',
].join(' AND ');

const pruneUnanswered = (db: D1Database, now: number): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM accounts WHERE id IN (
         SELECT id FROM accounts WHERE proved_at IS NULL AND name = '' AND successor IS NULL
           AND created_at > ?1 AND created_at < ?2 AND ${UNNAMED} LIMIT ${MOST})`,
    )
    .bind(now - UNANSWERED.kept - UNANSWERED.lookedAtFor, now - UNANSWERED.kept);

/** How many accounts are looked at in one go. */
const LOOKED_AT = 500;

/** The same for those that were made after `after`; `next`: until when, if there may be more. */
export async function forgetUnanswered(
  db: D1Database,
  after: number,
  now: number,
): Promise<{ readonly gone: number; readonly next: number | undefined }> {
  const before = now - UNANSWERED.kept;
  const never = "proved_at IS NULL AND name = '' AND created_at > ?1 AND created_at < ?2";
  const next = await db
    .prepare(
      `SELECT created_at FROM accounts WHERE ${never} ORDER BY created_at LIMIT 1 OFFSET ${LOOKED_AT - 1}`,
    )
    .bind(after, before)
    .first<number>('created_at');
  const { meta } = await db
    .prepare(`DELETE FROM accounts WHERE ${never} AND successor IS NULL AND ${UNNAMED}`)
    .bind(after, next === null ? before : next + 1)
    .run();
  return { gone: meta.changes, next: next ?? undefined };
}

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
    ...LETTERS.map(({ table, oldest, kept }) =>
      db
        .prepare(
          `DELETE FROM ${table} WHERE at < ?
             AND rowid IN (SELECT rowid FROM ${table} ${oldest} LIMIT ${MOST_LETTERS})`,
        )
        .bind(now - kept),
    ),
    pruneUnanswered(db, now),
  ]);
  const tables = [...PRUNED, ...LETTERS, { table: 'accounts' }];
  const gone: Record<string, number> = {};
  for (const [index, { table }] of tables.entries()) {
    const rows = done[index]?.meta.changes ?? 0;
    if (rows > 0) gone[table] = (gone[table] ?? 0) + rows;
  }
  return Object.keys(gone).length > 0 ? gone : undefined;
}
