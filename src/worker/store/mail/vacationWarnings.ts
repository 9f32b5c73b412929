/** Warnings that a vacation is about to end: which are planned, and which are due. */
import type { LocalDate } from '../../clock/days.ts';
import type { AccountId } from '../../game/model/ids.ts';

export interface Warning {
  readonly at: number;
  /** How long before the clocks resume. */
  readonly daysLeft: number;
  readonly last: LocalDate;
}

export interface DueWarning extends Warning {
  readonly account: AccountId;
  readonly address: string;
  /** Failed attempts so far. */
  readonly attempts: number;
}

/** Replaces an account's planned warnings. Warnings that were already sent are not planned again. */
export async function planWarnings(
  db: D1Database,
  account: AccountId,
  warnings: readonly Warning[],
): Promise<void> {
  const insert = db.prepare(
    'INSERT INTO vacation_warnings (account, last, days_left, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  await db.batch([
    db.prepare('DELETE FROM vacation_warnings WHERE account = ? AND sent_at IS NULL').bind(account),
    ...warnings.map(({ last, daysLeft, at }) => insert.bind(account, last, daysLeft, at)),
  ]);
}

/**
 * The most overdue warnings. Failed ones wait for their next attempt; accounts that want no letters, or
 * whose address is suppressed, are left out.
 */
export async function dueWarnings(
  db: D1Database,
  now: number,
  limit: number,
): Promise<readonly DueWarning[]> {
  const { results } = await db
    .prepare(
      `SELECT account, address, last, days_left AS daysLeft, at, attempts
       FROM vacation_warnings JOIN accounts ON accounts.id = account
         LEFT JOIN mail_settings USING (account)
       WHERE at <= ?1 AND retry_at <= ?1 AND sent_at IS NULL AND coalesce(mode, 'each') <> 'quiet'
         AND NOT EXISTS (SELECT 1 FROM suppressions WHERE suppressions.address = accounts.address)
       ORDER BY max(at, retry_at) LIMIT ?2`,
    )
    .bind(now, limit)
    .all<DueWarning>();
  return results;
}

export async function markWarned(db: D1Database, warning: DueWarning, now: number): Promise<void> {
  const { account, last, daysLeft } = warning;
  await db
    .prepare('UPDATE vacation_warnings SET sent_at = ? WHERE account = ? AND last = ? AND days_left = ?')
    .bind(now, account, last, daysLeft)
    .run();
}

/** Records a failed attempt; the next one is at `retryAt`. */
export async function postponeWarning(db: D1Database, warning: DueWarning, retryAt: number): Promise<void> {
  const { account, last, daysLeft } = warning;
  await db
    .prepare(
      `UPDATE vacation_warnings SET attempts = attempts + 1, retry_at = ?
       WHERE account = ? AND last = ? AND days_left = ?`,
    )
    .bind(retryAt, account, last, daysLeft)
    .run();
}
