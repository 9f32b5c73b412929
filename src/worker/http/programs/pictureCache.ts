/**
 * Keeps pictures and animations in Cloudflare's cache, so that each is drawn only once. A public game's
 * pictures are cached by address alone. A private game's are cached under a separate key that is used only
 * after checking that the visitor may see the game: otherwise pictures would still be served after the watch
 * link was renewed.
 */
import { ATLAS_VERSION } from '../../../../generated/atlasVersion.ts';
import { type GameId, parseGameId } from '../../game/model/ids.ts';
import type { Ctx } from '../app.ts';
import { nothingOfGame } from '../missing.ts';

/** A picture the reader may see. */
export interface Picture {
  readonly game: GameId;
  readonly isPublic: boolean;
  readonly type: 'image/png' | 'image/gif';
  /** What of the game the picture shows; equal texts mean equal pictures. */
  readonly shows: string;
  /** Whether the picture at this address never changes, or grows with its game. */
  readonly life: 'forever' | 'minute';
  readonly draw: () => Promise<Uint8Array<ArrayBuffer>>;
}

const LIVES = { forever: 'max-age=31536000, immutable', minute: 'max-age=60' } as const;

/** Answers with the cached picture, or draws it. `find` returns undefined when there is no such game. */
export async function servePicture(
  c: Ctx,
  find: () => Promise<Picture | Response | undefined>,
): Promise<Response> {
  const { publicUrl } = c.var.settings;
  const isPlainId = parseGameId(c.req.param('id') ?? '') !== undefined;
  const publicKey = new Request(`${publicUrl}${c.req.path}?drawing=${ATLAS_VERSION}`);
  const cached = isPlainId ? await caches.default.match(publicKey) : undefined;
  if (cached) return new Response(cached.body, cached);
  const picture = await find();
  if (!picture) return nothingOfGame(c);
  if (picture instanceof Response) return picture;
  const { game, isPublic, type, shows, life, draw } = picture;
  const privateKey = new Request(`${publicUrl}/private/${game}/${shows}?drawing=${ATLAS_VERSION}`);
  const kept = isPublic ? undefined : await caches.default.match(privateKey);
  const response = new Response(kept?.body ?? (await draw()), {
    headers: {
      'content-type': type,
      'cache-control': `${isPublic ? 'public' : 'private'}, ${LIVES[life]}`,
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
  // If this fails, nothing is lost: the picture is drawn again next time.
  const keep = (key: Request, copy: Response) => c.executionCtx.waitUntil(caches.default.put(key, copy));
  if (isPublic && isPlainId) keep(publicKey, response.clone());
  if (!isPublic && !kept) {
    const headers = { 'content-type': type, 'cache-control': 'max-age=86400' };
    keep(privateKey, new Response(response.clone().body, { headers }));
  }
  return response;
}
