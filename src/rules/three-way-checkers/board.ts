/**
 * The triangle of 3-way Checkers, with any number of rows, indexed row by row from the top. The game has
 * eight rows: 64 cells, a1 to h15. Odd numbers are black triangles (point up), even numbers white ones (point
 * down). Both kinds have up to six neighbors of their own color, in the same six directions, each across one
 * triangle of the other color.
 */
import type { Board, Seat } from '../rules.ts';

const ROW_HEIGHT = Math.sqrt(3) / 2;

/** Row r (from 1) holds 2r - 1 triangles. */
interface Place {
  readonly row: number;
  readonly number: number;
}

/** The cells, and what is on them at the start. */
export interface Triangle {
  readonly rows: number;
  /** The starting pieces, as the rows of a position's text. */
  readonly setUp: string;
  /** How many ghosts each seat has. */
  readonly ghosts: number;
  /** The cells' names by index. */
  readonly names: readonly string[];
  readonly indices: ReadonlyMap<string, number>;
  /** Whether each cell is a black triangle, where regular pieces live; ghosts live on the white ones. */
  readonly isBlack: readonly boolean[];
  /** For each cell and direction, the nearest cell of the same color, or -1; and the triangle in between. */
  readonly neighbours: Int8Array;
  readonly crossings: Int8Array;
  /** The corner next to a white triangle: with eight rows, a1 for b2, h1 for h2, and h15 for h14. */
  readonly corners: ReadonlyMap<number, number>;
  /** As drawn, with the bottom left corner at the origin. */
  readonly drawn: Board;
}

const nameOf = ({ row, number }: Place): string => String.fromCharCode(96 + row) + number;

/** The index of a cell's name; throws if there is none, because steps come from `next`. */
export function indexOf({ indices }: Triangle, name: string): number {
  const index = indices.get(name);
  if (index === undefined) throw new Error(`no cell of 3-way Checkers: ${name}`);
  return index;
}

const isBlackPlace = ({ number }: Place): boolean => number % 2 === 1;

export const DIRECTIONS = ['E', 'W', 'SW', 'SE', 'NW', 'NE'] as const;
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export const ALL_DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/**
 * How row and number change in each direction, and which triangle is in between (from a black one, from a
 * white one).
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

/** The nearest cell of the same color in a direction; undefined if that is off the board. */
export function neighbour({ neighbours }: Triangle, cell: number, direction: Direction): number | undefined {
  const to = neighbours[cell * 6 + direction] as number;
  return to === OFF_BOARD ? undefined : to;
}

/**
 * The direction of the step from one cell to another; undefined if they are not neighbors of the same color.
 */
export function directionOf({ neighbours }: Triangle, from: number, to: number): Direction | undefined {
  for (const direction of ALL_DIRECTIONS) if (neighbours[from * 6 + direction] === to) return direction;
  return undefined;
}

/** The triangle of the other color that a step crosses. */
export const crossed = ({ crossings }: Triangle, from: number, direction: Direction): number =>
  crossings[from * 6 + direction] as number;

/** The cell between the two ends of a jump. */
export function jumped(board: Triangle, from: number, to: number): number {
  for (const direction of ALL_DIRECTIONS) {
    const over = neighbour(board, from, direction);
    if (over !== undefined && neighbour(board, over, direction) === to) return over;
  }
  throw new Error(`no jump from ${board.names[from]} to ${board.names[to]}`);
}

/** The two directions in which a seat's pawns move: Black down, Red to the left, White to the right. */
export const FORWARD: readonly (readonly Direction[])[] = [
  [2, 3],
  [1, 4],
  [0, 5],
];

/** Whether a black triangle is on a seat's far side, where its pawns can go no farther. */
export function isFarSide(board: Triangle, seat: Seat, cell: number): boolean {
  for (const direction of FORWARD[seat] as readonly Direction[]) {
    if (neighbour(board, cell, direction) !== undefined) return false;
  }
  return true;
}

/** The triangle with as many rows as `setUp` has. */
export function triangle(setUp: string): Triangle {
  const rows = setUp.split('/').length;
  const places: readonly Place[] = Array.from({ length: rows }, (_, above) =>
    Array.from({ length: 2 * above + 1 }, (_, before) => by(above + 1, before + 1)),
  ).flat();
  const names = places.map(nameOf);
  const indices = new Map(names.map((name, index) => [name, index]));
  const indexAt = (place: Place): number => indices.get(nameOf(place)) ?? OFF_BOARD;
  const table = (changeOf: (place: Place, direction: (typeof DIRECTIONS)[number]) => Place): Int8Array =>
    Int8Array.from(
      places.flatMap((place) =>
        DIRECTIONS.map((direction) => {
          const { row, number } = changeOf(place, direction);
          return indexAt(by(place.row + row, place.number + number));
        }),
      ),
    );
  const placed = setUp.replaceAll('/', '');
  const haunted = places.filter((place, at) => !isBlackPlace(place) && placed[at] !== '.');
  return {
    rows,
    setUp,
    ghosts: haunted.length / FORWARD.length,
    names,
    indices,
    isBlack: places.map(isBlackPlace),
    neighbours: table((_, direction) => STEPS[direction].to),
    crossings: table((place, direction) =>
      isBlackPlace(place) ? STEPS[direction].crossesFromBlack : STEPS[direction].crossesFromWhite,
    ),
    corners: new Map([
      [indexAt(by(2, 2)), indexAt(by(1, 1))],
      [indexAt(by(rows, 2)), indexAt(by(rows, 1))],
      [indexAt(by(rows, 2 * rows - 2)), indexAt(by(rows, 2 * rows - 1))],
    ]),
    drawn: {
      cells: places.map((place) => ({
        cell: nameOf(place),
        x: (rows - place.row + place.number) / 2,
        y: (rows - place.row + (isBlackPlace(place) ? 1 : 2) / 3) * ROW_HEIGHT,
        shape: isBlackPlace(place) ? 'triangleUp' : 'triangleDown',
        tint: isBlackPlace(place) ? 'dark' : 'light',
      })),
      labels: [],
      namesInCells: true,
      outside: [],
      // Each in the lower left corner, so that its pawns move to the right.
      views: [120, 240, 0],
    },
  };
}
