/** Who could capture on a cell. A pinned piece attacks like any other. */
import type { Seat } from '../rules.ts';
import type { Armies } from './armies.ts';
import { type Cell, DIRECTIONS, leapsOf, raysOf } from './board.ts';
import { at, type Cells, EMPTY, KNIGHT, kindOf, seatOf } from './pieces.ts';

/** The men of `seat`'s opponents that attack a cell, up to `limit` of them. */
export function attackersOf(
  { ranges }: Armies,
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
      const range = ranges[direction]?.[piece] as number;
      if (seatOf(piece) !== seat && range >= distance && attackers.push(cell) >= limit) return attackers;
      break;
    }
  }
  return attackers;
}

export const isAttacked = (armies: Armies, cells: Cells, target: Cell, seat: Seat): boolean =>
  attackersOf(armies, cells, target, seat, 1).length > 0;
