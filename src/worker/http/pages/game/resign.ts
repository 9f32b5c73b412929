/** Resigning by a play link: the page asks, and its button resigns. */
import type { Hono } from 'hono';
import { randomLetters } from '../../../tokens.ts';
import type { App } from '../../app.ts';
import { formCause } from '../../forms.ts';
import { show } from '../../layout.tsx';
import { badLink } from '../../missing.ts';
import { newestFor } from '../../parts/newestBoard.tsx';
import { openPlayLink } from './gameLinks.ts';
import { answerPost } from './passed.ts';
import { resignPage } from './resignPage.tsx';

export function resignRoutes(app: Hono<App>): void {
  app.get('/play/:token/resign', async (c) => {
    const link = await openPlayLink(c);
    if (!link) return badLink(c, 'play');
    const known = await newestFor(c.env, link, link.ply);
    return show(c, resignPage(c.var.words, link, known, randomLetters(20)));
  });

  app.post('/play/:token/resign', async (c) => {
    const link = await openPlayLink(c);
    if (!link) return badLink(c, 'play');
    const { rules, snapshot, seat, ply, token } = link;
    const form = await c.req.parseBody();
    const answer = await c.env.GAMES.getByName(snapshot.id).execute(
      { type: 'resign', seat, ply },
      rules.resignsByConsent ? formCause(seat, form) : `resign:${seat}:${ply}`,
    );
    return answer.ok && rules.resignsByConsent
      ? c.redirect(`/play/${token}/agreements`, 303)
      : answerPost(c, link, `/play/${token}`, '', answer);
  });
}
