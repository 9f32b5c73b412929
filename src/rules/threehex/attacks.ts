/** Who could capture on a cell. A pinned piece attacks like any other. */
import type { Seat } from '../rules.ts';
import type { Armies } from './armies.ts';
import { type Cell, DIRECTIONS, leapsOf, raysOf } from './board.ts';
import { at, type Cells, EMPTY, KNIGHT, kindOf, seatOf } from './pieces.ts';

/** The men of `seat`'s opponents that attack a cell. */
export function attackersOf({ ranges }: Armies, cells: Cells, target: Cell, seat: Seat): readonly Cell[] {
  const attackers = leapsOf(target).filter((cell) => isKnightOfOthers(at(cells, cell), seat));
  const rays = raysOf(target);
  for (const direction of DIRECTIONS) {
    let distance = 0;
    for (const cell of rays[direction] as readonly Cell[]) {
      distance++;
      const piece = at(cells, cell);
      if (piece === EMPTY) continue;
      const range = ranges[direction]?.[piece] as number;
      if (seatOf(piece) !== seat && range >= distance) attackers.push(cell);
      break;
    }
  }
  return attackers;
}

const isKnightOfOthers = (piece: number, seat: Seat): boolean =>
  kindOf(piece) === KNIGHT && seatOf(piece) !== seat;

/** Whether any man of `seat`'s opponents attacks a cell. */
export function isAttacked({ ranges }: Armies, cells: Cells, target: Cell, seat: Seat): boolean {
  for (const cell of leapsOf(target)) if (isKnightOfOthers(at(cells, cell), seat)) return true;
  const rays = raysOf(target);
  for (const direction of DIRECTIONS) {
    const ray = rays[direction] as readonly Cell[];
    for (let distance = 1; distance <= ray.length; distance++) {
      const piece = at(cells, ray[distance - 1] as Cell);
      if (piece === EMPTY) continue;
      if (seatOf(piece) !== seat && (ranges[direction]?.[piece] as number) >= distance) return true;
      break;
    }
  }
  return false;
}

/** The men of `seat` that each alone shield a cell from an attacker: only their moves can lay it bare. */
export function shieldsOf({ ranges }: Armies, cells: Cells, target: Cell, seat: Seat): readonly Cell[] {
  const shields: Cell[] = [];
  const rays = raysOf(target);
  for (const direction of DIRECTIONS) {
    const ray = rays[direction] as readonly Cell[];
    let shield: Cell | undefined;
    for (let distance = 1; distance <= ray.length; distance++) {
      const cell = ray[distance - 1] as Cell;
      const piece = at(cells, cell);
      if (piece === EMPTY) continue;
      const isOwn = seatOf(piece) === seat;
      if (shield === undefined && isOwn) {
        shield = cell;
        continue;
      }
      const isBehind = shield !== undefined && !isOwn && (ranges[direction]?.[piece] as number) >= distance;
      if (isBehind) shields.push(shield as Cell);
      break;
    }
  }
  return shields;
}
