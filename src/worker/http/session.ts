/** Who is signed in on this browser: a random cookie, of which only the hash is stored. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { DAY, SECOND } from '../clock/units.ts';
import type { AccountId } from '../game/model/ids.ts';
import type { Account } from '../store/people/accounts.ts';
import { createSession, deleteSession, findSession } from '../store/people/sessions.ts';
import { hashToken } from '../tokens.ts';
import type { App, Ctx } from './app.ts';

const LIFE = 180 * DAY;

/** `__Host-` needs TLS: over plain HTTP on a developer's machine, some browsers would drop such a cookie. */
const cookieName = (c: Ctx): string => (c.var.settings.isLocal ? 'session' : '__Host-session');

/** The session of the requesting browser, if it has one. */
export function sessionOf(c: Ctx) {
  const token = getCookie(c, cookieName(c));
  return token ? findSession(c.env.DB, token, Date.now()) : undefined;
}

/** The hash that names the requesting browser's session. */
export function sessionHash(c: Ctx): string | undefined {
  const token = getCookie(c, cookieName(c));
  return token ? hashToken(token) : undefined;
}

export const withAccount = createMiddleware<App>(async (c, next) => {
  const session = await sessionOf(c);
  c.set('account', session?.account);
  c.set('mailStopped', session?.mailStopped);
  await next();
});

/** The signed-in account, on pages that require one. */
export function accountOf(c: Ctx): Account {
  const { account } = c.var;
  if (!account) throw new Error('nobody is signed in');
  return account;
}

/** Signs the account in on this browser. */
export async function openSession(c: Ctx, account: AccountId, now: number): Promise<void> {
  const token = await createSession(c.env.DB, account, now, now + LIFE);
  setCookie(c, cookieName(c), token, {
    path: '/',
    httpOnly: true,
    secure: !c.var.settings.isLocal,
    sameSite: 'Lax',
    maxAge: LIFE / SECOND,
  });
}

export async function closeSession(c: Ctx): Promise<void> {
  const token = getCookie(c, cookieName(c));
  if (token) await deleteSession(c.env.DB, token);
  deleteCookie(c, cookieName(c), { path: '/', secure: !c.var.settings.isLocal });
}
