/**
 * Keeps pictures and animations in Cloudflare's cache, so that each is drawn once. Those of public games are
 * found there by their address alone; those of private games under a key of their own, which is looked up
 * only for who may see the game: a watch link may be renewed, and must show nothing from then on.
 */
import { atlas } from '../../atlas.ts';
import { type GameId, parseGameId } from '../../game/model/ids.ts';
import type { Ctx } from '../app.ts';
import { nothingOfGame } from '../missing.ts';

/** A picture that the reader may see. */
export interface Picture {
  readonly game: GameId;
  readonly isPublic: boolean;
  readonly type: 'image/png' | 'image/gif';
  /** What the picture shows of the game; equal texts mean equal pictures. */
  readonly shows: string;
  /** Whether the picture at this address never changes, or grows with its game. */
  readonly life: 'forever' | 'minute';
  readonly draw: () => Promise<Uint8Array<ArrayBuffer>>;
}

const LIVES = { forever: 'max-age=31536000, immutable', minute: 'max-age=60' } as const;

/** Answers with the picture in the cache, or draws it; `find` gives undefined where there is no such game. */
export async function servePicture(
  c: Ctx,
  find: () => Promise<Picture | Response | undefined>,
): Promise<Response> {
  const { publicUrl } = c.var.settings;
  const isPlainId = parseGameId(c.req.param('id') ?? '') !== undefined;
  const publicKey = new Request(`${publicUrl}${c.req.path}?drawing=${atlas.version}`);
  const cached = isPlainId ? await caches.default.match(publicKey) : undefined;
  if (cached) return new Response(cached.body, cached);
  const picture = await find();
  if (!picture) return nothingOfGame(c);
  if (picture instanceof Response) return picture;
  const { game, isPublic, type, shows, life, draw } = picture;
  const privateKey = new Request(`${publicUrl}/private/${game}/${shows}?drawing=${atlas.version}`);
  const kept = isPublic ? undefined : await caches.default.match(privateKey);
  const response = new Response(kept?.body ?? (await draw()), {
    headers: {
      'content-type': type,
      'cache-control': `${isPublic ? 'public' : 'private'}, ${LIVES[life]}`,
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
  // Nothing is lost if this fails: the picture is then drawn again.
  const keep = (key: Request, copy: Response) => c.executionCtx.waitUntil(caches.default.put(key, copy));
  if (isPublic && isPlainId) keep(publicKey, response.clone());
  if (!isPublic && !kept) {
    const headers = { 'content-type': type, 'cache-control': 'max-age=86400' };
    keep(privateKey, new Response(response.clone().body, { headers }));
  }
  return response;
}
