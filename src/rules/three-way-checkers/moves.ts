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
  directionOf,
  FORWARD,
  isFarSide,
  jumped,
  neighbour,
  type Triangle,
} from './board.ts';
import { type Cells, EMPTY, forceOf, isEnemy, isPawn, mustNameGhost, seatOf } from './pieces.ts';

/** Called with one move; the path is reused for the next, so copy what you want to keep. */
type Visit = (path: readonly number[]) => void;

function visitMoves(board: Triangle, cells: Cells, seat: Seat, visit: Visit): void {
  const force = forceOf(cells, seat);
  const naming = mustNameGhost(force);
  const path: number[] = [];

  const visitRegular: Visit = () => {
    if (!naming) return visit(path);
    for (const ghost of force.ghosts) {
      path.push(ghost);
      visit(path);
      path.pop();
    }
  };

  const jumping = force.regulars.filter((from) => canJump(board, cells, from));
  if (jumping.length > 0) {
    const scratch = cells.slice();
    for (const from of jumping) {
      const piece = scratch[from] as number;
      scratch[from] = EMPTY;
      path.push(from);
      visitJumps(board, scratch, piece, path, visitRegular);
      path.pop();
      scratch[from] = piece;
    }
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
  if (force.regulars.some((from) => canJump(board, cells, from))) return !naming || force.ghosts.length > 0;
  const canStep = (from: number, directions: readonly Direction[]) =>
    directions.some((direction) => {
      const to = neighbour(board, from, direction);
      return to !== undefined && cells[to] === EMPTY;
    });
  return (
    ((!naming || force.ghosts.length > 0) &&
      force.regulars.some((from) => canStep(from, directionsOf(cells[from] as number)))) ||
    (naming ? force.ghosts : force.awake).some((from) => canStep(from, ALL_DIRECTIONS))
  );
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
  let most: readonly number[] = [];
  visitMoves(board, cells, seat, (path) => {
    const [from = 0, to = 0] = path;
    if (!board.isBlack[from] || directionOf(board, from, to) !== undefined) return;
    const landings = path.filter((cell) => board.isBlack[cell]);
    if (landings.length - 1 <= most.length) return;
    most = landings.slice(1).map((cell, at) => jumped(board, landings[at] as number, cell));
  });
  return most;
}

/** The cells of a seat's pieces that can jump, and therefore must. */
export function jumpers(board: Triangle, cells: Cells, seat: Seat): readonly number[] {
  const found = new Set<number>();
  visitMoves(board, cells, seat, ([from, to]) => {
    if (
      from !== undefined &&
      to !== undefined &&
      board.isBlack[from] &&
      directionOf(board, from, to) === undefined
    )
      found.add(from);
  });
  return [...found];
}
