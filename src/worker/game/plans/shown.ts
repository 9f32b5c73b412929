/** A plan as its owner sees it: the lines that can still come, and those of before. */
import type { AnyRules, Seat } from '../../../rules/index.ts';
import type { Turn } from '../model/snapshot.ts';
import type { Wishes } from './answer.ts';
import { editionOf } from './edit.ts';
import { followPlan, holdingPlan } from './follow.ts';
import { type OutlineItem, outlineOf } from './outline.ts';
import type { Plan, PlanNode } from './plan.ts';

export interface ShownPlan {
  readonly hasPlan: boolean;
  /** The lines that can still come. */
  readonly lines: readonly PlanNode[];
  readonly items: readonly OutlineItem[];
  readonly edition: string;
  readonly isUnguarded: boolean;
  readonly playsForced: boolean;
  /** Newest first: all lines as they were made after `anchor` turns, where some can come no more. */
  readonly past: readonly { readonly anchor: number; readonly items: readonly OutlineItem[] }[];
}

export function showPlan(
  rules: AnyRules,
  turns: readonly Turn[],
  owner: Seat,
  { plan, playsForced }: Wishes,
): ShownPlan {
  const holding = plan && holdingPlan(plan, turns);
  const lines = holding ? followPlan(rules, holding, turns).nodes : [];
  const past = plan ? [...chain(plan)].filter((each) => each.lines !== lines) : [];
  return {
    hasPlan: plan !== undefined,
    lines,
    items: outlineOf(lines, owner),
    edition: editionOf(lines),
    isUnguarded: plan?.isUnguarded ?? false,
    playsForced,
    past: past.map((each) => ({ anchor: each.anchor, items: outlineOf(each.lines, owner) })),
  };
}

function* chain(plan: Plan): Iterable<Plan> {
  for (let each: Plan | undefined = plan; each; each = each.earlier) yield each;
}
