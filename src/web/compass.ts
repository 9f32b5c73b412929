/**
 * Arrow keys on boards of any shape, by geometry alone: the nearest cell in that direction, within a little
 * less than 45 degrees. A walk remembers its line as a text cursor remembers its column, so that going up
 * over hexes does not drift sideways.
 */
import type { BoardCell } from '../rules/index.ts';

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * Where a walk is, and the lines it keeps to: `column` when moving up and down, `row` when moving sideways.
 */
export interface Walk {
  readonly cell: string;
  readonly column: number;
  readonly row: number;
}

const SPREAD = 0.9;
/** Coordinates are sums of square roots, so cells on one line may differ by up to this much. */
const NOTHING = 1e-6;

const HEADINGS: Readonly<Record<Direction, { readonly axis: 'x' | 'y'; readonly sign: 1 | -1 }>> = {
  left: { axis: 'x', sign: -1 },
  right: { axis: 'x', sign: 1 },
  up: { axis: 'y', sign: 1 },
  down: { axis: 'y', sign: -1 },
};

export const walkFrom = ({ cell, x, y }: BoardCell): Walk => ({ cell, column: x, row: y });

/** The walk after one key press; unchanged at the edge of the board. */
export function walk(cells: readonly BoardCell[], at: Walk, direction: Direction): Walk {
  const here = cells.find(({ cell }) => cell === at.cell);
  if (!here) throw new Error(`no cell ${at.cell}`);
  const { axis, sign } = HEADINGS[direction];
  const across = axis === 'x' ? 'y' : 'x';
  const line = axis === 'x' ? at.row : at.column;
  let best: BoardCell | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const along = (cell[axis] - here[axis]) * sign;
    if (along < NOTHING || Math.abs(cell[across] - here[across]) > SPREAD * along) continue;
    const cost = along + Math.abs(cell[across] - line);
    if (cost < bestCost - NOTHING) {
      best = cell;
      bestCost = cost;
    }
  }
  if (!best) return at;
  const { cell, x, y } = best;
  return axis === 'x' ? { cell, column: x, row: at.row } : { cell, column: at.column, row: y };
}
