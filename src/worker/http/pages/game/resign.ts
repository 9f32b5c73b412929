/** Resigning by a play link: the page asks, its button resigns. */
import type { Hono } from 'hono';
import type { App } from '../../app.ts';
import { show } from '../../layout.tsx';
import { badLink } from '../../missing.ts';
import { openPlayLink } from './gameLinks.ts';
import { answerPost } from './passed.ts';
import { resignPage } from './resignPage.tsx';

export function resignRoutes(app: Hono<App>): void {
  app.get('/play/:token/resign', async (c) => {
    const link = await openPlayLink(c);
    return link ? show(c, resignPage(c.var.words, link)) : badLink(c, 'play');
  });

  app.post('/play/:token/resign', async (c) => {
    const link = await openPlayLink(c);
    if (!link) return badLink(c, 'play');
    const { rules, snapshot, seat, ply, token } = link;
    const answer = await c.env.GAMES.getByName(snapshot.id).execute(
      { type: 'resign', seat, ply },
      `resign:${seat}:${ply}`,
    );
    return answer.ok && rules.resignsByConsent
      ? c.redirect(`/play/${token}/agreements`, 303)
      : answerPost(c, link, `/play/${token}`, '', answer);
  });
}
