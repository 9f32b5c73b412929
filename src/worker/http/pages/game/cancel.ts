/** Canceling a game by a play link: the page asks, and its button cancels. */
import type { Hono } from 'hono';
import type { App } from '../../app.ts';
import { show } from '../../layout.tsx';
import { badLink } from '../../missing.ts';
import { newestFor } from '../../parts/newestBoard.tsx';
import { cancelPage } from './cancelPage.tsx';
import { openPlayLink } from './gameLinks.ts';
import { answerPost } from './passed.ts';

export function cancelRoutes(app: Hono<App>): void {
  app.get('/play/:token/cancel', async (c) => {
    const link = await openPlayLink(c);
    if (!link) return badLink(c, 'play');
    return show(c, cancelPage(c.var.words, link, await newestFor(c.env, link, link.ply)));
  });

  app.post('/play/:token/cancel', async (c) => {
    const link = await openPlayLink(c);
    if (!link) return badLink(c, 'play');
    const { snapshot, seat, ply, token } = link;
    const answer = await c.env.GAMES.getByName(snapshot.id).execute(
      { type: 'cancelGame', seat, ply },
      `cancel:${seat}:${ply}`,
    );
    return answerPost(c, link, `/play/${token}/agreements`, '', answer);
  });
}
