/** What a move does to the board of 3-way Checkers, capture by capture. */
import { known } from '../result.ts';
import { crossed, directionOf, isFarSide, jumped, type Triangle } from './board.ts';
import {
  type Cells,
  EMPTY,
  forceOf,
  ghostOf,
  isAwake,
  isEnemy,
  isGhost,
  isPawn,
  kingOf,
  roll,
  seatOf,
  turned,
} from './pieces.ts';

/** The board after a move, and what matters for draws. */
export interface Deed {
  readonly cells: Cells;
  /** Whether a piece left the board, so that no earlier position can come back. */
  readonly captured: boolean;
  /** Whether a pawn stepped or a piece changed sides. */
  readonly stirred: boolean;
}

/** Carries out a legal, possibly unfinished, path of cells: a start, landings, and the ghost it names. */
export function carryOut(board: Triangle, before: Cells, path: readonly number[]): Deed {
  const cells = before.slice();
  let captured = false;
  let stirred = false;
  let here = path[0] as number;
  const seat = seatOf(cells[here] as number);
  for (let at = 1; at < path.length; at++) {
    const to = path[at] as number;
    const piece = cells[here] as number;
    if (isGhost(piece)) {
      if (haunt(board, cells, here, to)) stirred = true;
    } else if (!board.isBlack[to]) {
      cells[to] = ghostOf(seat);
    } else if (directionOf(board, here, to) === undefined) {
      cells[jumped(board, here, to)] = EMPTY;
      land(board, cells, here, to);
      captured = true;
    } else {
      land(board, cells, here, to);
      if (passGhost(board, cells, here, to) || isPawn(piece)) stirred = true;
    }
    here = to;
  }
  if (captured || stirred) wakeGhosts(cells);
  return { cells, captured, stirred };
}

/** Moves a regular piece; a pawn that reaches its far side is crowned. */
function land(board: Triangle, cells: Cells, from: number, to: number): void {
  const piece = cells[from] as number;
  const seat = seatOf(piece);
  cells[from] = EMPTY;
  cells[to] = isPawn(piece) && isFarSide(board, seat, to) ? kingOf(seat) : piece;
}

/** Turns the piece that stepped across an enemy's active ghost; returns whether it did. */
function passGhost(board: Triangle, cells: Cells, from: number, to: number): boolean {
  const piece = cells[to] as number;
  const ghost = cells[crossedBetween(board, from, to)] as number;
  if (!isAwake(ghost) || !isEnemy(ghost, seatOf(piece))) return false;
  cells[to] = turned(piece, seatOf(ghost));
  return true;
}

/**
 * Moves a ghost, and turns the enemies it crosses or finds in the corner next to it; returns whether there
 * were any.
 */
function haunt(board: Triangle, cells: Cells, from: number, to: number): boolean {
  const seat = seatOf(cells[from] as number);
  cells[from] = EMPTY;
  cells[to] = ghostOf(seat);
  let found = false;
  for (const cell of [crossedBetween(board, from, to), board.corners.get(to)]) {
    if (cell === undefined || !isEnemy(cells[cell] as number, seat)) continue;
    cells[cell] = turned(cells[cell] as number, seat);
    found = true;
  }
  return found;
}

function crossedBetween(board: Triangle, from: number, to: number): number {
  return crossed(board, from, known(directionOf(board, from, to), 'the direction of a step'));
}

/** Makes the ghosts of every seat without a regular piece active. */
function wakeGhosts(cells: Cells): void {
  const { owners, present } = roll(cells);
  if (owners.length === present.length) return;
  for (const seat of present) {
    if (!owners.includes(seat)) for (const ghost of forceOf(cells, seat).ghosts) cells[ghost] = ghostOf(seat);
  }
}
