/**
 * Keeps pictures and animations in Cloudflare's cache, so that each is drawn once. Only those of public games
 * are cached: a private game's watch link may be renewed, and must show nothing from then on.
 */
import { atlas } from '../../atlas.ts';
import { parseGameId } from '../../game/model/ids.ts';
import type { Ctx } from '../app.ts';
import { noSuchGame } from '../missing.ts';

/** `life`: whether the picture never changes, or grows with its game. */
export interface Drawn {
  readonly isPublic: boolean;
  readonly type: 'image/png' | 'image/gif';
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly life: 'forever' | 'minute';
}

const LIVES = { forever: 'max-age=31536000, immutable', minute: 'max-age=60' } as const;

/** Answers with the picture in the cache, or draws it; `draw` gives undefined where there is no such game. */
export async function servePicture(
  c: Ctx,
  draw: () => Promise<Drawn | Response | undefined>,
): Promise<Response> {
  const isPlainId = parseGameId(c.req.param('id') ?? '') !== undefined;
  const key = new Request(`${c.var.settings.publicUrl}${c.req.path}?drawing=${atlas.version}`);
  const cached = isPlainId ? await caches.default.match(key) : undefined;
  if (cached) return new Response(cached.body, cached);
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
  // Nothing is lost if this fails: the picture is then drawn again.
  if (isPlainId && drawn.isPublic) c.executionCtx.waitUntil(caches.default.put(key, response.clone()));
  return response;
}
