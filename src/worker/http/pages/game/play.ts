/**
 * Playing by link: the link in a letter is signed for one seat and ply. A typed move is first shown on the
 * board, and played only when the button is pressed.
 */
import type { Hono } from 'hono';
import { describeNotices, explainRefusal, viewFrom } from '../../../../render/index.ts';
import { type Refusal, readMove } from '../../../../rules/index.ts';
import { availabilityOf } from '../../../game/model/availability.ts';
import { drawMove, drawPly } from '../../../game/show/drawnPosition.ts';
import { LONGEST_MOVE } from '../../../limits.ts';
import { randomLetters } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { formCause } from '../../forms.ts';
import { show } from '../../layout.tsx';
import { badLink } from '../../missing.ts';
import { boardFactsOf, newsSince } from '../../parts/boardFacts.ts';
import { namesOf } from '../../parts/gameWords.ts';
import { standingsFor } from '../../parts/standings.ts';
import { openPlayLink, type PlayLink } from './gameLinks.ts';
import { answerPost, isPresent, showPassed } from './passed.ts';
import { movePage, previewPage } from './playPage.tsx';

export function playRoutes(app: Hono<App>): void {
  app.get('/play/:token', async (c) => {
    const link = await openPlayLink(c);
    if (!link) return badLink(c, 'play');
    const typed = c.req.query('move');
    if (!isPresent(link)) return showPassed(c, link, [], typed?.slice(0, LONGEST_MOVE));
    if (isTooLong(typed)) return tooLong(c, link, typed);
    return typed === undefined ? askMove(c, link, '', []) : previewMove(c, link, typed);
  });

  app.post('/play/:token', async (c) => {
    const link = await openPlayLink(c);
    if (!link) return badLink(c, 'play');
    const form = await c.req.parseBody();
    const text = typeof form.move === 'string' ? form.move : '';
    if (isTooLong(text)) return tooLong(c, link, text);
    const answer = await c.env.GAMES.getByName(link.snapshot.id).execute(
      { type: 'playMove', seat: link.seat, ply: link.ply, text },
      formCause(link.seat, form),
    );
    return !answer.ok && answer.error.code === 'ILLEGAL_MOVE'
      ? refuseMove(c, link, text, answer.error.refusal)
      : answerPost(c, link, `/play/${link.token}`, text, answer);
  });
}

const isTooLong = (typed: string | undefined): typed is string =>
  typed !== undefined && typed.length > LONGEST_MOVE;

const tooLong = (c: Ctx, link: PlayLink, typed: string) =>
  askMove(c, link, '', [c.var.words.pages.play.move.tooLong(typed.length, LONGEST_MOVE)]);

async function askMove(c: Ctx, link: PlayLink, typed: string, problems: readonly string[]) {
  const { rules, snapshot, seat, ply } = link;
  const { zone } = availabilityOf(snapshot, seat);
  const { words } = c.var;
  const since = newsSince(snapshot, seat);
  const known = await standingsFor(c.env, link, ply, since);
  const view = viewFrom(rules, known(ply).position, seat);
  const drawn = drawPly(words, rules, snapshot.options, snapshot.turns, ply, { view, since }, known);
  const mine = { seat, nonce: randomLetters(20) };
  const page = movePage(words, {
    link,
    drawn,
    notices: describeNotices(words, rules, drawn.standing, namesOf(words, snapshot), seat),
    board: boardFactsOf(words, rules, snapshot, ply, `/g/${snapshot.id}`, seat, mine),
    live: `/api/games/${link.token}/live`,
    typed,
    problems,
    zone,
    now: Date.now(),
  });
  return show(c, page, problems.length > 0 ? 400 : 200);
}

/** The form again, with what is wrong with the move. */
async function refuseMove(c: Ctx, link: PlayLink, typed: string, refusal: Refusal) {
  const { rules, snapshot, seat, ply } = link;
  const { words } = c.var;
  const { position } = (await standingsFor(c.env, link, ply))(ply);
  const at = { position, names: namesOf(words, snapshot), reader: seat };
  return askMove(c, link, typed, explainRefusal(words, rules, refusal, at));
}

async function previewMove(c: Ctx, link: PlayLink, typed: string) {
  const { rules, ply } = link;
  const { words } = c.var;
  const { position } = (await standingsFor(c.env, link, ply))(ply);
  const read = readMove(rules, position, typed);
  if (!read.ok) return refuseMove(c, link, typed, read.error);
  const view = viewFrom(rules, position, link.seat);
  const drawn = drawMove(words, rules, position, read.value, view);
  return show(c, previewPage(words, { link, move: read.value.text, drawn, view, nonce: randomLetters(20) }));
}
