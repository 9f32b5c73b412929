/** What protects every page: headers, and the check that a post comes from our own pages. */
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
  // Addresses hold signed tokens: they are told to nobody else, but our own posts keep their Origin.
  referrerPolicy: 'same-origin',
  // A handler may set its own: pictures are for everywhere, letters in the post office have a stricter policy.
  overwrite: false,
} as const;

/** No script but our own files, no inline style, nothing from elsewhere, nobody frames us but ourselves. */
const strict = secureHeaders({
  contentSecurityPolicy: { ...POLICY, frameAncestors: ["'self'"] },
  ...OTHERS,
});

/** Boards for other sites: anybody may frame them, and they run no script and post nothing. */
const embeddable = secureHeaders({
  contentSecurityPolicy: { ...POLICY, scriptSrc: ["'none'"], formAction: ["'none'"], frameAncestors: ['*'] },
  xFrameOptions: false,
  crossOriginResourcePolicy: 'cross-origin',
  ...OTHERS,
});

export const headers = createMiddleware<App>((c, next) => {
  // What becomes a socket is handed on as it is.
  if (c.req.header('upgrade') === 'websocket') return next();
  return c.req.path.startsWith('/embed/') ? embeddable(c, next) : strict(c, next);
});

/** Posts that others send by design: mail providers unsubscribe with one POST, and clients of the API sign theirs. */
const FOREIGN_POSTS = /^\/(unsubscribe|api|operator|webhooks)\//;

/**
 * Refuses a post from another site's page. Browsers send Origin with every post; so must everybody else. No route
 * takes a method besides GET and POST: the rest is answered with 405.
 */
export const sameOrigin = createMiddleware<App>(async (c, next) => {
  if (c.req.method !== 'POST' || FOREIGN_POSTS.test(c.req.path)) return next();
  const origin = c.req.header('origin');
  if (origin === new URL(c.req.url).origin) return next();
  return showNothing(
    c,
    'Not from here',
    `A form was sent from ${origin ?? 'a page that names no origin'}; only the forms of this site change anything. Nothing was changed.`,
    403,
  );
});
