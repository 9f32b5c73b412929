/** A plan in a reply by mail: its lines are taken out before the rest is read, as notes are. */
import { hasSecondThoughts, markedDoubt } from '../../../email/index.ts';
import { ok, type Result, refuse } from '../../../rules/index.ts';
import type { GameState } from '../evolve/state.ts';
import type { Reply } from '../model/commands.ts';
import type { GameRefusal, ReplyRefusal } from '../model/refusals.ts';
import { type FoundPlan, findPlan } from '../plans/findPlan.ts';
import { followPlan, holdingPlan } from '../plans/follow.ts';
import type { Plan } from '../plans/plan.ts';
import { readPlan } from '../plans/readPlan.ts';
import { makePlan, planningPlace } from '../plans/save.ts';
import { lexiconOf, type SeatNames } from '../plans/tokens.ts';
import { knownPly } from './replyCommand.ts';

/** What is known of the seat's plan, and how the seats are called in the letters. */
export interface PlanningBy {
  readonly kept: Plan | undefined;
  readonly names: SeatNames;
}

export const takeOutPlan = (
  { indents = {} }: Pick<Reply, 'indents'>,
  lines: readonly string[],
  { rules }: GameState,
  { names }: PlanningBy,
): FoundPlan => findPlan(lexiconOf(rules, names), lines, (line) => indents[line] ?? 0);

/** Why the plan was not clearly meant, by itself or by what stands beside it. */
export function doubtOfPlan(
  { lines, rest }: FoundPlan,
  { unshown }: Reply,
  isMeant: (line: string) => boolean,
): ReplyRefusal | undefined {
  const isMarked = lines.some(({ text }) => markedDoubt(text) !== undefined || unshown.includes(text));
  return isMarked || hasSecondThoughts(rest, isMeant) ? { code: 'PLAN_IN_DOUBT' } : undefined;
}

/**
 * The plan that the reply makes of the one that is kept; `state` is the game after the reply's own move, if
 * `hasMoved`.
 */
export function planOfReply(
  { lines, isUnguarded }: FoundPlan,
  reply: Pick<Reply, 'seat' | 'ply'>,
  state: GameState,
  { kept }: PlanningBy,
  hasMoved: boolean,
): Result<Plan, GameRefusal> {
  const { seat } = reply;
  const { rules, turns } = state;
  const holding = kept && holdingPlan(kept, turns);
  // "Otherwise" is beside something: a line above it, or one that is kept.
  const isBeside = holding !== undefined && followPlan(rules, holding, turns).nodes.length > 0;
  if (lines[0]?.tokens[0]?.kind === 'else' && !lines[0].text.match(IF) && !isBeside) {
    return refuse({ code: 'PLAN_OTHERWISE' });
  }
  if (lines.length === 0) {
    return kept ? ok({ ...kept, isUnguarded: true }) : refuse({ code: 'NO_PLAN' });
  }
  const known = hasMoved ? turns.length : knownPly(state, reply);
  const first = makeAt(known);
  return first.ok || known === turns.length || first.error.code === 'PLAN_ON_TURN'
    ? first
    : makeAt(turns.length);

  function makeAt(ply: number): Result<Plan, GameRefusal> {
    const place = planningPlace(state, seat, ply);
    if (!place.ok) return place;
    const read = readPlan({ rules, owner: seat }, place.value, lines);
    if (!read.ok) return read;
    return makePlan(state, { seat, ply, lines: read.value, isUnguarded, adds: true }, kept);
  }
}

/** "if anything else" stands by itself. */
const IF = /^\W*(?:if|wenn|si|se|als)\b/i;
