/** Taking over a seat that needs a substitute, by the link its player passed on. */
import type { Hono } from 'hono';
import { isFreedByOthers } from '../../../game/evolve/state.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { availabilityOfAccount } from '../../../store/people/availability.ts';
import type { App, Ctx } from '../../app.ts';
import { show } from '../../layout.tsx';
import { badLink } from '../../missing.ts';
import { newestFor } from '../../parts/newestBoard.tsx';
import { openSubstitution, type SubstituteLink } from './gameLinks.ts';
import { substitutePage } from './substitutePage.tsx';

export function substituteRoutes(app: Hono<App>): void {
  app.get('/substitute/:token', async (c) => {
    const link = await openSubstitution(c);
    return link ? showSubstitution(c, link, []) : badLink(c, 'invitation');
  });

  app.post('/substitute/:token', async (c) => {
    const link = await openSubstitution(c);
    if (!link) return badLink(c, 'invitation');
    const { account, words } = c.var;
    const { snapshot, seat, seq, token, rules } = link;
    if (!account) return c.redirect(`/sign-in?next=${encodeURIComponent(`/substitute/${token}`)}`, 303);
    if (isTooEarly(link)) return showSubstitution(c, link, []);
    const answer = await c.env.GAMES.getByName(snapshot.id).execute(
      {
        type: 'standIn',
        seat,
        seq,
        account: account.id,
        name: account.name,
        availability: await availabilityOfAccount(c.env.DB, account.id),
      },
      `substitute:${account.id}:${seq}`,
      { [account.id]: account.address },
    );
    return answer.ok
      ? c.redirect(`/g/${snapshot.id}`, 303)
      : showSubstitution(c, link, explainGameRefusal(words, answer.error, rules));
  });
}

/**
 * Early requests are refused before the game sees them: it would remember its refusal, and refuse the same
 * request once the time has come.
 */
const isTooEarly = ({ snapshot: { freed, clock } }: SubstituteLink): boolean =>
  isFreedByOthers(freed) && !clock.isOver;

async function showSubstitution(c: Ctx, link: SubstituteLink, problems: readonly string[]) {
  const { snapshot, seat, seq } = link;
  const isFree = snapshot.phase === 'playing' && snapshot.freed?.seat === seat && snapshot.freed.seq === seq;
  const page = substitutePage(c.var.words, {
    link,
    isFree,
    isSignedIn: Boolean(c.var.account),
    known: await newestFor(c.env, link, snapshot.turns.length),
    problems: isFree && isTooEarly(link) ? [c.var.words.refusals.games.SEAT_NOT_FREE_YET] : problems,
  });
  return show(c, page, problems.length > 0 ? 409 : 200);
}
