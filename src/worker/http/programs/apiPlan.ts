/**
 * A player's plan through the API: read, replaced and deleted with the seat's newest play token. `PUT` takes
 * `{"ply", "lines", "whateverHappens", "playForced"}`; a line is a turn and what may come after it:
 * `{"does": "move", "move": "c8-d7", "next": [{"does": "move", "move": "b4-b3"}]}`. The lines that `GET`
 * answers may be put back.
 */
import * as z from 'zod/mini';
import { type Result, refuse } from '../../../rules/index.ts';
import type { GameRefusal } from '../../game/model/refusals.ts';
import type { Wishes } from '../../game/plans/answer.ts';
import type { WrittenNode } from '../../game/plans/check.ts';
import { isTooLarge, MOST_DEPTH, MOST_NODES } from '../../game/plans/plan.ts';
import { showPlan } from '../../game/plans/shown.ts';
import type { Wish } from '../../game/plans/wish.ts';
import { explainGameRefusal } from '../../game/show/refusals.ts';
import { LONGEST_MOVE } from '../../limits.ts';
import type { Ctx } from '../app.ts';
import { readJson } from '../jsonBody.ts';
import { opensPlan } from '../plans.ts';
import { type BadRequest, openToken, type TokenHolder } from './playToken.ts';

const node: z.ZodMiniType<WrittenNode> = z.lazy(() =>
  z.discriminatedUnion('does', [
    z.object({
      does: z.literal('move'),
      move: z.string().check(z.minLength(1), z.maxLength(LONGEST_MOVE)),
      next: z._default(z.array(node), []),
    }),
    z.object({ does: z.literal('any'), next: z._default(z.array(node), []) }),
    z.object({ does: z.literal('resign'), next: z._default(z.array(node), []) }),
  ]),
) as z.ZodMiniType<WrittenNode>;

/** Forced moves may be switched alone, at any time. */
const Replacement = z
  .object({
    ply: z.int().check(z.minimum(0)),
    lines: z.exactOptional(z.array(node)),
    whateverHappens: z._default(z.boolean(), false),
    playForced: z.exactOptional(z.boolean()),
  })
  .check(
    z.refine(({ lines, playForced }) => lines !== undefined || playForced !== undefined, {
      path: ['lines'],
    }),
  );

export async function getPlan(c: Ctx) {
  const holder = await openPlan(c);
  if (!holder.ok) return refuseRequest(c, holder.error);
  const { link, found } = holder.value;
  return answer(c, holder.value, await c.env.GAMES.getByName(found.snapshot.id).wishes(link.seat));
}

export async function putPlan(c: Ctx) {
  const holder = await openPlan(c);
  if (!holder.ok) return refuseRequest(c, holder.error);
  const { api } = c.var.words;
  const sent: unknown = await c.req.json().catch(() => undefined);
  // Before anything follows it down: a validator that calls itself has only so much stack.
  if (isTooLarge(treesIn(sent, 'lines'))) {
    return refuseWish(c, holder.value, { code: 'PLAN_TOO_LARGE', nodes: MOST_NODES, depth: MOST_DEPTH });
  }
  const body = await readJson(c, Replacement);
  if (!body.ok) return refuseRequest(c, { code: 'BAD_BODY', message: api.badPlan(body.error) });
  const { seat } = holder.value.link;
  const { ply, lines, whateverHappens, playForced } = body.value;
  const switched = playForced === undefined ? {} : { playsForced: playForced };
  const replaced = { seat, ply, lines: lines ?? [], isUnguarded: whateverHappens, adds: false };
  return keep(
    c,
    holder.value,
    lines || playForced === undefined
      ? { wish: 'plan', ...replaced, ...switched }
      : { wish: 'forced', seat, playsForced: playForced },
  );
}

export async function deletePlan(c: Ctx) {
  const holder = await openPlan(c);
  if (!holder.ok) return refuseRequest(c, holder.error);
  return keep(c, holder.value, { wish: 'noPlan', seat: holder.value.link.seat });
}

/** Like the page, it opens to the newest token only. */
async function openPlan(c: Ctx): Promise<Result<TokenHolder, BadRequest>> {
  const opened = await openToken(c);
  if (!opened.ok) return opened;
  const { link, found } = opened.value;
  return opensPlan({ ...link, ...found })
    ? opened
    : refuse({ code: 'OLD_TOKEN', message: c.var.words.api.oldToken });
}

async function keep(c: Ctx, holder: TokenHolder, wish: Wish) {
  const kept = await c.env.GAMES.getByName(holder.found.snapshot.id).wish(wish);
  return kept.ok ? answer(c, holder, kept.value) : refuseWish(c, holder, kept.error);
}

/** The lines that can still come, from the newest position on. */
function answer(c: Ctx, { link, found }: TokenHolder, wishes: Wishes) {
  const { rules, snapshot } = found;
  const shown = showPlan(rules, snapshot.turns, link.seat, wishes);
  c.header('cache-control', 'no-store');
  return c.json({
    ply: snapshot.turns.length,
    plan: shown.hasPlan ? { lines: shown.lines, whateverHappens: shown.isUnguarded } : null,
    playForced: shown.playsForced,
  });
}

const refuseRequest = (c: Ctx, error: BadRequest) =>
  c.json(error, error.code === 'BAD_TOKEN' ? 401 : error.code === 'OLD_TOKEN' ? 409 : 400);

function refuseWish(c: Ctx, { found }: TokenHolder, refusal: GameRefusal) {
  const message = explainGameRefusal(c.var.words, refusal, found.rules).join(' ');
  const isIllegal = refusal.code === 'PLAN_ILLEGAL' || refusal.code === 'PLAN_TOO_LARGE';
  return c.json({ ...refusal, message }, isIllegal ? 422 : 409);
}

interface Tree {
  readonly next: readonly Tree[];
}

/** What hangs together in a body, whatever else is in it. */
function treesIn(sent: unknown, name: 'lines' | 'next'): readonly Tree[] {
  if (typeof sent !== 'object' || sent === null || !(name in sent)) return [];
  const below = (sent as Readonly<Record<string, unknown>>)[name];
  if (!Array.isArray(below)) return [];
  return below.map((each: unknown) => ({
    get next() {
      return treesIn(each, 'next');
    },
  }));
}
