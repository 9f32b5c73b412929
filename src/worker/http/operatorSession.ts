/**
 * Whether the visitor is the operator: by the token in a header, or by the cookie set after the token was
 * entered.
 */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { HOUR, SECOND } from '../clock/units.ts';
import { deriveToken, hashToken } from '../tokens.ts';
import type { App, Ctx } from './app.ts';
import { bearerOf } from './bearer.ts';

const LIFE = 12 * HOUR;

const cookieName = (c: Ctx): string => (c.var.settings.isLocal ? 'operator' : '__Host-operator');

/** Compares hashes, so that timing reveals nothing about the token. */
const isSame = (given: string, right: string): boolean => hashToken(given) === hashToken(right);

export const isToken = (c: Ctx, given: string): boolean => {
  const { operatorToken } = c.var.settings;
  return operatorToken !== undefined && isSame(given, operatorToken);
};

/** Changing the operator's token or the instance's secret ends all earlier sessions. */
const cookieFor = (c: Ctx, until: string): string =>
  `${until}.${deriveToken(c.var.settings.secret, `operator ${hashToken(c.var.settings.operatorToken ?? '')} ${until}`)}`;

export function openDesk(c: Ctx, now: number): void {
  setCookie(c, cookieName(c), cookieFor(c, String(now + LIFE)), {
    path: '/',
    httpOnly: true,
    secure: !c.var.settings.isLocal,
    sameSite: 'Strict',
    maxAge: LIFE / SECOND,
  });
}

export const closeDesk = (c: Ctx): void => {
  deleteCookie(c, cookieName(c), { path: '/', secure: !c.var.settings.isLocal });
};

function hasCookie(c: Ctx, now: number): boolean {
  const cookie = getCookie(c, cookieName(c)) ?? '';
  const [until = ''] = cookie.split('.');
  return (
    c.var.settings.operatorToken !== undefined && Number(until) > now && isSame(cookie, cookieFor(c, until))
  );
}

/**
 * On a developer's machine without a token, everybody is the operator. Requests from other machines are
 * refused before they get here.
 */
export function isOperator(c: Ctx): boolean {
  const { operatorToken, isLocal } = c.var.settings;
  if (operatorToken === undefined) return isLocal;
  const given = bearerOf(c);
  if (given !== undefined) return isToken(c, given);
  // A browser sends the cookie with any page's POST, so accept only those from our own pages.
  const isOurs = c.req.method === 'GET' || c.req.header('origin') === new URL(c.req.url).origin;
  return isOurs && hasCookie(c, Date.now());
}

export const operatorOnly = createMiddleware<App>(async (c, next) => {
  if (isOperator(c)) return next();
  return c.json({ code: 'NOT_THE_OPERATOR', message: c.var.words.api.operatorOnly }, 401);
});
