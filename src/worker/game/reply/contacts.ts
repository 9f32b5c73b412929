/**
 * The addresses of a game's players, so that replies can be checked without D1. They are in no log or export.
 */
import type { Addresses } from '../model/commands.ts';
import type { AccountId } from '../model/ids.ts';

export function keepContacts(sql: SqlStorage, addresses: Addresses): void {
  for (const [account, address] of Object.entries(addresses)) {
    sql.exec(
      `INSERT INTO kept (kind, key, value) VALUES ('contact', ?, ?)
       ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value WHERE value <> excluded.value`,
      account,
      address.toLowerCase(),
    );
  }
}

export const contactOf = (sql: SqlStorage, account: AccountId): string | undefined =>
  sql
    .exec<{ address: string }>(
      "SELECT value AS address FROM kept WHERE kind = 'contact' AND key = ?",
      account,
    )
    .toArray()[0]?.address;

export function forgetContact(sql: SqlStorage, account: AccountId): void {
  sql.exec("DELETE FROM kept WHERE kind = 'contact' AND key = ?", account);
}
