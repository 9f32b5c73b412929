/**
 * A player's plan, by a play link: the board to try lines on, the lines with buttons that change them, and a
 * text box that takes lines as they are written by mail. No script is needed.
 */
import type { Hono } from 'hono';
import { viewFrom } from '../../../../render/index.ts';
import { availabilityOf } from '../../../game/model/availability.ts';
import type { WrittenNode } from '../../../game/plans/check.ts';
import type { PlanPath } from '../../../game/plans/edit.ts';
import { MOST_DEPTH } from '../../../game/plans/plan.ts';
import { showPlan } from '../../../game/plans/shown.ts';
import type { Wish } from '../../../game/plans/wish.ts';
import { drawPly } from '../../../game/show/drawnPosition.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { LONGEST_MOVE, LONGEST_PLAN } from '../../../limits.ts';
import type { App, Ctx } from '../../app.ts';
import { show } from '../../layout.tsx';
import { badLink } from '../../missing.ts';
import { boardFactsOf, newsSince } from '../../parts/boardFacts.ts';
import { standingsFor } from '../../parts/standings.ts';
import { opensPlan } from '../../plans.ts';
import { openPlayLink, type PlayLink } from './gameLinks.ts';
import { isSignedIn, showPassed } from './passed.ts';
import { planPage } from './planPage.tsx';

export function planRoutes(app: Hono<App>): void {
  app.get('/play/:token/plan', async (c) => {
    const link = await openPlayLink(c);
    if (!link) return badLink(c, 'play');
    return refuseLink(c, link) ?? askPlan(c, link, (c.req.query('text') ?? '').slice(0, LONGEST_PLAN), []);
  });

  app.post('/play/:token/plan', async (c) => {
    const link = await openPlayLink(c);
    if (!link) return badLink(c, 'play');
    const refused = refuseLink(c, link);
    if (refused) return refused;
    const form = await c.req.parseBody();
    const wish = wishOf(link, form);
    const kept = wish && (await c.env.GAMES.getByName(link.snapshot.id).wish(wish));
    if (!kept || kept.ok) {
      return c.redirect(
        form.from === 'game' ? `/g/${link.snapshot.id}#plan` : `/play/${link.token}/plan`,
        303,
      );
    }
    const why = explainGameRefusal(c.var.words, kept.error, link.rules);
    return askPlan(c, link, textIn(form, 'text', LONGEST_PLAN), why);
  });
}

/** Whose link or game does not open a plan is told why. */
function refuseLink(c: Ctx, link: PlayLink) {
  const { snapshot, seat } = link;
  if (!isSignedIn(c, link) && !opensPlan(link)) {
    return showPassed(c, link, [c.var.words.pages.plan.olderLink]);
  }
  return snapshot.phase === 'playing' && snapshot.playing.includes(seat) ? undefined : showPassed(c, link);
}

type Form = Readonly<Record<string, unknown>>;

const textIn = (form: Form, name: string, most: number): string => {
  const text = form[name];
  return typeof text === 'string' ? text.slice(0, most) : '';
};

/** What a button of the page asks for; undefined: nothing that it could. */
function wishOf({ seat, snapshot, ply }: PlayLink, form: Form): Wish | undefined {
  const now = snapshot.turns.length;
  const edition = textIn(form, 'edition', 40);
  if (typeof form.remove === 'string') {
    return { wish: 'edit', seat, does: 'remove', path: pathOf(form.remove), edition };
  }
  if (typeof form.any === 'string') {
    return { wish: 'edit', seat, does: 'any', path: pathOf(form.any), edition };
  }
  if (typeof form.line === 'string') {
    const from = Number(textIn(form, 'ply', 5));
    const lines = lineOf(textIn(form, 'line', LONGEST_PLAN).split(/\r?\n/));
    return {
      wish: 'plan',
      seat,
      ply: Number.isInteger(from) && from >= 0 ? from : now,
      lines,
      isUnguarded: false,
      adds: true,
    };
  }
  switch (form.do) {
    case 'add':
      return {
        wish: 'text',
        seat,
        ply: Math.min(ply, now),
        text: textIn(form, 'text', LONGEST_PLAN),
        adds: true,
      };
    case 'end':
      return { wish: 'noPlan', seat };
    case 'forced':
    case 'unforced':
      return { wish: 'forced', seat, playsForced: form.do === 'forced' };
    case 'guarded':
    case 'unguarded':
      return { wish: 'guard', seat, isUnguarded: form.do === 'unguarded' };
    default:
      return undefined;
  }
}

const pathOf = (text: string): PlanPath => text.split('.').slice(0, MOST_DEPTH).map(Number);

/** One line of play; one that is too long stays so. */
const lineOf = (moves: readonly string[]): readonly WrittenNode[] =>
  moves
    .slice(0, MOST_DEPTH + 1)
    .map((move) => move.trim().slice(0, LONGEST_MOVE))
    .filter((move) => move !== '')
    .reduceRight<readonly WrittenNode[]>((next, move) => [{ does: 'move', move, next }], []);

async function askPlan(c: Ctx, link: PlayLink, text: string, problems: readonly string[]) {
  const { rules, snapshot, seat } = link;
  const { words } = c.var;
  const ply = snapshot.turns.length;
  const since = newsSince(snapshot, seat);
  const [wishes, known] = await Promise.all([
    c.env.GAMES.getByName(snapshot.id).wishes(seat),
    standingsFor(c.env, link, ply, since),
  ]);
  const view = viewFrom(rules, known(ply).position, seat);
  const page = planPage(words, {
    link,
    drawn: drawPly(words, rules, snapshot.options, snapshot.turns, ply, { view, since }, known),
    board: boardFactsOf(words, rules, snapshot, ply, `/g/${snapshot.id}`, seat),
    plan: showPlan(rules, snapshot.turns, seat, wishes),
    text,
    problems,
    zone: availabilityOf(snapshot, seat).zone,
    now: Date.now(),
  });
  return show(c, page, problems.length > 0 ? 409 : 200);
}
