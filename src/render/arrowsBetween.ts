/** Where a move's pieces went, found as `marksBetween` finds its marks. */
import type { Piece, Step } from '../rules/index.ts';
import type { Arrow } from './marks.ts';

/** Cells are numbered in every game, words never are. */
const isCell = (step: Step): boolean => /\d/.test(step);

/**
 * The walks among the steps: each begins at a piece, goes to the next step, and on while cells are empty or
 * the walk comes back to where it began. Words among the steps are no part of any, and placed pieces do not
 * walk.
 */
function walksOf(old: ReadonlyMap<string, Piece>, steps: readonly Step[]) {
  const walks: string[][] = [];
  for (const step of steps.filter(isCell)) {
    const walk = walks.at(-1);
    const goesOn = walk && (walk.length === 1 || !old.has(step) || step === walk[0]);
    if (goesOn) walk.push(step);
    else if (old.has(step)) walks.push([step]);
  }
  return walks.filter(({ length }) => length > 1);
}

/** Pieces that moved although no step names them, as in castling. */
function unnamedWalks(before: readonly Piece[], after: readonly Piece[]): readonly (readonly string[])[] {
  const isAmong = (pieces: readonly Piece[], { cell }: Piece) => pieces.some((each) => each.cell === cell);
  const gone = before.filter((piece) => !isAmong(after, piece));
  const come = after.filter((piece) => !isAmong(before, piece));
  return gone.flatMap(({ cell, kind, seat }) => {
    const to = come.find((piece) => piece.kind === kind && piece.seat === seat);
    return to ? [[cell, to.cell]] : [];
  });
}

/** The arrows for a move with these steps, between the boards before and after it. */
export function arrowsBetween(
  before: readonly Piece[],
  after: readonly Piece[],
  steps: readonly Step[],
  isOlder = false,
): readonly Arrow[] {
  if (steps.length === 0) return [];
  const old = new Map(before.map((piece) => [piece.cell, piece]));
  const paths = steps.some((step) => old.has(step)) ? walksOf(old, steps) : unnamedWalks(before, after);
  return paths.map((path) => ({ path, isOlder }));
}
