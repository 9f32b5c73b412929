/** Who is signed in on this browser: a random cookie, known here only by its hash. */

import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { AccountId } from '../game/model/ids.ts';
import type { Suppression } from '../store/mail/suppressions.ts';
import type { Account, AccountRow } from '../store/people/accounts.ts';
import { accountFromRow } from '../store/people/accounts.ts';
import { hashToken, newToken } from '../tokens.ts';
import type { App, Ctx } from './app.ts';

const DAY = 86_400_000;
const LIFE = 180 * DAY;

/** `__Host-` where there is TLS; on this machine's plain HTTP some browsers would not keep such a cookie. */
const cookieName = (c: Ctx): string => (c.var.settings.isLocal ? 'session' : '__Host-session');

export const withAccount = createMiddleware<App>(async (c, next) => {
  const token = getCookie(c, cookieName(c));
  const session = token ? await sessionOf(c.env.DB, token, Date.now()) : undefined;
  c.set('account', session?.account);
  c.set('mailStopped', session?.mailStopped);
  await next();
});

interface Session {
  readonly account: Account;
  /** Why no mail goes to the account's address, if so. */
  readonly mailStopped: Suppression['reason'] | undefined;
}

async function sessionOf(db: D1Database, token: string, now: number): Promise<Session | undefined> {
  const row = await db
    .prepare(
      `SELECT accounts.*, suppressions.reason FROM sessions JOIN accounts ON accounts.id = sessions.account
         LEFT JOIN suppressions USING (address)
       WHERE sessions.hash = ? AND sessions.expires_at > ?`,
    )
    .bind(hashToken(token), now)
    .first<AccountRow & { reason: Suppression['reason'] | null }>();
  return row ? { account: accountFromRow(row), mailStopped: row.reason ?? undefined } : undefined;
}

/** Signs the account in on this browser. */
export async function openSession(c: Ctx, account: AccountId, now: number): Promise<void> {
  const token = newToken();
  await c.env.DB.prepare('INSERT INTO sessions (hash, account, created_at, expires_at) VALUES (?, ?, ?, ?)')
    .bind(hashToken(token), account, now, now + LIFE)
    .run();
  setCookie(c, cookieName(c), token, {
    path: '/',
    httpOnly: true,
    secure: !c.var.settings.isLocal,
    sameSite: 'Lax',
    maxAge: LIFE / 1000,
  });
}

export async function closeSession(c: Ctx): Promise<void> {
  const token = getCookie(c, cookieName(c));
  if (token) await c.env.DB.prepare('DELETE FROM sessions WHERE hash = ?').bind(hashToken(token)).run();
  deleteCookie(c, cookieName(c), { path: '/', secure: !c.var.settings.isLocal });
}
