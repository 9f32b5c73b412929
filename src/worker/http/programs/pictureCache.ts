/**
 * Pictures and films, kept in Cloudflare's cache so that they are drawn once. Only what is at a public game's plain
 * address is kept: a watch link may be renewed, and what it showed must not live on under it.
 */

import { atlas } from '../../atlas.ts';
import { parseGameId } from '../../game/model/ids.ts';
import type { Ctx } from '../app.ts';
import { noSuchGame } from '../missing.ts';

/** What is drawn: `life` says whether it stays as it is, or grows with its game. */
export interface Drawn {
  readonly isPublic: boolean;
  readonly type: 'image/png' | 'image/gif';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly life: 'forever' | 'minute';
}

const LIVES = { forever: 'max-age=31536000, immutable', minute: 'max-age=60' } as const;

/** Answers with what is kept for the path, or draws it; undefined: there is no such game here. */
export async function serveKept(
  c: Ctx,
  draw: () => Promise<Drawn | Response | undefined>,
): Promise<Response> {
  const isOpen = parseGameId(c.req.param('id') ?? '') !== undefined;
  const key = new Request(`${c.var.settings.publicUrl}${c.req.path}?drawing=${atlas.version}`);
  const kept = isOpen ? await caches.default.match(key) : undefined;
  if (kept) return new Response(kept.body, kept);
  const drawn = await draw();
  if (!drawn) return noSuchGame(c);
  if (drawn instanceof Response) return drawn;
  const response = new Response(drawn.bytes, {
    headers: {
      'content-type': drawn.type,
      'cache-control': `${drawn.isPublic ? 'public' : 'private'}, ${LIVES[drawn.life]}`,
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
  // Only a cache: nothing is lost when it is not written.
  if (isOpen && drawn.isPublic) c.executionCtx.waitUntil(caches.default.put(key, response.clone()));
  return response;
}
