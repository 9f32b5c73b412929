/** Protection for every page: security headers, and the check that a POST comes from our own pages. */
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { App } from './app.ts';
import { showNothing } from './layout.tsx';

const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
};

const OTHERS = {
  // Our addresses hold signed tokens that must not leak to other sites. Our own POSTs still send their
  // Origin.
  referrerPolicy: 'same-origin',
  // Handlers may set their own policy: pictures may be shown anywhere, and letters get a stricter one.
  overwrite: false,
} as const;

/** Only our own files run and load, nothing inline, and only our own pages may frame ours. */
const strict = secureHeaders({
  contentSecurityPolicy: { ...POLICY, frameAncestors: ["'self'"] },
  ...OTHERS,
});

/** Boards for other sites: anybody may frame them, and they run no scripts and send no forms. */
const embeddable = secureHeaders({
  contentSecurityPolicy: { ...POLICY, scriptSrc: ["'none'"], formAction: ["'none'"], frameAncestors: ['*'] },
  xFrameOptions: false,
  crossOriginResourcePolicy: 'cross-origin',
  ...OTHERS,
});

export const headers = createMiddleware<App>((c, next) => {
  // Headers cannot be set on a response that upgrades to a WebSocket.
  if (c.req.header('upgrade') === 'websocket') return next();
  return c.req.path.startsWith('/embed/') ? embeddable(c, next) : strict(c, next);
});

/** A signed or random token in a path, as in letters' links, watch links and calendar addresses. */
const TOKEN = /\/(?:[a-z]+\.[\w.-]{16,}|[a-z2-7]{32}|[0-9a-f]{40})(?:\/|\.|$)/;

/** Private pages are not cached, not even by the browser: somebody else may use it next. */
export const storedNowhere = createMiddleware<App>(async (c, next) => {
  await next();
  if (c.req.header('upgrade') === 'websocket' || c.res.headers.has('cache-control')) return;
  const isPersonal =
    c.get('account') !== undefined || TOKEN.test(c.req.path) || c.res.headers.has('set-cookie');
  if (isPersonal || /^\/(sign-in|account|operator|post)(\/|$)/.test(c.req.path)) {
    c.header('cache-control', 'no-store');
  }
});

/**
 * POSTs that other sites send on purpose: mail providers' one-click unsubscribe, and the API's clients,
 * which send a token.
 */
const FOREIGN_POSTS = /^\/(unsubscribe|api|operator|webhooks)\//;

/**
 * Refuses a POST from another site's page. Browsers send Origin with every POST, so other clients must too.
 * Pages only take GET and POST; other methods get a 405.
 */
export const sameOrigin = createMiddleware<App>(async (c, next) => {
  if (c.req.method !== 'POST' || FOREIGN_POSTS.test(c.req.path)) return next();
  const origin = c.req.header('origin');
  if (origin === new URL(c.req.url).origin) return next();
  const { title, from, fromNowhere } = c.var.words.pages.layout.foreignForm;
  return showNothing(c, title, origin === undefined ? fromNowhere : from(origin), 403);
});
