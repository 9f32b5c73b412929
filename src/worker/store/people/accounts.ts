/**
 * Accounts: an address, proved by answering a letter, and a display name. No page or log ever shows an
 * address.
 */
import type { AccountId } from '../../game/model/ids.ts';

export interface Account {
  readonly id: AccountId;
  /** Lower case. */
  readonly address: string;
  /** '' until the person has given one. */
  readonly name: string;
  /** Whether somebody has answered a letter to the address. */
  readonly isProved: boolean;
  /** The number of the calendar address that works now; earlier ones are void. */
  readonly calendarEdition: number;
}

export interface AccountRow {
  readonly id: AccountId;
  readonly address: string;
  readonly name: string;
  readonly proved_at: number | null;
  readonly calendar_edition: number;
}

export const accountFromRow = ({ id, address, name, proved_at, calendar_edition }: AccountRow): Account => ({
  id,
  address,
  name,
  isProved: proved_at !== null,
  calendarEdition: calendar_edition,
});

/** The account of an address; undefined: there is none. */
export async function accountAt(db: D1Database, address: string): Promise<Account | undefined> {
  const row = await db
    .prepare('SELECT * FROM accounts WHERE address = ?')
    .bind(address.toLowerCase())
    .first<AccountRow>();
  return row ? accountFromRow(row) : undefined;
}

/** The account of an address. If there is none, makes an unproved one with `newId`. */
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
  const account = await accountAt(db, address);
  if (!account) throw new Error('an account was made and is not there');
  return account;
}

/** The account, or the one it was merged into when that one proved its address. */
export async function accountById(db: D1Database, id: AccountId): Promise<Account | undefined> {
  const row = await db
    .prepare('SELECT * FROM accounts WHERE id = (SELECT coalesce(successor, id) FROM accounts WHERE id = ?)')
    .bind(id)
    .first<AccountRow>();
  return row ? accountFromRow(row) : undefined;
}

/** Accounts of one of these names; of small and capital letters, only those of English are one here. */
export async function accountsNamed(
  db: D1Database,
  names: readonly string[],
  limit: number,
): Promise<readonly Account[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM accounts
       WHERE name COLLATE NOCASE IN (SELECT value FROM json_each(?)) AND name <> '' LIMIT ?`,
    )
    .bind(JSON.stringify(names), limit)
    .all<AccountRow>();
  return results.map(accountFromRow);
}

/** Restores an account that D1 has lost, from what its games know. An existing account is left alone. */
export async function restoreAccount(
  db: D1Database,
  id: AccountId,
  { address, name, provedAt, createdAt }: RestoredAccount,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO accounts (id, address, name, proved_at, created_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
    )
    .bind(id, address.toLowerCase(), name, provedAt, createdAt)
    .run();
  return meta.changes > 0;
}

interface RestoredAccount {
  readonly address: string;
  readonly name: string;
  readonly provedAt: number | null;
  readonly createdAt: number;
}

export async function renameAccount(db: D1Database, id: AccountId, name: string): Promise<void> {
  await db.prepare('UPDATE accounts SET name = ? WHERE id = ?').bind(name, id).run();
}

/** Voids the calendar's present address. */
export async function renewCalendar(db: D1Database, id: AccountId): Promise<void> {
  await db.prepare('UPDATE accounts SET calendar_edition = calendar_edition + 1 WHERE id = ?').bind(id).run();
}

/** Marks the address as proved, because its owner answered a letter. Sets the name, if one is given. */
export async function proveAccount(db: D1Database, id: AccountId, name: string, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE accounts SET proved_at = coalesce(proved_at, ?), name = CASE ? WHEN '' THEN name ELSE ? END
       WHERE id = ?`,
    )
    .bind(now, name, name, id)
    .run();
}

/**
 * Merges another account with this address into this one, which proves the address, if `condition` holds
 * (its bindings, from ?4 on, are `bound`). Only an account that has never played and never proved the
 * address is merged away, since anybody can create such accounts. `evenProved`: one that has proved it is
 * merged as well.
 */
export const mergeAccount = (
  db: D1Database,
  { address, account, evenProved }: { address: string; account: AccountId; evenProved: boolean },
  condition: string,
  ...bound: readonly (string | number)[]
): readonly D1PreparedStatement[] => [
  db
    .prepare(
      `UPDATE accounts SET address = id || '@merged.invalid', successor = ?2
       WHERE address = ?1 AND id <> ?2 AND (proved_at IS NULL OR ?3) AND ${condition}
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.account = accounts.id AND state IN ('playing', 'left'))`,
    )
    .bind(address, account, evenProved ? 1 : 0, ...bound),
  db
    .prepare(
      'UPDATE accounts SET successor = ?1 WHERE successor IN (SELECT id FROM accounts WHERE successor = ?1)',
    )
    .bind(account),
];
