/** Making a plan of lines that somebody wrote, at the place in the game that they knew. */
import { ok, type Result, refuse, type Seat } from '../../../rules/index.ts';
import { mayAct } from '../decide/mayAct.ts';
import { type GameState, playingSeats, standingAt } from '../evolve/state.ts';
import { lineOf } from '../evolve/turns.ts';
import type { PlanRefusal } from '../model/planRefusal.ts';
import type { GameRefusal } from '../model/refusals.ts';
import { checkLines, mergeLines, type Place, placeOf, sizeRefusal, type WrittenNode } from './check.ts';
import { editionOf, editLines, type PlanEdit } from './edit.ts';
import { followPlan, holdingPlan } from './follow.ts';
import { type Plan, type PlanNode, sizeOf } from './plan.ts';

/** What is to be planned. `ply`: the position that the writer saw. */
export interface PlanRequest {
  readonly seat: Seat;
  readonly ply: number;
  readonly lines: readonly WrittenNode[];
  readonly isUnguarded: boolean;
  /** It goes on from the plan that there is. */
  readonly adds: boolean;
}

/** The position at which lines begin that were written at this ply; or why none can. */
export function planningPlace(
  state: GameState,
  seat: Seat,
  ply: number,
): Result<Place, PlanRefusal | GameRefusal> {
  const now = state.turns.length;
  const acting = mayAct(state, seat, now);
  if (!acting.ok) return acting;
  const [line, known] = [lineOf(state.turns), lineOf(state.turns.slice(0, ply))];
  if (ply > now) return refuse({ code: 'FUTURE_PLY', ply, now });
  if (known.some((each, index) => line[index] !== each)) return refuse({ code: 'STALE_PLY', ply, now });
  const standing = standingAt(state, ply);
  if (acting.value.toMove === seat || standing.toMove === seat) return refuse({ code: 'PLAN_ON_TURN' });
  return ok(placeOf(standing, playingSeats(state)));
}

/** The plan as it is to be kept; `kept`: the one that there is. */
export function makePlan(
  state: GameState,
  { seat, ply, lines, isUnguarded, adds }: PlanRequest,
  kept: Plan | undefined,
): Result<Plan, PlanRefusal | GameRefusal> {
  const { rules, turns } = state;
  const place = planningPlace(state, seat, ply);
  if (!place.ok) return place;
  if (lines.length === 0) return refuse({ code: 'PLAN_EMPTY' });
  const large = sizeRefusal(lines);
  if (large) return refuse(large);
  const planning = { rules, owner: seat };
  const checked = checkLines(planning, place.value, lines);
  if (!checked.ok) return checked;
  const fitting = stillFitting(state, ply, checked.value);
  if (fitting.length === 0) return refuse({ code: 'PLAN_PASSED' });
  const before = adds && kept ? holdingPlan(kept, turns) : undefined;
  const going = before ? followPlan(rules, before, turns).nodes : [];
  const merged = mergeLines(planning, going, fitting);
  const tooLarge = sizeRefusal(merged);
  if (tooLarge) return refuse(tooLarge);
  const made: Plan = {
    ...anchorOf(state),
    ...((isUnguarded || (adds && kept?.isUnguarded)) && { isUnguarded: true }),
    lines: merged,
  };
  return ok(before ? goingOn(made, before) : made);
}

/** The plan with its owner's change; undefined: nothing is left of it. */
export function changePlan(
  state: GameState,
  seat: Seat,
  edit: PlanEdit,
  kept: Plan,
): Result<Plan | undefined, PlanRefusal | GameRefusal> {
  const { rules, turns } = state;
  const holding = holdingPlan(kept, turns);
  const lines = holding ? followPlan(rules, holding, turns).nodes : [];
  if (!holding || editionOf(lines) !== edit.edition) return refuse({ code: 'PLAN_CHANGED' });
  const edited = editLines(lines, edit);
  if (edited.length === 0) return ok(undefined);
  const isUnguarded = kept.isUnguarded ?? false;
  const made = makePlan(
    state,
    { seat, ply: turns.length, lines: edited, isUnguarded, adds: false },
    undefined,
  );
  return made.ok ? ok(goingOn(made.value, holding)) : made;
}

/** The plan with the one before it, which it replaces if the game has not moved on since. */
function goingOn(made: Plan, before: Plan): Plan {
  const earlier = before.anchor === made.anchor ? before.earlier : before;
  return earlier && hasRoomFor(made.lines, earlier) ? { ...made, earlier } : made;
}

const anchorOf = ({ rules, turns, standing }: GameState): Pick<Plan, 'anchor' | 'after' | 'position'> => {
  const line = lineOf(turns);
  return {
    anchor: line.length,
    after: line.at(-1) ?? -1,
    position: rules.formatPosition(standing.position),
  };
};

/** What of the lines goes on from the game's present position. */
function stillFitting(
  { rules, turns }: GameState,
  ply: number,
  lines: readonly PlanNode[],
): readonly PlanNode[] {
  const line = lineOf(turns.slice(0, ply));
  const plan = { anchor: line.length, after: line.at(-1) ?? -1, position: '', lines };
  return ply === turns.length ? lines : followPlan(rules, plan, turns).nodes;
}

/** Earlier lines are shown as long as there is room for them. */
const MOST_SHOWN = 800;

function hasRoomFor(lines: readonly PlanNode[], earlier: Plan): boolean {
  let count = sizeOf(lines).nodes;
  for (let each: Plan | undefined = earlier; each; each = each.earlier) count += sizeOf(each.lines).nodes;
  return count <= MOST_SHOWN;
}
