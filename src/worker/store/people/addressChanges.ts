/**
 * Changes of an account's address: requested on a page, carried out by the link in a letter. Links are
 * ordered by when they were planned. Any change voids the links still waiting for proof. Undoing a change
 * also voids the undo links planned after it, since those went to later addresses; earlier ones stay valid.
 */
import type { AccountId } from '../../game/model/ids.ts';
import { mergeAccount } from './accounts.ts';
import { noteNewAddress } from './restoredAddresses.ts';

export interface AddressChange {
  readonly hash: string;
  readonly account: AccountId;
  /** The account's name, and its current address. */
  readonly name: string;
  readonly present: string;
  /** Where letters go after the change. */
  readonly address: string;
  /** Whether it undoes a change; that link goes to the old address. */
  readonly takesBack: boolean;
  readonly expiresAt: number;
  /** When it was used, or was voided by another change. */
  readonly usedAt: number | undefined;
}

export type NewAddressChange = Pick<
  AddressChange,
  'hash' | 'account' | 'address' | 'takesBack' | 'expiresAt'
>;

const INSERT = 'INSERT INTO address_changes (hash, account, address, takes_back, expires_at)';

export async function planAddressChange(db: D1Database, change: NewAddressChange): Promise<void> {
  const { hash, account, address, takesBack, expiresAt } = change;
  await db
    .prepare(`${INSERT} VALUES (?, ?, ?, ?, ?)`)
    .bind(hash, account, address, takesBack ? 1 : 0, expiresAt)
    .run();
}

export async function findAddressChange(db: D1Database, hash: string): Promise<AddressChange | undefined> {
  const row = await db
    .prepare(
      `SELECT hash, account, name, accounts.address AS present, address_changes.address, takes_back, expires_at,
         used_at
       FROM address_changes JOIN accounts ON accounts.id = account WHERE hash = ?`,
    )
    .bind(hash)
    .first<{
      hash: string;
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

/** SQL: this exact change has used the link (?1 its hash, ?2 the time). */
const DONE = 'EXISTS (SELECT 1 FROM address_changes WHERE hash = ?1 AND used_at = ?2)';

/**
 * In one transaction: changes the address, uses up the link, signs the account out everywhere, voids the
 * calendar's address and the links this change supersedes, and records a notice for both addresses. False if
 * the link was used up in the meantime, or if another account has the address and has played or proved it;
 * but an undo succeeds even if another account has proved it. `takeBack`: the undo link for the current
 * address, unless this is itself an undo.
 */
export async function changeAddress(
  db: D1Database,
  change: AddressChange,
  takeBack: Pick<NewAddressChange, 'hash' | 'expiresAt'>,
  now: number,
): Promise<boolean> {
  const { hash, account, present, address, takesBack } = change;
  const [, , changed] = await db.batch([
    ...mergeAccount(
      db,
      { address, account, evenProved: takesBack },
      'EXISTS (SELECT 1 FROM address_changes WHERE hash = ?4 AND used_at IS NULL AND expires_at > ?5)',
      hash,
      now,
    ),
    db
      .prepare(
        `UPDATE accounts SET address = ?1, proved_at = ?2, calendar_edition = calendar_edition + 1 WHERE id = ?3 AND address = ?5
           AND EXISTS (SELECT 1 FROM address_changes WHERE hash = ?4 AND used_at IS NULL AND expires_at > ?2)
           AND NOT EXISTS (SELECT 1 FROM accounts WHERE address = ?1)`,
      )
      .bind(address, now, account, hash, present),
    db
      .prepare(
        `UPDATE address_changes SET used_at = ?2
         WHERE hash = ?1 AND used_at IS NULL AND EXISTS (SELECT 1 FROM accounts WHERE id = ?3 AND address = ?4)`,
      )
      .bind(hash, now, account, address),
    db
      .prepare(
        `UPDATE address_changes SET used_at = ?2 WHERE account = ?3 AND used_at IS NULL AND ${DONE}
           AND (takes_back = 0 OR ?4 AND id > (SELECT id FROM address_changes WHERE hash = ?1))`,
      )
      .bind(hash, now, account, takesBack ? 1 : 0),
    ...['sign_in_tokens', 'sessions'].map((table) =>
      db
        .prepare(
          `DELETE FROM ${table} WHERE ${DONE}
             AND account IN (SELECT id FROM accounts WHERE id = ?3 OR successor = ?3)`,
        )
        .bind(hash, now, account),
    ),
    ...(takesBack
      ? []
      : [
          db
            .prepare(`${INSERT} SELECT ?3, ?4, ?5, 1, ?6 WHERE ${DONE} ON CONFLICT DO NOTHING`)
            .bind(hash, now, takeBack.hash, account, present, takeBack.expiresAt),
        ]),
    noteNewAddress(db, address, DONE, hash, now),
    ...planNotices(db, change, now, DONE),
  ]);
  return changed?.meta.changes === 1;
}

/** Records a notice for both addresses if `condition` holds (?1 the change's hash, ?2 the time). */
function planNotices(
  db: D1Database,
  { hash, account, present, address, takesBack }: AddressChange,
  now: number,
  condition: string,
): readonly D1PreparedStatement[] {
  const insert = db.prepare(
    `INSERT INTO address_notices (change, account, address, news, owed_since, due)
     SELECT ?1, ?3, ?4, ?5, ?2, ?2 WHERE ${condition} ON CONFLICT DO NOTHING`,
  );
  return [
    insert.bind(hash, now, account, present, takesBack ? 'takenBack' : 'left'),
    insert.bind(hash, now, account, address, 'arrived'),
  ];
}
