/**
 * A player's plan, by a play link: its lines, each with a button that removes it, and a text box that takes
 * lines as they are written by mail. No script is needed.
 */
import type { Hono } from 'hono';
import { followPlan, holdingPlan } from '../../../game/plans/follow.ts';
import { outlineOf } from '../../../game/plans/outline.ts';
import type { PlanNode } from '../../../game/plans/plan.ts';
import type { Wish } from '../../../game/plans/wish.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { LONGEST_PLAN } from '../../../limits.ts';
import type { App, Ctx } from '../../app.ts';
import { show } from '../../layout.tsx';
import { badLink } from '../../missing.ts';
import { openPlayLink, type PlayLink } from './gameLinks.ts';
import { isSignedIn, showPassed } from './passed.ts';
import { planPage } from './planPage.tsx';

export function planRoutes(app: Hono<App>): void {
  app.get('/play/:token/plan', async (c) => {
    const link = await openPlayLink(c);
    if (!link) return badLink(c, 'play');
    if (!opensPlan(c, link)) return showPassed(c, link, [c.var.words.pages.plan.olderLink]);
    return showPlan(c, link, (c.req.query('text') ?? '').slice(0, LONGEST_PLAN), []);
  });

  app.post('/play/:token/plan', async (c) => {
    const link = await openPlayLink(c);
    if (!link) return badLink(c, 'play');
    if (!opensPlan(c, link)) return showPassed(c, link, [c.var.words.pages.plan.olderLink]);
    const form = await c.req.parseBody();
    const text = typeof form.text === 'string' ? form.text.slice(0, LONGEST_PLAN) : '';
    const game = c.env.GAMES.getByName(link.snapshot.id);
    const wish = wishOf(link, form, text, await nodesOf(c, link));
    const kept = wish && (await game.wish(wish));
    if (!kept || kept.ok) return c.redirect(`/play/${link.token}/plan`, 303);
    const why = explainGameRefusal(c.var.words, kept.error, link.rules);
    return showPlan(c, link, text, why);
  });
}

/**
 * An older link does not open the plan, because it may be quoted in a forwarded letter: only one after which
 * nobody else has moved does, or being signed in.
 */
const opensPlan = (c: Ctx, link: PlayLink): boolean =>
  isSignedIn(c, link) || link.snapshot.turns.slice(link.ply).every(({ seat }) => seat === link.seat);

/** What a button of the page asks for; undefined: nothing that it could. */
function wishOf(
  { seat, snapshot, ply }: PlayLink,
  form: Readonly<Record<string, unknown>>,
  text: string,
  nodes: readonly PlanNode[],
): Wish | undefined {
  const now = snapshot.turns.length;
  const replace = (lines: readonly PlanNode[], isUnguarded = false): Wish =>
    lines.length === 0
      ? { wish: 'noPlan', seat }
      : { wish: 'plan', seat, ply: now, lines, isUnguarded, adds: false };
  if (typeof form.remove === 'string') return replace(without(nodes, pathOf(form.remove)));
  if (typeof form.any === 'string') return replace(withAny(nodes, pathOf(form.any)));
  switch (form.do) {
    case 'add':
      return { wish: 'text', seat, ply: Math.min(ply, now), text, adds: true };
    case 'end':
      return { wish: 'noPlan', seat };
    case 'forced':
      return { wish: 'forced', seat, playsForced: true };
    case 'unforced':
      return { wish: 'forced', seat, playsForced: false };
    default:
      return undefined;
  }
}

const pathOf = (text: string): readonly number[] => text.split('.').map(Number);

/** The tree without the branch that ends at this path, and without what then answers nothing. */
function without(nodes: readonly PlanNode[], [at = -1, ...rest]: readonly number[]): readonly PlanNode[] {
  return nodes.flatMap((node, index) => {
    if (index !== at) return [node];
    const next = rest.length > 0 ? without(node.next, rest) : [];
    return next.length > 0 ? [{ ...node, next }] : [];
  });
}

/** The tree with "any" in place of the last exact move of another on the way to this path. */
function withAny(nodes: readonly PlanNode[], path: readonly number[]): readonly PlanNode[] {
  const [at = -1, ...rest] = path;
  return nodes.map((node, index): PlanNode => {
    if (index !== at) return node;
    return rest.length === 1
      ? { seat: node.seat, does: 'any', next: node.next }
      : { ...node, next: withAny(node.next, rest) };
  });
}

/** The lines that can still come. */
async function nodesOf(c: Ctx, { snapshot, rules, seat }: PlayLink): Promise<readonly PlanNode[]> {
  const { plan } = await c.env.GAMES.getByName(snapshot.id).wishes(seat);
  const holding = plan && holdingPlan(plan, snapshot.turns);
  return holding ? followPlan(rules, holding, snapshot.turns).nodes : [];
}

async function showPlan(c: Ctx, link: PlayLink, text: string, problems: readonly string[]) {
  const { snapshot, rules, seat } = link;
  const { plan, playsForced } = await c.env.GAMES.getByName(snapshot.id).wishes(seat);
  const holding = plan && holdingPlan(plan, snapshot.turns);
  const nodes = holding ? followPlan(rules, holding, snapshot.turns).nodes : [];
  const page = planPage(c.var.words, {
    link,
    items: outlineOf(nodes, seat),
    hasPlan: plan !== undefined,
    isUnguarded: plan?.isUnguarded ?? false,
    past: plan && holding && nodes !== holding.lines ? outlineOf(holding.lines, seat) : [],
    playsForced,
    text,
    problems,
  });
  return show(c, page, problems.length > 0 ? 409 : 200);
}
