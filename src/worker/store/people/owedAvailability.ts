/** Changes of quiet hours and days off that the player's games have yet to hear about. */
import type { AccountId, GameId } from '../../game/model/ids.ts';

export interface OwedAvailability {
  readonly account: AccountId;
  readonly change: string;
  /** Failed attempts so far. */
  readonly attempts: number;
  /** The last game that was told; '' none yet. */
  readonly toldTo: GameId | '';
  /** How many games were passed over on the way. */
  readonly failed: number;
}

/** A newer change replaces one still owed, since games are told the current availability anyway. */
export async function oweAvailability(
  db: D1Database,
  account: AccountId,
  change: string,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO owed_availability (account, change, due) VALUES (?, ?, ?)
       ON CONFLICT (account) DO UPDATE SET change = excluded.change, due = excluded.due, attempts = 0,
         told_to = '', failed = 0`,
    )
    .bind(account, change, now)
    .run();
}

/** The most overdue, of all accounts or of one. */
export async function owedAvailability(
  db: D1Database,
  now: number,
  limit: number,
  only: AccountId | undefined,
): Promise<readonly OwedAvailability[]> {
  const { results } = await db
    .prepare(
      `SELECT account, change, attempts, told_to AS toldTo, failed FROM owed_availability
       WHERE due <= ?1 ${only === undefined ? '' : 'AND account = ?3'} ORDER BY due LIMIT ?2`,
    )
    .bind(now, limit, ...(only === undefined ? [] : [only]))
    .all<OwedAvailability>();
  return results;
}

export async function settleAvailability(db: D1Database, owed: OwedAvailability): Promise<void> {
  await db
    .prepare('DELETE FROM owed_availability WHERE account = ? AND change = ?')
    .bind(owed.account, owed.change)
    .run();
}

/** The games up to `toldTo` have been asked: it goes on from there. */
export async function continueAvailability(
  db: D1Database,
  owed: OwedAvailability,
  toldTo: GameId,
  failed: number,
): Promise<void> {
  await db
    .prepare('UPDATE owed_availability SET told_to = ?, failed = ? WHERE account = ? AND change = ?')
    .bind(toldTo, failed, owed.account, owed.change)
    .run();
}

/** Records a failed attempt; the next one, from the first game on, is at `due`. */
export async function postponeAvailability(
  db: D1Database,
  owed: OwedAvailability,
  due: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE owed_availability SET due = ?, attempts = attempts + 1, told_to = '', failed = 0
       WHERE account = ? AND change = ?`,
    )
    .bind(due, owed.account, owed.change)
    .run();
}
