/** Who could capture on a cell. A pinned piece attacks like any other. */
import type { Seat } from '../rules.ts';
import {
  type Cell,
  DIRECTIONS,
  type Direction,
  forwardOf,
  isOrthogonal,
  leapsOf,
  opposite,
  raysOf,
  turnedBy,
} from './board.ts';
import {
  at,
  BISHOP,
  type Cells,
  EMPTY,
  KING,
  KNIGHT,
  kindOf,
  type Man,
  MEN,
  PAWN,
  QUEEN,
  ROOK,
  seatOf,
} from './pieces.ts';

/** Whether a man moves any distance in a direction. */
export function slides(piece: Man, direction: Direction): boolean {
  const kind = kindOf(piece);
  return kind === QUEEN || kind === (isOrthogonal(direction) ? ROOK : BISHOP);
}

/** The two directions in which a pawn captures, beside straight ahead. */
export const pawnCaptures = (seat: Seat): readonly Direction[] =>
  [-1, 1].map((side) => turnedBy(forwardOf(seat), side));

/** How far a man captures in a direction: not at all, one step, or any distance. */
function captureRange(piece: Man, direction: Direction): number {
  const kind = kindOf(piece);
  if (slides(piece, direction)) return Number.POSITIVE_INFINITY;
  if (kind === KING) return 1;
  return kind === PAWN && pawnCaptures(seatOf(piece)).includes(direction) ? 1 : 0;
}

/** For a direction as seen from the cell that is attacked: each man's range towards that cell. */
const RANGES: readonly (readonly number[])[] = DIRECTIONS.map((direction) => {
  const ranges: number[] = [];
  for (const piece of MEN) ranges[piece] = captureRange(piece, opposite(direction));
  return Array.from(ranges, (range) => range ?? 0);
});

/** The men of `seat`'s opponents that attack a cell, up to `limit` of them. */
export function attackersOf(
  cells: Cells,
  target: Cell,
  seat: Seat,
  limit = Number.POSITIVE_INFINITY,
): readonly Cell[] {
  const attackers: Cell[] = [];
  for (const cell of leapsOf(target)) {
    const piece = at(cells, cell);
    if (kindOf(piece) === KNIGHT && seatOf(piece) !== seat && attackers.push(cell) >= limit) return attackers;
  }
  const rays = raysOf(target);
  for (const direction of DIRECTIONS) {
    let distance = 0;
    for (const cell of rays[direction] as readonly Cell[]) {
      distance++;
      const piece = at(cells, cell);
      if (piece === EMPTY) continue;
      const range = RANGES[direction]?.[piece] as number;
      if (seatOf(piece) !== seat && range >= distance && attackers.push(cell) >= limit) return attackers;
      break;
    }
  }
  return attackers;
}

export const isAttacked = (cells: Cells, target: Cell, seat: Seat): boolean =>
  attackersOf(cells, target, seat, 1).length > 0;
