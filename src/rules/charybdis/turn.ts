/** A turn of Charybdis, stone by stone: founding a group, or growing each group by one stone at most. */
import type { Seat } from '../rules.ts';
import { CELLS, NEIGHBOURS, OWN_SIDES, RAYS, RING_SEATS, SIDES } from './board.ts';

/** What stands on each of the 91 cells: 0 nothing, 1 White, 2 Black. */
export type Stones = Uint8Array;

export const VACANT = 0;
export const stoneOf = (seat: Seat): number => seat + 1;

/** An empty board with its ring. */
export function emptyBoard(): Stones {
  const stones = new Uint8Array(CELLS + RING_SEATS.length);
  stones.set(RING_SEATS.map(stoneOf), CELLS);
  return stones;
}

/** A turn begun. Its arrays are its own; `place` changes them. */
export interface Turn {
  readonly seat: Seat;
  readonly stones: Stones;
  /** 1 for every cell of a group that may grow no more in this turn. */
  readonly grown: Uint8Array;
}

/** The turn of `seat` on `stones`, after the given cells. */
export function turnAfter(stones: Stones, seat: Seat, cells: readonly number[]): Turn {
  const turn = { seat, stones: stones.slice(), grown: new Uint8Array(CELLS) };
  for (const cell of cells) place(turn, cell);
  return turn;
}

function place({ seat, stones, grown }: Turn, cell: number): void {
  const own = stoneOf(seat);
  stones[cell] = own;
  const founds = !NEIGHBOURS[cell]?.some((beside) => stones[beside] === own);
  if (founds) {
    // A turn that founds a group grows none.
    grown.fill(1);
    return;
  }
  for (const line of RAYS[cell] ?? []) {
    for (const captured of enclosed(stones, line, own)) stones[captured] = own;
  }
  for (const member of groupOf(stones, cell)) grown[member] = 1;
}

/** The enemy stones at the start of a line that an own stone, fixed or not, closes. */
function enclosed(stones: Stones, line: readonly number[], own: number): readonly number[] {
  const end = line.findIndex((cell) => cell >= CELLS || stones[cell] === own || stones[cell] === VACANT);
  return stones[line[end] as number] === own ? line.slice(0, end) : [];
}

/** All cells of the group that holds `cell`. */
function groupOf(stones: Stones, cell: number): readonly number[] {
  const own = stones[cell];
  const members = new Set([cell]);
  for (const member of members) {
    for (const beside of NEIGHBOURS[member] ?? []) if (stones[beside] === own) members.add(beside);
  }
  return [...members];
}

/** The vacant cells on which a group that has not grown may grow now. */
export function growingCells({ seat, stones, grown }: Turn): readonly number[] {
  const own = stoneOf(seat);
  return vacantCells(stones).filter((cell) =>
    NEIGHBOURS[cell]?.some((beside) => stones[beside] === own && !grown[beside]),
  );
}

export function vacantCells(stones: Stones): readonly number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (stones[cell] === VACANT) cells.push(cell);
  return cells;
}

/** The number of stones each seat has on the board, its fixed ones not counted. */
export function countStones(stones: Stones): readonly [number, number] {
  const count: [number, number] = [0, 0];
  for (let cell = 0; cell < CELLS; cell++) {
    if (stones[cell] === stoneOf(0)) count[0]++;
    else if (stones[cell] === stoneOf(1)) count[1]++;
  }
  return count;
}

/** Whether one group of the seat has a stone on each of the seat's own three sides. */
export function connects(stones: Stones, seat: Seat): boolean {
  const seen = new Set<number>();
  const wanted = OWN_SIDES[seat] as number;
  for (let cell = 0; cell < CELLS; cell++) {
    if (stones[cell] !== stoneOf(seat) || seen.has(cell)) continue;
    let reached = 0;
    for (const member of groupOf(stones, cell)) {
      seen.add(member);
      reached |= SIDES[member] as number;
    }
    if ((reached & wanted) === wanted) return true;
  }
  return false;
}
