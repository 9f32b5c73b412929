/** Who is signed in on which browser. Only a hash of the cookie is stored. */
import type { AccountId } from '../../game/model/ids.ts';
import { hashToken, newToken } from '../../tokens.ts';
import type { Suppression } from '../mail/suppressions.ts';
import { type Account, type AccountRow, accountFromRow } from './accounts.ts';

export interface Session {
  readonly account: Account;
  /** Why the account's address is suppressed, if it is. */
  readonly mailStopped: Suppression['reason'] | undefined;
}

export async function findSession(db: D1Database, token: string, now: number): Promise<Session | undefined> {
  const row = await db
    .prepare(
      `SELECT accounts.*, suppressions.reason FROM sessions JOIN accounts ON accounts.id = sessions.account
         LEFT JOIN suppressions USING (address)
       WHERE sessions.hash = ? AND sessions.expires_at > ?
         AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.account = accounts.id)`,
    )
    .bind(hashToken(token), now)
    .first<AccountRow & { reason: Suppression['reason'] | null }>();
  return row ? { account: accountFromRow(row), mailStopped: row.reason ?? undefined } : undefined;
}

/** Begins a session, and returns its token, which is not stored. */
export async function createSession(
  db: D1Database,
  account: AccountId,
  now: number,
  expiresAt: number,
): Promise<string> {
  const token = newToken();
  await db
    .prepare('INSERT INTO sessions (hash, account, created_at, expires_at) VALUES (?, ?, ?, ?)')
    .bind(hashToken(token), account, now, expiresAt)
    .run();
  return token;
}

export async function deleteSession(db: D1Database, token: string): Promise<void> {
  await db.prepare('DELETE FROM sessions WHERE hash = ?').bind(hashToken(token)).run();
}

export interface OwnSession {
  /** The hash of its token: identifies the session, but cannot open it. */
  readonly hash: string;
  readonly createdAt: number;
}

/** Where the account is signed in, newest first. */
export async function sessionsOf(
  db: D1Database,
  account: AccountId,
  now: number,
): Promise<readonly OwnSession[]> {
  const { results } = await db
    .prepare(
      `SELECT hash, created_at AS createdAt FROM sessions WHERE account = ? AND expires_at > ?
       ORDER BY created_at DESC LIMIT 100`,
    )
    .bind(account, now)
    .all<OwnSession>();
  return results;
}

/** Ends one session of the account, or all of them, and voids sign-in links that are still unused. */
export async function endSessions(db: D1Database, account: AccountId, hash?: string): Promise<void> {
  if (hash !== undefined) {
    await db.prepare('DELETE FROM sessions WHERE account = ? AND hash = ?').bind(account, hash).run();
    return;
  }
  await db.batch([
    db.prepare('DELETE FROM sessions WHERE account = ?').bind(account),
    db.prepare('DELETE FROM sign_in_tokens WHERE account = ?').bind(account),
  ]);
}
