/** Answers to a link whose turn is over, and to posts from a link's page. */

import type { Answer } from '../../../game/model/answers.ts';
import { drawPly } from '../../../game/show/drawnPosition.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import type { Ctx } from '../../app.ts';
import { show } from '../../layout.tsx';
import { standingsFor } from '../../parts/standings.ts';
import type { TurnLink } from './gameLinks.ts';
import { passedPage, takenPage } from './passedPage.tsx';

/** Whether the link's turn is the current one. */
export const isPresent = ({ snapshot, seat, ply }: TurnLink): boolean =>
  snapshot.toMove === seat && snapshot.turns.length === ply;

/** Whether the player of the link's seat is signed in. */
export const isSignedIn = (c: Ctx, { snapshot, seat }: TurnLink): boolean =>
  c.var.account !== undefined && c.var.account.id === snapshot.seats[seat]?.account;

/**
 * After a post: the game's page for a signed-in player; for anybody else the link's own page, which says
 * what was played.
 */
export function answerPost(c: Ctx, link: TurnLink, path: string, written: string, answer: Answer) {
  if (answer.ok) return c.redirect(isSignedIn(c, link) ? `/g/${link.snapshot.id}` : path, 303);
  return showPassed(c, link, explainGameRefusal(c.var.words, answer.error, link.rules), written);
}

/**
 * The link's turn is over, or something else (`why`) prevents playing. An old link must not open later
 * turns, because it may be quoted in a forwarded letter: only a signed-in player gets a link to them here.
 */
export async function showPassed(c: Ctx, link: TurnLink, why: readonly string[] = [], written = '') {
  const { rules, snapshot, seat, ply } = link;
  const { words } = c.var;
  const { turns } = snapshot;
  const taken = turns[ply];
  const facts = { link, isSignedIn: isSignedIn(c, link) };
  if (why.length === 0 && taken?.seat === seat && taken.backTo === undefined) {
    const known = await standingsFor(c.env, link, ply + 1);
    const drawn = drawPly(words, rules, snapshot.options, turns, ply + 1, {}, known);
    return show(c, takenPage(words, { ...facts, turn: taken, drawn }));
  }
  return show(c, passedPage(words, { ...facts, why, written }), 409);
}
