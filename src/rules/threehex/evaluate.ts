/**
 * How machines judge a position of ThreeHex Chess: by men, by where they stand, and by room to move; with
 * three players also by what all of them could capture next, and whom they could mate.
 */
import { duel, squashed } from '../estimates.ts';
import type { Outcome, Seat } from '../rules.ts';
import type { Armies } from './armies.ts';
import { isAttacked } from './attacks.ts';
import { CELL_NAMES, type Cell, raysOf } from './board.ts';
import { mateBy } from './mates.ts';
import { legalMoves, type Move } from './moves.ts';
import {
  BISHOP,
  type Cells,
  EMPTY,
  KING,
  type Kind,
  KNIGHT,
  kindOf,
  PAWN,
  QUEEN,
  ROOK,
  seatOf,
} from './pieces.ts';
import type { Position } from './position.ts';

const WORTH: readonly number[] = ((worth: number[]) => {
  const byKind: readonly (readonly [Kind, number])[] = [
    [KING, 0],
    [QUEEN, 10],
    [ROOK, 5],
    [BISHOP, 4],
    [KNIGHT, 3.5],
    [PAWN, 1],
  ];
  for (const [kind, points] of byKind) worth[kind] = points;
  return worth;
})([]);

const worthOf = (kind: Kind): number => WORTH[kind] as number;

/** For each cell, up to 1: how much of the board is in line with it, which is the most in the middle. */
const MIDDLE: readonly number[] = CELL_NAMES.map(
  (_, cell) => raysOf(cell).reduce((seen, ray) => seen + ray.length, 0) / 60,
);

/** For a man other than a king in the very middle. */
const PLACE = 0.35;
/** For a pawn on the last cell before it promotes. */
const ADVANCE = 1.5;
/** For each move of the seat to move, up to so many: who has hardly any is nearly mated. */
const ROOM = 0.06;
const MOST_ROOM = 30;

/** How far a pawn has come, from 0 to 1. */
const advanceOf = (cell: Cell, forward: number): number => {
  const ahead = raysOf(cell)[forward] as readonly Cell[];
  return 1 / (1 + ahead.length);
};

export function evaluate(position: Position): readonly number[] {
  const { armies, cells, toMove, rights, moves } = position;
  const worth = armies.seatNumbers.map(() => 0);
  for (let cell = 0; cell < cells.length; cell++) {
    const piece = cells[cell] as number;
    if (piece === EMPTY) continue;
    const seat = seatOf(piece);
    const kind = kindOf(piece);
    let points = worthOf(kind);
    if (kind === PAWN) points += ADVANCE * advanceOf(cell, armies.forward[seat] as number);
    if (kind !== KING) points += PLACE * (MIDDLE[cell] as number);
    worth[seat] = (worth[seat] as number) + points;
  }
  worth[toMove] = (worth[toMove] as number) + ROOM * Math.min(moves.length, MOST_ROOM);
  const turns = armies.seats.length > 2 ? CAPTURES.length : 1;
  const coming = Array.from({ length: turns }, (_, turn): Coming => {
    const seat = (toMove + turn) % armies.seats.length;
    return { seat, moves: turn === 0 ? moves : legalMoves(armies, cells, seat, rights) };
  });
  for (const [turn, { seat, moves }] of coming.entries()) {
    const { gain, from } = bestCapture(armies, cells, seat, moves);
    const counted = (CAPTURES[turn] as number) * gain;
    worth[seat] = (worth[seat] as number) + counted / 2;
    if (from !== undefined) worth[from] = (worth[from] as number) - counted;
  }
  const points = pointsOf(worth);
  return turns > 1 ? withMates(position, coming, points) : points;
}

/** A seat that moves soon, and what it could play if it moved now. */
interface Coming {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** How much a capture counts that is possible: for the seat to move, for the next, and for the one after. */
const CAPTURES = [1, 0.5, 0.3];
/** How likely a mate is given that is possible: by the same. */
const MATES = [0.9, 0.4, 0.2];

/**
 * With three players, half a point for a draw or another's win is less than what a machine hopes for; one
 * that is behind would otherwise hurry to get it.
 */
const HALF = 0.2;

export const evaluateEnd = ({ points }: Outcome): readonly number[] =>
  points.length > 2 ? points.map((each) => (each === 1 / 2 ? HALF : each)) : points;

function withMates(
  { armies, cells }: Position,
  coming: readonly Coming[],
  points: readonly number[],
): readonly number[] {
  return coming.reduceRight((before, { seat, moves }, turn) => {
    const mate = mateBy(armies, cells, seat, moves);
    if (!mate) return before;
    const likely = MATES[turn] as number;
    return before.map((each, of) => {
      const then = of === mate.winner ? 1 : of === mate.mated ? 0 : HALF;
      return each + likely * (then - each);
    });
  }, points);
}

interface Capture {
  readonly gain: number;
  /** Who loses it; undefined for a promotion, and if there is nothing to gain. */
  readonly from: Seat | undefined;
}

/** What a seat can gain with one of its moves, if whatever captures on a defended cell is lost. */
function bestCapture(armies: Armies, cells: Cells, seat: Seat, moves: readonly Move[]): Capture {
  let best: Capture = { gain: 0, from: undefined };
  for (const { from, to, promotion, castling } of moves) {
    const victim = cells[to] as number;
    if (castling || (victim === EMPTY && promotion === undefined)) continue;
    const own = worthOf(kindOf(cells[from] as number));
    const taken = victim === EMPTY ? 0 : worthOf(kindOf(victim));
    const gain = taken + (promotion === undefined ? 0 : worthOf(promotion) - own);
    if (gain <= best.gain) continue;
    const isLost = taken < own && isAttacked(armies, cells, to, seat);
    const left = isLost ? gain - own : gain;
    if (left > best.gain) best = { gain: left, from: victim === EMPTY ? undefined : seatOf(victim) };
  }
  return best;
}

/** How much more worth is clearly ahead. */
const LEAD = 8;

function pointsOf(worth: readonly number[]): readonly number[] {
  const [first = 0, second = 0] = worth;
  if (worth.length === 2) return duel((first - second) / LEAD);
  const mean = worth.reduce((sum, each) => sum + each, 0) / worth.length;
  return worth.map((each) => (1 + squashed((each - mean) / LEAD)) / 2);
}
