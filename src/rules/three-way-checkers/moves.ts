/**
 * The legal moves of 3-way Checkers. A single walk visits them all, so that listing, counting and searching
 * use the same rules. A move is a path of cells: where it starts, where it lands each time, and perhaps the
 * ghost it names. The flat list is never ambiguous, because regular pieces land on black triangles and ghosts
 * stand on white ones.
 */
import type { Seat, Step } from '../rules.ts';
import {
  ALL_DIRECTIONS,
  type Direction,
  FORWARD,
  isFarSide,
  jumped,
  neighbour,
  type Triangle,
} from './board.ts';
import { type Cells, EMPTY, forceOf, isEnemy, isPawn, isRegular, mustNameGhost, seatOf } from './pieces.ts';

/** Called with one move; the path is reused for the next, so copy what you want to keep. */
type Visit = (path: readonly number[]) => void;

function visitMoves(board: Triangle, cells: Cells, seat: Seat, visit: Visit): void {
  const force = forceOf(cells, seat);
  const naming = mustNameGhost(force);
  const path: number[] = [];

  const visitRegular: Visit = naming
    ? () => {
        for (const ghost of force.ghosts) {
          path.push(ghost);
          visit(path);
          path.pop();
        }
      }
    : visit;

  const jumping = force.regulars.filter((from) => canJump(board, cells, from));
  if (jumping.length > 0) {
    visitJumpsFrom(board, cells, jumping, path, visitRegular);
    return;
  }

  const visitSteps = (from: number, directions: readonly Direction[], found: Visit) => {
    for (const direction of directions) {
      const to = neighbour(board, from, direction);
      if (to === undefined || cells[to] !== EMPTY) continue;
      path.push(from, to);
      found(path);
      path.length = 0;
    }
  };
  for (const from of force.regulars) visitSteps(from, directionsOf(cells[from] as number), visitRegular);
  for (const from of naming ? force.ghosts : force.awake) visitSteps(from, ALL_DIRECTIONS, visit);
}

const directionsOf = (piece: number): readonly Direction[] =>
  isPawn(piece) ? (FORWARD[seatOf(piece)] as readonly Direction[]) : ALL_DIRECTIONS;

/** Visits the rows of jumps that begin on these cells. */
function visitJumpsFrom(
  board: Triangle,
  cells: Cells,
  starts: readonly number[],
  path: number[],
  visit: Visit,
): void {
  const scratch = cells.slice();
  for (const from of starts) {
    const piece = scratch[from] as number;
    scratch[from] = EMPTY;
    path.push(from);
    visitJumps(board, scratch, piece, path, visit);
    path.pop();
    scratch[from] = piece;
  }
}

/**
 * Visits the jumps that continue `path` with a lifted piece, following each to its end; returns whether there
 * were any.
 */
function visitJumps(board: Triangle, cells: Cells, piece: number, path: number[], visit: Visit): boolean {
  const from = path[path.length - 1] as number;
  const seat = seatOf(piece);
  let found = false;
  for (const direction of directionsOf(piece)) {
    const over = neighbour(board, from, direction);
    if (over === undefined) continue;
    const to = neighbour(board, over, direction);
    const victim = cells[over] as number;
    if (to === undefined || cells[to] !== EMPTY || !isEnemy(victim, seat)) continue;
    found = true;
    path.push(to);
    cells[over] = EMPTY;
    const isCrowned = isPawn(piece) && isFarSide(board, seat, to);
    if (isCrowned || !visitJumps(board, cells, piece, path, visit)) visit(path);
    cells[over] = victim;
    path.pop();
  }
  return found;
}

/** The number of legal moves of a seat. */
export function countMoves(board: Triangle, cells: Cells, seat: Seat): number {
  let count = 0;
  visitMoves(board, cells, seat, () => {
    count++;
  });
  return count;
}

/** Whether a seat has any legal move. */
export function canMove(board: Triangle, cells: Cells, seat: Seat): boolean {
  const force = forceOf(cells, seat);
  const naming = mustNameGhost(force);
  // A regular piece that would have to name a ghost, and cannot, cannot move either.
  if (naming && force.ghosts.length === 0) return false;
  for (const from of force.regulars) {
    if (canStep(board, cells, from, directionsOf(cells[from] as number)) || canJump(board, cells, from)) {
      return true;
    }
  }
  for (const from of naming ? force.ghosts : force.awake) {
    if (canStep(board, cells, from, ALL_DIRECTIONS)) return true;
  }
  return false;
}

function canStep(board: Triangle, cells: Cells, from: number, directions: readonly Direction[]): boolean {
  for (const direction of directions) {
    const to = neighbour(board, from, direction);
    if (to !== undefined && cells[to] === EMPTY) return true;
  }
  return false;
}

function canJump(board: Triangle, cells: Cells, from: number): boolean {
  const piece = cells[from] as number;
  const seat = seatOf(piece);
  for (const direction of directionsOf(piece)) {
    const over = neighbour(board, from, direction);
    if (over === undefined || !isEnemy(cells[over] as number, seat)) continue;
    const to = neighbour(board, over, direction);
    if (to !== undefined && cells[to] === EMPTY) return true;
  }
  return false;
}

/** The legal moves of a seat, as steps. */
export function listMoves(board: Triangle, cells: Cells, seat: Seat): readonly (readonly Step[])[] {
  const moves: (readonly Step[])[] = [];
  visitMoves(board, cells, seat, (path) => {
    moves.push(path.map((cell) => board.names[cell] as string));
  });
  return moves;
}

/** The cells that a seat's longest row of jumps passes over; empty if it cannot jump. */
export function mostJumped(board: Triangle, cells: Cells, seat: Seat): readonly number[] {
  const jumping = jumpers(board, cells, seat);
  if (jumping.length === 0) return jumping;
  let most: readonly number[] = [];
  visitJumpsFrom(board, cells, jumping, [], (path) => {
    if (path.length - 1 <= most.length) return;
    most = path.slice(1).map((cell, at) => jumped(board, path[at] as number, cell));
  });
  return most;
}

/** The cells of a seat's pieces that can jump, and therefore must. */
export function jumpers(board: Triangle, cells: Cells, seat: Seat): readonly number[] {
  const jumping: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    const piece = cells[cell] as number;
    if (isRegular(piece) && seatOf(piece) === seat && canJump(board, cells, cell)) jumping.push(cell);
  }
  if (jumping.length === 0) return jumping;
  const force = forceOf(cells, seat);
  return mustNameGhost(force) && force.ghosts.length === 0 ? [] : jumping;
}
