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
  const founds = !besides(board, cell).some((beside) => stones[beside] === own);
  if (founds) {
    // A turn that founds a group grows no others.
    grown.fill(1);
    return;
  }
  for (const line of raysOf(board, cell)) {
    for (const captured of enclosed(board, stones, line, own)) stones[captured] = own;
  }
  for (const member of groupOf(board, stones, cell)) grown[member] = 1;
}

/**
 * The enemy stones from the start of a line up to one's own stone, fixed or not; none if something else comes
 * first.
 */
function enclosed(
  { names }: StoneBoard,
  stones: Stones,
  line: readonly number[],
  own: number,
): readonly number[] {
  const end = line.findIndex(
    (cell) => cell >= names.length || stones[cell] === own || stones[cell] === VACANT,
  );
  return stones[line[end] as number] === own ? line.slice(0, end) : [];
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
export function growingCells({ board, seat, stones, grown }: Turn): readonly number[] {
  const own = stoneOf(seat);
  return vacantCells(board, stones).filter((cell) =>
    besides(board, cell).some((beside) => stones[beside] === own && !grown[beside]),
  );
}

export function vacantCells({ names }: StoneBoard, stones: Stones): readonly number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < names.length; cell++) if (stones[cell] === VACANT) cells.push(cell);
  return cells;
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
