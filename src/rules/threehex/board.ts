/**
 * The triangle of 105 hexes, 14 on a side, with Max Koval's cell numbers, and tables of where pieces can
 * look.
 *
 * A cell is in row `r` counted from White's edge, at place `i` counted from Black's edge, and at distance `t
 * = 13 - r - i` from Blue's edge. Inside the game it is an index into CELL_NAMES; outside it is its number.
 */
import { known } from '../result.ts';
import type { Board } from '../rules.ts';

/** A cell's index in CELL_NAMES. */
export type Cell = number;

/** The rows from 94's corner down to White's edge, each starting at Black's edge; 67 is not used. */
const ROWS = [
  '94',
  '95 93',
  '96 57 92',
  '97 58 56 91',
  '98 59 30 55 90',
  '99 60 31 29 54 89',
  '100 61 32 12 28 53 88',
  '101 62 33 13 11 27 52 87',
  '102 63 34 14 3 10 26 51 86',
  '103 64 35 15 1 2 9 25 50 85',
  '104 65 36 4 5 6 7 8 24 49 84',
  '105 66 16 17 18 19 20 21 22 23 48 83',
  '106 37 38 39 40 41 42 43 44 45 46 47 82',
  '68 69 70 71 72 73 74 75 76 77 78 79 80 81',
];
const LAST = ROWS.length - 1;

const PLACES = ROWS.flatMap((row, line) => row.split(' ').map((name, i) => ({ name, r: LAST - line, i })));

/** The cells' numbers, row by row as written above. */
export const CELL_NAMES: readonly string[] = PLACES.map(({ name }) => name);

/** The index of a row's first cell; `line` counts from 94's corner down, where the first row has one cell. */
const rowStart = (line: number): Cell => (line * (line + 1)) / 2;

/** Where each row begins and ends in CELL_NAMES, from 94's corner down. */
export const ROW_SPANS: readonly (readonly [number, number])[] = ROWS.map((_, line) => [
  rowStart(line),
  rowStart(line + 1),
]);

const cellsByName = new Map(CELL_NAMES.map((name, cell) => [name, cell]));

/** The cell of a number that is on the board. */
export const cellNamed = (name: string): Cell => known(cellsByName.get(name), name);

export const nameOf = (cell: Cell): string => CELL_NAMES[cell] as string;

const cellAt = (r: number, i: number): Cell | undefined =>
  r < 0 || i < 0 || r + i > LAST ? undefined : rowStart(LAST - r) + i;

/**
 * One of the twelve directions, clockwise from White's straight ahead: even ones are orthogonal, odd ones
 * diagonal.
 */
export type Direction = number;

/** The step `[dr, di]` of each direction. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [2, -1],
  [1, -1],
  [1, -2],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-2, 1],
  [-1, 1],
  [-1, 2],
  [0, 1],
  [1, 1],
];
export const DIRECTIONS: readonly Direction[] = STEPS.map((_, direction) => direction);
export const isOrthogonal = (direction: Direction): boolean => direction % 2 === 0;
export const turnedBy = (direction: Direction, twelfths: number): Direction =>
  (direction + twelfths + 12) % 12;
export const opposite = (direction: Direction): Direction => turnedBy(direction, 6);

function rayFrom(cell: Cell, direction: Direction): readonly Cell[] {
  const [dr, di] = STEPS[direction] as readonly [number, number];
  const ray: Cell[] = [];
  let { r, i } = PLACES[cell] as { r: number; i: number };
  for (;;) {
    r += dr;
    i += di;
    const next = cellAt(r, i);
    if (next === undefined) return ray;
    ray.push(next);
  }
}

const RAYS: readonly (readonly (readonly Cell[])[])[] = PLACES.map((_, cell) =>
  DIRECTIONS.map((direction) => rayFrom(cell, direction)),
);

/** For each direction, the cells that lie that way, nearest first. */
export const raysOf = (cell: Cell): readonly (readonly Cell[])[] =>
  RAYS[cell] as readonly (readonly Cell[])[];

/** The cell one step away, if there is one. */
export const neighbour = (cell: Cell, direction: Direction): Cell | undefined => raysOf(cell)[direction]?.[0];

const LEAPS: readonly (readonly Cell[])[] = PLACES.map(({ r, i }) =>
  DIRECTIONS.filter(isOrthogonal).flatMap((direction) => {
    const [dr, di] = STEPS[direction] as readonly [number, number];
    return [-1, 1].flatMap((side) => {
      const [er, ei] = STEPS[turnedBy(direction, side)] as readonly [number, number];
      return cellAt(r + dr + er, i + di + ei) ?? [];
    });
  }),
);

/** Where a knight leaps: one orthogonal step, then one diagonal step outward. */
export const leapsOf = (cell: Cell): readonly Cell[] => LEAPS[cell] as readonly Cell[];

/** The cell's counterpart when the board is turned by a third, from White's side to Blue's. */
export function turned(cell: Cell): Cell {
  const { r, i } = PLACES[cell] as { r: number; i: number };
  return cellAt(i, LAST - r - i) as Cell;
}

/** The cell's counterpart when mirrored across the axis from corner 81 to the middle of the right side. */
export function mirrored(cell: Cell): Cell {
  const { r, i } = PLACES[cell] as { r: number; i: number };
  return cellAt(LAST - r - i, i) as Cell;
}

/** Diagonal steps keep `r - i` modulo 3, so bishops stay on one of three shades. */
const TINTS = ['mid', 'light', 'dark'] as const;

/**
 * Drawn with White's edge at the lower right and Black's edge upright on the right, so that White moves
 * straight up.
 */
export const BOARD: Board = {
  cells: PLACES.map(({ name, r, i }) => ({
    cell: name,
    x: i === 0 ? 0 : (-Math.sqrt(3) / 2) * i,
    y: r + i / 2,
    shape: 'hexFlat',
    tint: TINTS[(r - i + 15) % 3] as string,
  })),
  labels: [],
  namesInCells: true,
  outside: [],
  views: [0, 120, 240],
};
