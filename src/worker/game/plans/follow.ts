/** Where a game stands in a plan: a pure function of the plan and the turns that last. */
import type { AnyRules } from '../../../rules/index.ts';
import { lineOf } from '../evolve/turns.ts';
import type { Turn } from '../model/snapshot.ts';
import type { Plan, PlanNode } from './plan.ts';
import { foreseen } from './sameTurn.ts';

export interface Followed {
  /** What the plan says to what comes next; empty where the game has left it. */
  readonly nodes: readonly PlanNode[];
  /** The turns since the anchor. */
  readonly since: readonly Turn[];
  /** Whether an "any" of the plan stands for one of them. */
  readonly isThroughAny: boolean;
  /** The first of them for which the plan had lines, but none that fits: its index in `since`. */
  readonly missed: number | undefined;
}

/** The plan that holds: the newest whose anchor the game has not gone back behind; undefined: none does. */
export function holdingPlan(plan: Plan, turns: readonly Turn[]): Plan | undefined {
  const line = lineOf(turns);
  for (let each: Plan | undefined = plan; each; each = each.earlier) {
    if (line.length >= each.anchor && (line[each.anchor - 1] ?? -1) === each.after) return each;
  }
  return undefined;
}

/** `plan` holds. */
export function followPlan(rules: AnyRules, plan: Plan, turns: readonly Turn[]): Followed {
  const line = lineOf(turns);
  const since = line.slice(plan.anchor).map((ply) => turns[ply] as Turn);
  let nodes = plan.lines;
  let isThroughAny = false;
  for (const [index, turn] of since.entries()) {
    const node = foreseen(rules, nodes, turn);
    if (!node) {
      return { nodes: [], since, isThroughAny, missed: nodes.length > 0 ? index : undefined };
    }
    isThroughAny ||= node.does === 'any';
    nodes = node.next;
  }
  return { nodes, since, isThroughAny, missed: undefined };
}
