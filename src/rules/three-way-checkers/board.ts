/**
 * The triangle of 3-way Checkers: 64 cells, a1 to h15, row by row from the top, by index. Odd numbers are
 * black triangles (point up), even numbers white ones (point down). Both kinds have up to six neighbours of
 * their own colour, in the same six directions, each reached across one triangle of the other colour.
 */
import type { Board, Seat } from '../rules.ts';

const ROWS = 8;
const ROW_HEIGHT = Math.sqrt(3) / 2;

/** Row r (from 1) holds 2r - 1 triangles. */
interface Place {
  readonly row: number;
  readonly number: number;
}

const PLACES: readonly Place[] = Array.from({ length: ROWS }, (_, above) =>
  Array.from({ length: 2 * above + 1 }, (_, before) => ({ row: above + 1, number: before + 1 })),
).flat();

/** The cells' names in the order of their indices. */
export const NAMES: readonly string[] = PLACES.map(
  ({ row, number }) => `${'abcdefgh'.charAt(row - 1)}${number}`,
);

const INDEX_BY_NAME: ReadonlyMap<string, number> = new Map(NAMES.map((name, index) => [name, index]));

/** The index of a cell's name; throws when there is none, for steps come from `next`. */
export function indexOf(name: string): number {
  const index = INDEX_BY_NAME.get(name);
  if (index === undefined) throw new Error(`no cell of 3-way Checkers: ${name}`);
  return index;
}

const isBlackPlace = ({ number }: Place): boolean => number % 2 === 1;

/** For each cell whether it is a black triangle, where regular pieces live; ghosts live on the others. */
export const IS_BLACK: readonly boolean[] = PLACES.map(isBlackPlace);

export const DIRECTIONS = ['E', 'W', 'SW', 'SE', 'NW', 'NE'] as const;
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export const ALL_DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/**
 * How row and number change in each direction, and which triangle lies between (from a black, from a white).
 */
const STEPS: Readonly<
  Record<(typeof DIRECTIONS)[number], { to: Place; crossesFromBlack: Place; crossesFromWhite: Place }>
> = {
  E: { to: by(0, 2), crossesFromBlack: by(0, 1), crossesFromWhite: by(0, 1) },
  W: { to: by(0, -2), crossesFromBlack: by(0, -1), crossesFromWhite: by(0, -1) },
  SW: { to: by(1, 0), crossesFromBlack: by(1, 1), crossesFromWhite: by(0, -1) },
  SE: { to: by(1, 2), crossesFromBlack: by(1, 1), crossesFromWhite: by(0, 1) },
  NW: { to: by(-1, -2), crossesFromBlack: by(0, -1), crossesFromWhite: by(-1, -1) },
  NE: { to: by(-1, 0), crossesFromBlack: by(0, 1), crossesFromWhite: by(-1, -1) },
};

function by(row: number, number: number): Place {
  return { row, number };
}

const OFF_BOARD = -1;

function indexBeside(place: Place, change: Place): number {
  const row = place.row + change.row;
  const number = place.number + change.number;
  return row < 1 || row > ROWS || number < 1 || number > 2 * row - 1
    ? OFF_BOARD
    : (row - 1) ** 2 + number - 1;
}

const stepTable = (changeOf: (place: Place, direction: (typeof DIRECTIONS)[number]) => Place): Int8Array =>
  Int8Array.from(
    PLACES.flatMap((place) => DIRECTIONS.map((direction) => indexBeside(place, changeOf(place, direction)))),
  );

const NEIGHBOURS = stepTable((_, direction) => STEPS[direction].to);
const CROSSED = stepTable((place, direction) =>
  isBlackPlace(place) ? STEPS[direction].crossesFromBlack : STEPS[direction].crossesFromWhite,
);

/** The nearest cell of the same colour in a direction; undefined off the board. */
export function neighbour(cell: number, direction: Direction): number | undefined {
  const to = NEIGHBOURS[cell * 6 + direction] as number;
  return to === OFF_BOARD ? undefined : to;
}

/**
 * The direction of the step from one cell to another; undefined when they are not neighbours of one colour.
 */
export const directionOf = (from: number, to: number): Direction | undefined =>
  ALL_DIRECTIONS.find((direction) => neighbour(from, direction) === to);

/** The triangle of the other colour that a step crosses. */
export const crossed = (from: number, direction: Direction): number =>
  CROSSED[from * 6 + direction] as number;

/** The cell between the two ends of a jump. */
export function jumped(from: number, to: number): number {
  for (const direction of ALL_DIRECTIONS) {
    const over = neighbour(from, direction);
    if (over !== undefined && neighbour(over, direction) === to) return over;
  }
  throw new Error(`no jump from ${NAMES[from]} to ${NAMES[to]}`);
}

/** The two directions of a seat's pawns: Black down, Red to the left, White to the right. */
export const FORWARD: readonly (readonly Direction[])[] = [
  [2, 3],
  [1, 4],
  [0, 5],
];

/** Whether a black triangle is on the far side of a seat: nothing lies before it. */
export const isFarSide = (seat: Seat, cell: number): boolean =>
  (FORWARD[seat] ?? []).every((direction) => neighbour(cell, direction) === undefined);

/** The corner that a white triangle lies beside, if it does: b2 beside a1, h2 beside h1, h14 beside h15. */
export const cornerBeside: ReadonlyMap<number, number> = new Map(
  (
    [
      ['b2', 'a1'],
      ['h2', 'h1'],
      ['h14', 'h15'],
    ] as const
  ).map(([white, corner]) => [indexOf(white), indexOf(corner)]),
);

/** The board as drawn, h1's left corner at the origin. */
export const board: Board = {
  cells: PLACES.map((place, index) => ({
    cell: NAMES[index] as string,
    x: (ROWS - place.row + place.number) / 2,
    y: (ROWS - place.row + (isBlackPlace(place) ? 1 : 2) / 3) * ROW_HEIGHT,
    shape: isBlackPlace(place) ? 'triangleUp' : 'triangleDown',
    tint: isBlackPlace(place) ? 'dark' : 'light',
  })),
  labels: [],
  namesInCells: true,
  outside: [],
};
