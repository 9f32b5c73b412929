/**
 * A plan: what a player wants to have played once it comes so. It is a tree of turns after an anchor, and is
 * told to nobody but its owner.
 */
import * as z from 'zod/mini';
import type { Seat } from '../../../rules/index.ts';
import { LONGEST_MOVE } from '../../limits.ts';

/** One turn of a plan, and what may come after it. */
export type PlanNode = {
  readonly seat: Seat;
  readonly next: readonly PlanNode[];
} & (
  | { readonly does: 'move'; readonly move: string }
  /** Whatever that seat plays; never the owner. */
  | { readonly does: 'any' }
  /** Only the owner, at the end of an exact line. */
  | { readonly does: 'resign' }
);

/** The lines of one seat's plan, with the place in the game from which they are counted. */
export interface Plan {
  /** How many turns lasted when it was made. */
  readonly anchor: number;
  /** The ply of the newest of those, which names the game's course up to there; -1: there was none. */
  readonly after: number;
  /** The position there, as text. */
  readonly position: string;
  /** It plays on even if the owner lost a piece on the way to a line with "any". */
  readonly isUnguarded?: true;
  readonly lines: readonly PlanNode[];
  /**
   * The plan that this one goes on from: it holds again when the moves since are taken back, and its owner
   * still sees the lines that did not come.
   */
  readonly earlier?: Plan;
}

/** The largest plan that is kept. */
export const MOST_NODES = 400;
export const MOST_DEPTH = 60;

const seat = z.int().check(z.minimum(0), z.maximum(9));
const move = z.string().check(z.minLength(1), z.maxLength(LONGEST_MOVE));

const node: z.ZodMiniType<PlanNode> = z.lazy(() =>
  z.union([
    z.strictObject({ seat, does: z.literal('move'), move, next: nodes }),
    z.strictObject({ seat, does: z.enum(['any', 'resign']), next: nodes }),
  ]),
) as z.ZodMiniType<PlanNode>;
const nodes = z.array(node).check(z.maxLength(MOST_NODES));

const plan: z.ZodMiniType<Plan> = z.strictObject({
  anchor: z.int().check(z.minimum(0)),
  after: z.int().check(z.minimum(-1)),
  position: z.string(),
  isUnguarded: z.exactOptional(z.literal(true)),
  lines: nodes,
  get earlier() {
    return z.exactOptional(plan);
  },
});

export const formatPlan = (of: Plan): string => JSON.stringify(of);

/** Throws on a text that is not a stored plan. */
export const parsePlan = (text: string): Plan => plan.parse(JSON.parse(text));

interface Tree {
  readonly next: readonly Tree[];
}

/** How many turns it has, and how many at most follow one another. */
export function sizeOf(lines: readonly Tree[]): { readonly nodes: number; readonly depth: number } {
  let nodes = 0;
  let depth = 0;
  for (
    let level = lines;
    level.length > 0 && depth <= MOST_DEPTH;
    level = level.flatMap(({ next }) => next)
  ) {
    nodes += level.length;
    depth += 1;
  }
  return { nodes, depth };
}

export const isTooLarge = (lines: readonly Tree[]): boolean => {
  const { nodes: count, depth } = sizeOf(lines);
  return count > MOST_NODES || depth > MOST_DEPTH;
};
