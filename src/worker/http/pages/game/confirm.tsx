/** Confirming a move that came by mail and could not be trusted: the letter's link shows it, the button plays it. */

import type { Hono } from 'hono';
import { explainRefusal } from '../../../../render/index.ts';
import { readMove } from '../../../../rules/index.ts';
import { drawMove, drawPly } from '../../../game/show/drawnPosition.ts';
import { readLink } from '../../../links.ts';
import { hashToken } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { findGame } from '../../games.ts';
import { show } from '../../layout.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { sideNameOf, titleOf } from '../../parts/gameWords.ts';
import { answerPost, badLink, showPassed } from './play.tsx';

export function confirmRoutes(app: Hono<App>): void {
  app.get('/confirm/:token', async (c) => {
    const view = await findMoveView(c);
    if (!view) return badLink(c, 'the move was not played');
    const { rules, snapshot, seat, ply, move } = view;
    if (snapshot.toMove !== seat || snapshot.turns.length !== ply) return showPassed(c, view);
    const { standing } = drawPly(c.var.words, rules, snapshot.options, snapshot.turns, ply);
    const read = readMove(rules, standing.position, move);
    if (!read.ok) return showPassed(c, view, explainRefusal(c.var.words, rules, read.error));
    const drawn = drawMove(c.var.words, rules, standing.position, read.value);
    const title = titleOf(c.var.words, rules, snapshot);
    return show(c, {
      title: `Confirm ${read.value.text} in ${title}`,
      children: (
        <>
          <h1>{title}</h1>
          <p class="status">
            A letter brought the move <code>{read.value.text}</code> for{' '}
            {sideNameOf(c.var.words, rules, snapshot.seats[seat])}. Is it yours?
          </p>
          <form method="post" action={`/confirm/${view.token}`} class="card">
            <div class="row">
              <button type="submit">Yes, play {read.value.text}</button>
              <a href={`/g/${snapshot.id}`}>No, leave it</a>
            </div>
          </form>
          <BoardView
            words={c.var.words}
            rules={rules}
            pieces={drawn.pieces}
            marks={drawn.marks}
            alt={drawn.alt}
          />
        </>
      ),
    });
  });

  app.post('/confirm/:token', async (c) => {
    const view = await findMoveView(c);
    if (!view) return badLink(c, 'the move was not played');
    const answer = await c.env.GAMES.getByName(view.snapshot.id).execute(
      { type: 'playMove', seat: view.seat, ply: view.ply, text: view.move },
      `confirm:${hashToken(view.token)}`,
    );
    return answerPost(c, view, `/confirm/${view.token}`, view.move, answer);
  });
}

async function findMoveView(c: Ctx) {
  const token = c.req.param('token') ?? '';
  const link = readLink(c.var.settings.secret, token);
  if (link?.purpose !== 'confirm') return undefined;
  const found = await findGame(c.env, link.game);
  return found && { ...found, seat: link.seat, ply: link.ply, move: link.move, token };
}
