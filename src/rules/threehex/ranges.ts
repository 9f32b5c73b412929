/** How far each man can capture in each direction. */
import { DIRECTIONS, type Direction, isOrthogonal, opposite, turnedBy } from './board.ts';
import { BISHOP, KING, type Kind, kindOf, type Man, PAWN, QUEEN, ROOK, seatOf } from './pieces.ts';

/**
 * By direction as seen from the attacked cell, then by man: how far away it may be and still attack the cell.
 */
export type AttackRanges = readonly (readonly number[])[];

/** Whether a man (or a kind of piece) can move any distance in a direction. */
function slides(piece: Man, direction: Direction): boolean {
  const kind = kindOf(piece);
  return kind === QUEEN || kind === (isOrthogonal(direction) ? ROOK : BISHOP);
}

const SLIDES: readonly (readonly Direction[])[] = Array.from({ length: PAWN + 1 }, (_, kind) =>
  DIRECTIONS.filter((direction) => slides(kind, direction)),
);

/** The directions in which a kind of piece moves any distance. */
export const slidesOf = (kind: Kind): readonly Direction[] => SLIDES[kind] as readonly Direction[];

const PAWN_CAPTURES: readonly (readonly Direction[])[] = DIRECTIONS.map((forward) =>
  [-1, 1].map((side) => turnedBy(forward, side)),
);

/** The two directions in which a pawn captures, on either side of straight ahead. */
export const pawnCaptures = (forward: Direction): readonly Direction[] =>
  PAWN_CAPTURES[forward] as readonly Direction[];

/** How far a man can capture in a direction: not at all, one step, or any distance. */
function captureRange(piece: Man, direction: Direction, forward: readonly Direction[]): number {
  const kind = kindOf(piece);
  if (slides(piece, direction)) return Number.POSITIVE_INFINITY;
  if (kind === KING) return 1;
  const ahead = forward[seatOf(piece)] as Direction;
  return kind === PAWN && pawnCaptures(ahead).includes(direction) ? 1 : 0;
}

/** The ranges of these men; `forward` is, by seat, the direction its pawns go. */
export const attackRangesOf = (men: readonly Man[], forward: readonly Direction[]): AttackRanges =>
  DIRECTIONS.map((direction) => {
    const ranges: number[] = [];
    for (const piece of men) ranges[piece] = captureRange(piece, opposite(direction), forward);
    return Array.from(ranges, (range) => range ?? 0);
  });
