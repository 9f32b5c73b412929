/** Who is signed in on this browser, by a random cookie that the store knows only by its hash. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { DAY, SECOND } from '../clock/units.ts';
import type { AccountId } from '../game/model/ids.ts';
import type { Account } from '../store/people/accounts.ts';
import { createSession, deleteSession, findSession } from '../store/people/sessions.ts';
import { hashToken } from '../tokens.ts';
import type { App, Ctx } from './app.ts';

const LIFE = 180 * DAY;

/** `__Host-` needs TLS: over plain HTTP on a developer's machine some browsers would drop such a cookie. */
const cookieName = (c: Ctx): string => (c.var.settings.isLocal ? 'session' : '__Host-session');

/** The session of the browser that asks, if it has one. */
export function sessionOf(c: Ctx) {
  const token = getCookie(c, cookieName(c));
  return token ? findSession(c.env.DB, token, Date.now()) : undefined;
}

/** What names the session of the browser that asks. */
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

/** The account that is signed in, on pages that are only shown to someone who is. */
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
