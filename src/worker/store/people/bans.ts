/** Accounts the operator has closed: they cannot sign in, or start or join games. */
import type { AccountId } from '../../game/model/ids.ts';

export interface Ban {
  readonly account: AccountId;
  readonly name: string;
  readonly reason: string;
  readonly at: number;
}

/** Closes the account, and signs it out everywhere at once. */
export async function ban(db: D1Database, account: AccountId, reason: string, now: number): Promise<void> {
  await db.batch([
    db
      .prepare('INSERT INTO bans (account, reason, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
      .bind(account, reason.slice(0, 500), now),
    db.prepare('DELETE FROM sessions WHERE account = ?').bind(account),
    db.prepare('DELETE FROM sign_in_tokens WHERE account = ?').bind(account),
  ]);
}

export async function liftBan(db: D1Database, account: AccountId): Promise<void> {
  await db.prepare('DELETE FROM bans WHERE account = ?').bind(account).run();
}

export async function isBanned(db: D1Database, account: AccountId): Promise<boolean> {
  return (await banOf(db, account)) !== undefined;
}

const BAN = `SELECT account, coalesce(name, '') AS name, reason, bans.at
  FROM bans LEFT JOIN accounts ON accounts.id = account`;

export async function banOf(db: D1Database, account: AccountId): Promise<Ban | undefined> {
  return (await db.prepare(`${BAN} WHERE account = ?`).bind(account).first<Ban>()) ?? undefined;
}

/** Newest first. */
export async function bans(db: D1Database, limit: number): Promise<readonly Ban[]> {
  const { results } = await db.prepare(`${BAN} ORDER BY bans.at DESC LIMIT ?`).bind(limit).all<Ban>();
  return results;
}
