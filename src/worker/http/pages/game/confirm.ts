/** Confirming a move from an unverified e-mail: the letter's link shows the move, and the button plays it. */
import type { Hono } from 'hono';
import { explainRefusal, viewFrom } from '../../../../render/index.ts';
import { readMove } from '../../../../rules/index.ts';
import { drawMove } from '../../../game/show/drawnPosition.ts';
import { hashToken } from '../../../tokens.ts';
import type { App } from '../../app.ts';
import { show } from '../../layout.tsx';
import { badLink } from '../../missing.ts';
import { standingsFor } from '../../parts/standings.ts';
import { confirmPage } from './confirmPage.tsx';
import { openConfirmLink } from './gameLinks.ts';
import { answerPost, isPresent, showPassed } from './passed.ts';

export function confirmRoutes(app: Hono<App>): void {
  app.get('/confirm/:token', async (c) => {
    const link = await openConfirmLink(c);
    if (!link) return badLink(c, 'confirm');
    if (!isPresent(link)) return showPassed(c, link);
    const { rules, ply, move } = link;
    const { words } = c.var;
    const { position } = (await standingsFor(c.env, link, ply))(ply);
    const read = readMove(rules, position, move);
    if (!read.ok) return showPassed(c, link, explainRefusal(words, rules, read.error));
    const view = viewFrom(rules, position, link.seat);
    const drawn = drawMove(words, rules, position, read.value, view);
    return show(c, confirmPage(words, { link, move: read.value.text, drawn, view }));
  });

  app.post('/confirm/:token', async (c) => {
    const link = await openConfirmLink(c);
    if (!link) return badLink(c, 'confirm');
    const { snapshot, seat, ply, move, token } = link;
    const answer = await c.env.GAMES.getByName(snapshot.id).execute(
      { type: 'playMove', seat, ply, text: move },
      `confirm:${hashToken(token)}`,
    );
    return answerPost(c, link, `/confirm/${token}`, move, answer);
  });
}
