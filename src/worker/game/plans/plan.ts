/**
 * A plan: what a player wants to have played once it comes so. It is a tree of turns after an anchor, and is
 * told to nobody but its owner.
 */
import type { Seat } from '../../../rules/index.ts';

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

export const formatPlan = (of: Plan): string => JSON.stringify(of);

/** Throws on a text that is not a stored plan. By hand: a firing plan has little CPU. */
export function parsePlan(text: string): Plan {
  const read: unknown = JSON.parse(text);
  if (!isPlan(read)) throw new Error('not a stored plan');
  return read;
}

type Fields = Readonly<Record<string, unknown>>;

const isPlan = (value: unknown): value is Plan => {
  if (typeof value !== 'object' || value === null) return false;
  const { anchor, after, position, isUnguarded = true, lines, earlier } = value as Fields;
  const isPlaced = Number.isInteger(anchor) && Number.isInteger(after) && typeof position === 'string';
  return isPlaced && isUnguarded === true && areNodes(lines) && (earlier === undefined || isPlan(earlier));
};

const areNodes = (value: unknown): value is readonly PlanNode[] =>
  Array.isArray(value) && value.every(isNode);

const isNode = (value: unknown): value is PlanNode => {
  if (typeof value !== 'object' || value === null) return false;
  const { seat, does, move, next } = value as Fields;
  const isTurn = does === 'move' ? typeof move === 'string' : does === 'any' || does === 'resign';
  return isTurn && Number.isInteger(seat) && areNodes(next);
};

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
