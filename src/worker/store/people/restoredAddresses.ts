/** Addresses that work again, or are new: turn letters that are still waiting must be sent to them again. */
import type { AccountId, GameId } from '../../game/model/ids.ts';

export interface OwedResend {
  readonly account: AccountId;
  readonly address: string;
  /** In ms since 1970. Also tells one round of resending from another. */
  readonly since: number;
  /** The last game that was asked; '' none yet. */
  readonly toldTo: GameId | '';
  /** How many games were passed over on the way. */
  readonly failed: number;
}

/** Those whose last attempt is longest ago, or the one for a single address. */
export async function owedResends(
  db: D1Database,
  limit: number,
  address: string | undefined,
): Promise<readonly OwedResend[]> {
  const { results } = await db
    .prepare(
      `SELECT accounts.id AS account, address, owed_since AS since,
         told_to AS toldTo, failed FROM mended_addresses JOIN accounts USING (address)
       WHERE owed_since IS NOT NULL ${address === undefined ? '' : 'AND address = ?2'} ORDER BY tried_at LIMIT ?1`,
    )
    .bind(limit, ...(address === undefined ? [] : [address]))
    .all<OwedResend>();
  return results;
}

export async function markResendTried(db: D1Database, { address }: OwedResend, now: number): Promise<void> {
  await db.prepare('UPDATE mended_addresses SET tried_at = ? WHERE address = ?').bind(now, address).run();
}

/** The games up to `toldTo` have been asked, and it goes on from there; '': it begins anew. */
export async function continueResend(
  db: D1Database,
  { address, since }: OwedResend,
  toldTo: GameId | '',
  failed: number,
): Promise<void> {
  await db
    .prepare('UPDATE mended_addresses SET told_to = ?, failed = ? WHERE address = ? AND owed_since = ?')
    .bind(toldTo, failed, address, since)
    .run();
}

/** Removes an address once all of its games have been asked. */
export async function markResent(db: D1Database, { address, since }: OwedResend): Promise<void> {
  await db
    .prepare(
      `UPDATE mended_addresses SET owed_since = NULL, told_to = '', failed = 0
       WHERE address = ? AND owed_since = ?`,
    )
    .bind(address, since)
    .run();
}

/** Records the new address of an account, if `condition` holds (?1 the change's hash, ?2 the time). */
export const noteNewAddress = (
  db: D1Database,
  address: string,
  condition: string,
  hash: string,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO mended_addresses (address, at, owed_since) SELECT ?3, ?2, ?2 WHERE ${condition}
       ON CONFLICT DO UPDATE SET at = excluded.at, owed_since = excluded.owed_since, told_to = '',
         failed = 0`,
    )
    .bind(hash, now, address);
