/** A turn, stone by stone, on any board: it founds a group, or grows each group by at most one stone. */
import type { Seat } from '../rules.ts';
import { besides, raysOf, type StoneBoard } from './board.ts';

/** What is on each cell, and then on the places outside: 0 nothing, 1 White, 2 Black. */
export type Stones = Uint8Array;

const VACANT = 0;
export const stoneOf = (seat: Seat): number => seat + 1;

/** A board that is empty except for its fixed stones, whose owners are given. */
export function emptyBoard({ names }: StoneBoard, fixed: readonly Seat[]): Stones {
  const stones = new Uint8Array(names.length + fixed.length);
  stones.set(fixed.map(stoneOf), names.length);
  return stones;
}

/** A turn in progress. It owns its arrays, which `place` changes. */
export interface Turn {
  readonly board: StoneBoard;
  readonly seat: Seat;
  readonly stones: Stones;
  /** 1 for every cell of a group that cannot grow any more this turn. */
  readonly grown: Uint8Array;
}

/** The turn of `seat` on `stones`, after the given cells. */
export function turnAfter(board: StoneBoard, stones: Stones, seat: Seat, cells: readonly number[]): Turn {
  const turn = { board, seat, stones: stones.slice(), grown: new Uint8Array(board.names.length) };
  for (const cell of cells) placeStone(turn, cell);
  return turn;
}

/** Places the turn's next stone, on a cell where it may go. */
export function placeStone({ board, seat, stones, grown }: Turn, cell: number): void {
  const own = stoneOf(seat);
  stones[cell] = own;
  if (!isBeside(board, stones, cell, own)) {
    // A turn that founds a group grows no others.
    grown.fill(1);
    return;
  }
  for (const line of raysOf(board, cell)) capture(board, stones, line, own);
  markGroup(board, stones, grown, cell);
}

function isBeside(board: StoneBoard, stones: Stones, cell: number, own: number): boolean {
  for (const beside of besides(board, cell)) if (stones[beside] === own) return true;
  return false;
}

/**
 * Turns the enemy stones from the start of a line up to one's own stone, fixed or not; none if something else
 * comes first.
 */
function capture({ names }: StoneBoard, stones: Stones, line: readonly number[], own: number): void {
  const enemy = 3 - own;
  let end = 0;
  while ((line[end] as number) < names.length && stones[line[end] as number] === enemy) end++;
  if (stones[line[end] as number] !== own) return;
  for (let at = 0; at < end; at++) stones[line[at] as number] = own;
}

/** Marks the group of `cell`, of which either all other cells of a part are marked or none. */
function markGroup(board: StoneBoard, stones: Stones, grown: Uint8Array, cell: number): void {
  const own = stones[cell];
  const members = [cell];
  grown[cell] = 1;
  for (let at = 0; at < members.length; at++) {
    for (const beside of besides(board, members[at] as number)) {
      if (stones[beside] !== own || grown[beside]) continue;
      grown[beside] = 1;
      members.push(beside);
    }
  }
}

/** All cells of the group that holds `cell`. */
export function groupOf(board: StoneBoard, stones: Stones, cell: number): readonly number[] {
  const own = stones[cell];
  const members = new Set([cell]);
  for (const member of members) {
    for (const beside of besides(board, member)) if (stones[beside] === own) members.add(beside);
  }
  return [...members];
}

/** The vacant cells where a group that has not grown yet may grow now. */
export const growingCells = (turn: Turn): readonly number[] =>
  stillGrowing(turn, vacantCells(turn.board, turn.stones));

/** Those of the cells that are. A stone never makes a cell one that was none before it. */
export function stillGrowing(
  { board, seat, stones, grown }: Turn,
  cells: readonly number[],
): readonly number[] {
  const own = stoneOf(seat);
  const growing: number[] = [];
  for (const cell of cells) {
    if (stones[cell] !== VACANT) continue;
    for (const beside of besides(board, cell)) {
      if (stones[beside] !== own || grown[beside]) continue;
      growing.push(cell);
      break;
    }
  }
  return growing;
}

export function vacantCells({ names }: StoneBoard, stones: Stones): readonly number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < names.length; cell++) if (stones[cell] === VACANT) cells.push(cell);
  return cells;
}

export function isFull({ names }: StoneBoard, stones: Stones): boolean {
  const vacant = stones.indexOf(VACANT);
  return vacant < 0 || vacant >= names.length;
}

/** How many stones each seat has on the board, not counting its fixed ones. */
export function countStones({ names }: StoneBoard, stones: Stones): readonly [number, number] {
  const count: [number, number] = [0, 0];
  for (let cell = 0; cell < names.length; cell++) {
    if (stones[cell] === stoneOf(0)) count[0]++;
    else if (stones[cell] === stoneOf(1)) count[1]++;
  }
  return count;
}
