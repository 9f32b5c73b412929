/** Changes of an account's address: asked for on a page, done by the link in a letter. */
import type { AccountId } from '../game/events.ts';

export interface AddressChange {
  readonly account: AccountId;
  /** The account's name, and its address as it is now. */
  readonly name: string;
  readonly present: string;
  /** Where letters go when the change is done. */
  readonly address: string;
  /** Whether it undoes a change: sent to the old address. */
  readonly takesBack: boolean;
  readonly expiresAt: number;
  readonly usedAt: number | undefined;
}

export interface NewAddressChange
  extends Pick<AddressChange, 'account' | 'address' | 'takesBack' | 'expiresAt'> {
  readonly hash: string;
}

export async function planAddressChange(db: D1Database, change: NewAddressChange): Promise<void> {
  await db
    .prepare(
      'INSERT INTO address_changes (hash, account, address, takes_back, expires_at) VALUES (?, ?, ?, ?, ?)',
    )
    .bind(change.hash, change.account, change.address, change.takesBack ? 1 : 0, change.expiresAt)
    .run();
}

export async function findAddressChange(db: D1Database, hash: string): Promise<AddressChange | undefined> {
  const row = await db
    .prepare(
      `SELECT account, name, accounts.address AS present, address_changes.address, takes_back, expires_at, used_at
       FROM address_changes JOIN accounts ON accounts.id = account WHERE hash = ?`,
    )
    .bind(hash)
    .first<{
      account: AccountId;
      name: string;
      present: string;
      address: string;
      takes_back: number;
      expires_at: number;
      used_at: number | null;
    }>();
  if (!row) return undefined;
  const { takes_back, expires_at, used_at, ...rest } = row;
  return { ...rest, takesBack: takes_back === 1, expiresAt: expires_at, usedAt: used_at ?? undefined };
}

/**
 * Changes the address and spends the link, together; false when the link was spent just now, or another account has
 * the address. Sign-in links under way to the old address die; taking a change back signs everybody out.
 */
export async function changeAddress(
  db: D1Database,
  hash: string,
  { account, address, takesBack }: AddressChange,
  now: number,
): Promise<boolean> {
  const [changed] = await db.batch([
    db
      .prepare(
        `UPDATE accounts SET address = ?1, proved_at = ?2 WHERE id = ?3
           AND EXISTS (SELECT 1 FROM address_changes WHERE hash = ?4 AND used_at IS NULL AND expires_at > ?2)
           AND NOT EXISTS (SELECT 1 FROM accounts WHERE address = ?1)`,
      )
      .bind(address, now, account, hash),
    db
      .prepare(
        `UPDATE address_changes SET used_at = ?1
         WHERE hash = ?2 AND used_at IS NULL AND EXISTS (SELECT 1 FROM accounts WHERE id = ?3 AND address = ?4)`,
      )
      .bind(now, hash, account, address),
    db.prepare('DELETE FROM sign_in_tokens WHERE account = ?').bind(account),
    ...(takesBack ? [db.prepare('DELETE FROM sessions WHERE account = ?').bind(account)] : []),
  ]);
  return changed?.meta.changes === 1;
}
