/**
 * Public pages, boards and feeds are drawn once for all who are not signed in: they are kept in Cloudflare's
 * cache for seconds, and told apart by ETags. Nothing personal can get there: what was asked for with a
 * cookie or a token is neither looked for nor kept, and a game's page only under its plain id.
 */
import { createMiddleware } from 'hono/factory';
import { SECOND } from '../clock/units.ts';
import { parseGameId } from '../game/model/ids.ts';
import { readLink } from '../links.ts';
import { sha256Hex } from '../sha256.ts';
import type { App, Ctx } from './app.ts';

/** So much later, in ms, others may see a change. Who makes it, or follows the game live, sees it at once. */
export const LATER = 15 * SECOND;

/** Which addresses are shared, and what may be asked of them; with anything else they are not. */
const SHARED: readonly (readonly [path: RegExp, query: readonly string[]])[] = [
  [/^\/(?:lobby|rules|balance)?$/, []],
  [/^\/rules\/[a-z0-9-]{1,40}$/, []],
  [/^\/(?:api\/)?archive$/, ['game', 'player', 'result', 'from', 'to', 'after']],
  [/^\/p\/[\w-]{1,64}$/, ['ended']],
  [/^\/p\/[\w-]{1,64}\/feed\.atom$/, []],
  [/^\/g\/[a-z2-7]{12}(?:\/\d{1,5}|\/feed\.atom)?$/, []],
  [/^\/embed\/[a-z2-7]{12}(?:\/\d{1,5})?$/, []],
];

export const sharedPages = createMiddleware<App>(async (c, next) => {
  // On a developer's machine there is nobody to share with.
  if (c.var.settings.isLocal) return next();
  if (c.req.method === 'POST') return forgetAfter(c, next);
  if (!isShared(c)) return next();
  const key = keyOf(c, c.req.path, new URL(c.req.url).searchParams);
  const kept = wantsNewest(c) ? undefined : await caches.default.match(key);
  if (kept) return answer(c, kept);
  await next();
  if (!mayBeShared(c.res)) return;
  const body = await c.res.arrayBuffer();
  const headers = new Headers(c.res.headers);
  headers.set('etag', `W/"${sha256Hex(new Uint8Array(body)).slice(0, 32)}"`);
  headers.set(TERM, headers.get('cache-control') ?? USUAL_TERM);
  headers.set('cache-control', `max-age=${LATER / SECOND}`);
  c.executionCtx.waitUntil(caches.default.put(key, new Response(body, { headers })));
  // Or the headers of the one before would be added.
  c.res = undefined;
  c.res = answer(c, new Response(body, { headers }));
});

/** Where the reader's term is kept meanwhile: a browser asks each time whether its copy is still good. */
const TERM = 'x-readers-term';
const USUAL_TERM = 'public, no-cache';

function answer(c: Ctx, kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set('cache-control', headers.get(TERM) ?? USUAL_TERM);
  for (const name of [TERM, 'cf-cache-status', 'age', 'expires']) headers.delete(name);
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((each) => each.trim());
  const isKnown = known?.some((each) => each === '*' || each === headers.get('etag'));
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(kept.body, { headers });
}

function isShared(c: Ctx): boolean {
  const { path, method } = c.req;
  // A HEAD is answered as a GET, without what it asks about.
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (c.req.header('cookie') || c.req.header('authorization')) return false;
  if (c.req.header('upgrade')) return false;
  const [, query] = SHARED.find(([shared]) => shared.test(path)) ?? [];
  return (
    query !== undefined && [...new URL(c.req.url).searchParams.keys()].every((name) => query.includes(name))
  );
}

/** A reload, and a page that has heard of a change. */
const wantsNewest = (c: Ctx): boolean => /no-cache|max-age=0/.test(c.req.header('cache-control') ?? '');

const mayBeShared = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has('set-cookie') &&
  !/no-store|private/.test(headers.get('cache-control') ?? '');

/** One key for a page, in whatever order its address says what is asked. */
function keyOf(c: Ctx, path: string, query: URLSearchParams): Request {
  const sorted = new URLSearchParams([...query].sort(([a], [b]) => (a < b ? -1 : 1)));
  return new Request(`${c.var.settings.publicUrl}/shared${path}?${sorted}`);
}

/** Whoever has changed something goes on to a page, signed in or not, and must see the change there. */
async function forgetAfter(c: Ctx, next: () => Promise<void>): Promise<void> {
  await next();
  const game = c.req.path
    .split('/')
    .map((part) => gameIn(c, part))
    .find((id) => id !== undefined);
  const changed = game ? ['', '/feed.atom'].map((part) => `/g/${game}${part}`).concat(`/embed/${game}`) : [];
  const none = new URLSearchParams();
  await Promise.all(['/', '/lobby', ...changed].map((path) => caches.default.delete(keyOf(c, path, none))));
}

/** The game that a part of an address names, by its id or in a link. */
function gameIn(c: Ctx, part: string): string | undefined {
  const id = parseGameId(part);
  if (id) return id;
  const link = part.includes('.') ? readLink(c.var.settings.secrets, part) : undefined;
  return link && 'game' in link ? link.game : undefined;
}
