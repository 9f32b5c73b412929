/**
 * Letters that announce a change of address. The change's own transaction records them, so that none can be
 * forgotten.
 */
import type { AccountId } from '../../game/model/ids.ts';

export interface AddressNotice {
  /** The hash of the link that was used. */
  readonly change: string;
  readonly account: AccountId;
  readonly name: string;
  /** Where the notice goes. */
  readonly address: string;
  /**
   * Whether letters no longer go to this address, now do, or no longer do because the old address undid the
   * change.
   */
  readonly news: 'left' | 'arrived' | 'takenBack';
  readonly owedSince: number;
  /** Failed attempts so far. */
  readonly attempts: number;
}

/** The most overdue notices, of all changes or of one; suppressed addresses are left out. */
export async function dueNotices(
  db: D1Database,
  now: number,
  limit: number,
  change: string | undefined,
): Promise<readonly AddressNotice[]> {
  const { results } = await db
    .prepare(
      `SELECT change, account, name, address_notices.address, news, owed_since AS owedSince, attempts
       FROM address_notices JOIN accounts ON accounts.id = account
       WHERE due <= ?1 ${change === undefined ? '' : 'AND change = ?3'} AND NOT EXISTS
         (SELECT 1 FROM suppressions WHERE suppressions.address = address_notices.address)
       ORDER BY due LIMIT ?2`,
    )
    .bind(now, limit, ...(change === undefined ? [] : [change]))
    .all<AddressNotice>();
  return results;
}

/** Removes a notice that was sent or given up. */
export async function removeNotice(db: D1Database, { change, address }: AddressNotice): Promise<void> {
  await db
    .prepare('DELETE FROM address_notices WHERE change = ? AND address = ?')
    .bind(change, address)
    .run();
}

/** Records a failed attempt; the next one is at `due`. */
export async function postponeNotice(
  db: D1Database,
  { change, address }: AddressNotice,
  due: number,
): Promise<void> {
  await db
    .prepare('UPDATE address_notices SET due = ?, attempts = attempts + 1 WHERE change = ? AND address = ?')
    .bind(due, change, address)
    .run();
}
