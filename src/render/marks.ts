/** What a move did, found by comparing the boards before and after it. Works for the moves of any game. */
import { HIGHLIGHT_KINDS, type Piece, type Step } from '../rules/index.ts';

export const MARK_KINDS = [
  /** The cell that a moved piece left. */
  'origin',
  /** The cell where a piece arrived, or was placed. */
  'target',
  /** An empty cell the piece passed through. */
  'path',
  /** A cell from which a piece was taken. */
  'captured',
  /** A piece that became another: crowned, demoted, flipped. */
  'changed',
  /** What the rules point out; see `Highlight`. */
  ...HIGHLIGHT_KINDS,
  /** For building a move: the steps chosen so far, and those that may come next. */
  'chosen',
  'legal',
] as const;

export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark {
  readonly kind: MarkKind;
  readonly cell: string;
}

/** Where a turn took a piece: the cells that it left, passed and reached. */
export interface Arrow {
  readonly path: readonly string[];
  /** A turn before the newest one that is shown. */
  readonly isOlder: boolean;
}

const isSame = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a?.kind === b?.kind && a?.seat === b?.seat;

/**
 * The marks for a move with these steps; words among the steps mark nothing. A piece that changes by moving
 * is both `target` and `changed`. A piece captured on the target cell itself gets no mark.
 */
export function marksBetween(
  before: readonly Piece[],
  after: readonly Piece[],
  steps: readonly Step[],
): readonly Mark[] {
  const old = new Map(before.map((piece) => [piece.cell, piece]));
  const now = new Map(after.map((piece) => [piece.cell, piece]));
  const walked = new Set(steps);
  const vanished = before.filter(({ cell }) => !now.has(cell));
  const appeared = after.filter(({ cell }) => !old.has(cell));

  /** The piece that moved to this step: whatever stood on the nearest step before it. */
  const moverTo = (index: number): Piece | undefined => {
    const from = steps.slice(0, index).findLast((step) => old.has(step));
    return from === undefined ? undefined : old.get(from);
  };
  /** Pieces that moved without being named, as in castling. */
  const hasMoved = (piece: Piece): boolean =>
    walked.has(piece.cell) || appeared.some((other) => !walked.has(other.cell) && isSame(piece, other));

  const marks: Mark[] = vanished.map((piece) => ({
    kind: hasMoved(piece) ? 'origin' : 'captured',
    cell: piece.cell,
  }));
  for (const piece of after) {
    const { cell } = piece;
    const was = old.get(cell);
    const index = steps.lastIndexOf(cell);
    const cameBack = index > 0 && steps.indexOf(cell) < index;
    const arrived = !was || cameBack || (walked.has(cell) && was.seat !== piece.seat);
    const mover = arrived && index > 0 ? moverTo(index) : was;
    if (arrived) marks.push({ kind: 'target', cell });
    if (mover && !isSame(mover, piece)) marks.push({ kind: 'changed', cell });
  }
  const isOccupied = (step: Step) => old.has(step) || now.has(step);
  /** Whether a piece moved to the step and was captured there in the same move, as a neutral piece may be. */
  const isLost = (step: Step, index: number): boolean => {
    const from = steps.slice(0, index).findLast(isOccupied);
    const next = steps[index + 1];
    const stopped = next === undefined || (old.has(next) && steps.indexOf(next) === index + 1);
    // A neutral piece may be moved to where the turn began, and be captured there.
    const wasLeft = steps.indexOf(step) < index && old.get(step)?.seat !== undefined;
    const isEmptied = !now.has(step) && (wasLeft || !old.has(step));
    return stopped && isEmptied && from !== undefined && !now.has(from);
  };
  const lost = steps.filter(isLost);
  marks.push(...lost.map((cell): Mark => ({ kind: 'captured', cell })));
  const path = steps.slice(steps.findIndex(isOccupied), steps.findLastIndex(isOccupied) + 1);
  for (const cell of new Set(path))
    if (!isOccupied(cell) && !lost.includes(cell)) marks.push({ kind: 'path', cell });
  return marks;
}
