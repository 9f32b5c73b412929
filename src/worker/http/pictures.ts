/** The picture of every position at its own address, `/g/ID/PLY.png`. Its content never changes. */
import type { Hono } from 'hono';
import { composePng } from '../../render/index.ts';
import { atlas } from '../atlas.ts';
import { drawPly } from '../game/drawnPosition.ts';
import type { App } from './app.ts';
import { noSuchGame } from './game.tsx';
import { findGame } from './games.ts';

export function pictureRoutes(app: Hono<App>): void {
  app.get('/g/:id/:file{[0-9]{1,5}\\.png}', async (c) => {
    const key = new Request(`${c.var.settings.publicUrl}${c.req.path}?drawing=${atlas.version}`);
    const kept = await caches.default.match(key);
    if (kept) return new Response(kept.body, kept);
    const found = await findGame(c.env, c.req.param('id'));
    const ply = Number.parseInt(c.req.param('file'), 10);
    if (!found || ply > found.snapshot.turns.length) return noSuchGame(c);
    const { scene } = drawPly(found.game, found.snapshot.options, found.snapshot.turns, ply);
    const png = await composePng(scene, atlas);
    const picture = new Response(png, {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
    // Only a cache: nothing is lost when it is not written.
    c.executionCtx.waitUntil(caches.default.put(key, picture.clone()));
    return picture;
  });
}
