/** How machines judge a position of 3-way Checkers: by pieces, and by how far pawns have come. */
import { shares } from '../estimates.ts';
import type { Seat } from '../rules.ts';
import { type Direction, FORWARD, neighbour, type Triangle } from './board.ts';
import { mostJumped } from './moves.ts';
import { EMPTY, isAwake, isPawn, isRegular, PIECES, SEATS, seatOf } from './pieces.ts';
import type { Position } from './position.ts';

const PAWN = 1;
const KING = 2;
const AWAKE = 0.9;
const ASLEEP = 0.1;
/** For each step a pawn is nearer to its far side: those that stay behind are not jumped. */
const STEP = -0.03;

/** By piece and cell: what it is worth there. */
type Worths = readonly Float64Array[];
const worths = new WeakMap<Triangle, Worths>();

function worthsOn(board: Triangle): Worths {
  const known = worths.get(board);
  if (known) return known;
  /** How many steps a pawn may still go. */
  const stepsLeft = (seat: Seat, cell: number): number => {
    const onward = (FORWARD[seat] as readonly Direction[]).map((direction) =>
      neighbour(board, cell, direction),
    );
    return Math.max(0, ...onward.map((next) => (next === undefined ? 0 : 1 + stepsLeft(seat, next))));
  };
  const made = PIECES.map((piece) =>
    Float64Array.from(board.isBlack, (isBlack, cell) =>
      piece === EMPTY ? 0 : worthOf(piece, isBlack ? stepsLeft(seatOf(piece), cell) : 0),
    ),
  );
  worths.set(board, made);
  return made;
}

/** How much of a piece that can be jumped is lost: by the seat to move, by the next, and by the one after. */
const LOST = [0.8, 0.5, 0.3];

export function evaluate(board: Triangle, { cells, toMove }: Position): readonly number[] {
  const worths = worthsOn(board);
  const worthAt = (cell: number): number => worths[cells[cell] as number]?.[cell] as number;
  const worth = SEATS.map(() => 0);
  for (let cell = 0; cell < cells.length; cell++) {
    const piece = cells[cell] as number;
    if (piece === EMPTY) continue;
    const seat = seatOf(piece);
    worth[seat] = (worth[seat] as number) + worthAt(cell);
  }
  for (let turns = 0; turns < LOST.length; turns++) {
    for (const cell of mostJumped(board, cells, (toMove + turns) % SEATS.length)) {
      const seat = seatOf(cells[cell] as number);
      worth[seat] = Math.max(0, (worth[seat] as number) - (LOST[turns] as number) * worthAt(cell));
    }
  }
  return shares(worth.map((each) => each * each));
}

function worthOf(piece: number, stepsToGo: number): number {
  if (isRegular(piece)) return isPawn(piece) ? PAWN + STEP * (7 - stepsToGo) : KING;
  return isAwake(piece) ? AWAKE : ASLEEP;
}
