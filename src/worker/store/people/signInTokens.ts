/** The tokens of sign-in letters: a GET only shows the page, a POST uses the token up. */

import { MINUTE } from '../../clock/units.ts';
import type { AccountId } from '../../game/model/ids.ts';
import { SIGN_IN_LIFE } from '../../limits.ts';
import { hashToken, newToken } from '../../tokens.ts';

export const SIGN_IN_MINUTES = SIGN_IN_LIFE / MINUTE;

export interface SignInToken {
  readonly account: AccountId;
  readonly name: string;
  readonly address: string;
  /** The page to open after signing in. */
  readonly next: string;
  readonly usedAt: number | undefined;
  readonly expiresAt: number;
}

export async function createSignInToken(
  db: D1Database,
  account: AccountId,
  next: string,
  now: number,
): Promise<string> {
  const token = newToken();
  await db
    .prepare(
      'INSERT INTO sign_in_tokens (hash, account, next, created_at, expires_at) VALUES (?, ?, ?, ?, ?)',
    )
    .bind(hashToken(token), account, next, now, now + SIGN_IN_LIFE)
    .run();
  return token;
}

export async function findSignInToken(db: D1Database, token: string): Promise<SignInToken | undefined> {
  const row = await db
    .prepare(
      `SELECT account, next, used_at, expires_at, name, address
       FROM sign_in_tokens JOIN accounts ON accounts.id = account WHERE hash = ?`,
    )
    .bind(hashToken(token))
    .first<{
      account: AccountId;
      next: string;
      used_at: number | null;
      expires_at: number;
      name: string;
      address: string;
    }>();
  if (!row) return undefined;
  const { used_at, expires_at, ...rest } = row;
  return { ...rest, usedAt: used_at ?? undefined, expiresAt: expires_at };
}

/** Uses the token up; false if it was used before or has expired. */
export async function spendSignInToken(db: D1Database, token: string, now: number): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE sign_in_tokens SET used_at = ?1 WHERE hash = ?2 AND used_at IS NULL AND expires_at > ?1')
    .bind(now, hashToken(token))
    .run();
  return meta.changes === 1;
}
