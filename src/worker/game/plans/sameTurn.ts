/** Whether two turns of a plan, or a plan's turn and one of the game, are the same. */
import { type AnyRules, lex } from '../../../rules/index.ts';
import type { Turn } from '../model/snapshot.ts';
import type { PlanNode } from './plan.ts';

/** A move's steps: behind an "any" a plan has moves as they were typed. */
const stepsOf = (rules: AnyRules, move: string): string =>
  lex(rules, move)
    .map(({ step, written }) => step ?? `?${written}`)
    .join(' ');

const isSameMove = (rules: AnyRules, one: string, other: string): boolean =>
  one === other || stepsOf(rules, one) === stepsOf(rules, other);

export const isSameTurn = (rules: AnyRules, one: PlanNode, other: PlanNode): boolean =>
  one.seat === other.seat &&
  one.does === other.does &&
  (one.does !== 'move' || other.does !== 'move' || isSameMove(rules, one.move, other.move));

/** The turn of the plan that foresees this one: an exact one before "any"; undefined: none does. */
export function foreseen(rules: AnyRules, nodes: readonly PlanNode[], turn: Turn): PlanNode | undefined {
  const { seat, move } = turn;
  if (move === undefined) return undefined;
  const own = nodes.filter((node) => node.seat === seat);
  return (
    own.find((node) => node.does === 'move' && isSameMove(rules, node.move, move)) ??
    own.find(({ does }) => does === 'any')
  );
}
