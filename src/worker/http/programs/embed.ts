/** A board for other sites to embed: `/embed/ID` and `/embed/ID/PLY`. */
import type { Hono } from 'hono';
import { type WatchedGame, watchGame } from '../access.ts';
import type { App, Ctx } from '../app.ts';
import { noSuchPosition, nothingOfGame } from '../missing.ts';
import { standingsFor } from '../parts/standings.ts';
import { embedPage } from './embedPage.tsx';

export function embedRoutes(app: Hono<App>): void {
  app.get('/embed/:id', async (c) => {
    const found = await watchGame(c);
    return found ? showEmbedded(c, found, found.snapshot.turns.length) : nothingOfGame(c);
  });

  app.get('/embed/:id/:ply{[0-9]{1,5}}', async (c) => {
    const found = await watchGame(c);
    const ply = Number(c.req.param('ply'));
    if (!found) return nothingOfGame(c);
    const last = found.snapshot.turns.length;
    return ply > last ? noSuchPosition(c, ply, last) : showEmbedded(c, found, ply);
  });
}

async function showEmbedded(c: Ctx, found: WatchedGame, ply: number) {
  const known = await standingsFor(c.env, found, ply);
  return c.html(embedPage(c.var.words, { settings: c.var.settings, found, ply, known }));
}
