/** What protects every page: security headers, and the check that a POST comes from our own pages. */
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
  // Our addresses hold signed tokens, which no other site may see. Our own POSTs keep their Origin.
  referrerPolicy: 'same-origin',
  // Handlers may set their own: pictures may be shown anywhere, letters are held more strictly.
  overwrite: false,
} as const;

/** Only our own files run and load, nothing inline, and only our own pages may frame ours. */
const strict = secureHeaders({
  contentSecurityPolicy: { ...POLICY, frameAncestors: ["'self'"] },
  ...OTHERS,
});

/** Boards for other sites: anybody may frame them; they run no script and send no form. */
const embeddable = secureHeaders({
  contentSecurityPolicy: { ...POLICY, scriptSrc: ["'none'"], formAction: ["'none'"], frameAncestors: ['*'] },
  xFrameOptions: false,
  crossOriginResourcePolicy: 'cross-origin',
  ...OTHERS,
});

export const headers = createMiddleware<App>((c, next) => {
  // A response that upgrades to a socket cannot take headers.
  if (c.req.header('upgrade') === 'websocket') return next();
  return c.req.path.startsWith('/embed/') ? embeddable(c, next) : strict(c, next);
});

/** A signed or random token in a path, as links of letters, watch links and calendars have it. */
const TOKEN = /\/(?:[a-z]+\.[\w.-]{16,}|[a-z2-7]{32}|[0-9a-f]{40})(?:\/|\.|$)/;

/** Private pages are stored by no cache, and not by a browser that somebody else uses next. */
export const storedNowhere = createMiddleware<App>(async (c, next) => {
  await next();
  if (c.req.header('upgrade') === 'websocket' || c.res.headers.has('cache-control')) return;
  const isPersonal =
    c.get('account') !== undefined || TOKEN.test(c.req.path) || c.res.headers.has('set-cookie');
  if (isPersonal || /^\/(sign-in|account|operator|post)(\/|$)/.test(c.req.path)) {
    c.header('cache-control', 'no-store');
  }
});

/** POSTs that others send by design: mail providers unsubscribe, and the API's clients sign theirs. */
const FOREIGN_POSTS = /^\/(unsubscribe|api|operator|webhooks)\//;

/**
 * Refuses a POST from another site's page. Browsers send Origin with every POST, and all other clients must,
 * too. No route takes a method besides GET and POST; others are answered with 405.
 */
export const sameOrigin = createMiddleware<App>(async (c, next) => {
  if (c.req.method !== 'POST' || FOREIGN_POSTS.test(c.req.path)) return next();
  const origin = c.req.header('origin');
  if (origin === new URL(c.req.url).origin) return next();
  const { title, from, fromNowhere } = c.var.words.pages.layout.foreignForm;
  return showNothing(c, title, origin === undefined ? fromNowhere : from(origin), 403);
});
