/** Who plays: an address, proved by a letter, and a display name. Addresses never leave through pages or logs. */
import type { AccountId } from '../game/events.ts';

export interface Account {
  readonly id: AccountId;
  /** Lower case. */
  readonly address: string;
  /** '' until the person has given one. */
  readonly name: string;
  /** Whether a letter to the address has been answered. */
  readonly isProved: boolean;
}

export interface AccountRow {
  readonly id: string;
  readonly address: string;
  readonly name: string;
  readonly proved_at: number | null;
}

export const accountFromRow = ({ id, address, name, proved_at }: AccountRow): Account => ({
  id,
  address,
  name,
  isProved: proved_at !== null,
});

/** The account of an address; made, unproved, when there is none. `newId` is used only then. */
export async function accountForAddress(
  db: D1Database,
  address: string,
  newId: AccountId,
  now: number,
): Promise<Account> {
  await db
    .prepare(
      'INSERT INTO accounts (id, address, name, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    )
    .bind(newId, address.toLowerCase(), '', now)
    .run();
  const row = await db
    .prepare('SELECT * FROM accounts WHERE address = ?')
    .bind(address.toLowerCase())
    .first<AccountRow>();
  if (!row) throw new Error('an account was made and is not there');
  return accountFromRow(row);
}

export async function accountById(db: D1Database, id: AccountId): Promise<Account | undefined> {
  const row = await db.prepare('SELECT * FROM accounts WHERE id = ?').bind(id).first<AccountRow>();
  return row ? accountFromRow(row) : undefined;
}

export async function renameAccount(db: D1Database, id: AccountId, name: string): Promise<void> {
  await db.prepare('UPDATE accounts SET name = ? WHERE id = ?').bind(name, id).run();
}

/** The person has answered a letter to the address; a name is kept if one is given. */
export async function proveAccount(db: D1Database, id: AccountId, name: string, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE accounts SET proved_at = coalesce(proved_at, ?), name = CASE ? WHEN '' THEN name ELSE ? END
       WHERE id = ?`,
    )
    .bind(now, name, name, id)
    .run();
}
