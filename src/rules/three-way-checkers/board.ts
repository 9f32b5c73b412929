/**
 * The triangle of 3-way Checkers, of any number of rows: row by row from the top, by index; the game's has
 * eight, 64 cells, a1 to h15. Odd numbers are black triangles (point up), even numbers white ones (point
 * down). Both kinds have up to six neighbours of their own colour, in the same six directions, each reached
 * across one triangle of the other colour.
 */
import type { Board, Seat } from '../rules.ts';

const ROW_HEIGHT = Math.sqrt(3) / 2;

/** Row r (from 1) holds 2r - 1 triangles. */
interface Place {
  readonly row: number;
  readonly number: number;
}

/** The cells, and what stands on them at first. */
export interface Triangle {
  readonly rows: number;
  /** The rows of a position's text. */
  readonly setUp: string;
  /** How many each seat has. */
  readonly ghosts: number;
  /** The cells' names in the order of their indices. */
  readonly names: readonly string[];
  readonly indices: ReadonlyMap<string, number>;
  /** For each cell whether it is a black triangle, where regular pieces live; ghosts live on the others. */
  readonly isBlack: readonly boolean[];
  /** For each cell and direction the nearest cell of the same colour, or -1; and the triangle between. */
  readonly neighbours: Int8Array;
  readonly crossings: Int8Array;
  /**
   * The corner that a white triangle lies beside: of eight rows b2 beside a1, h2 beside h1, h14 beside h15.
   */
  readonly corners: ReadonlyMap<number, number>;
  /** As drawn, the bottom left corner at the origin. */
  readonly drawn: Board;
}

const nameOf = ({ row, number }: Place): string => String.fromCharCode(96 + row) + number;

/** The index of a cell's name; throws when there is none, for steps come from `next`. */
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

/** The nearest cell of the same colour in a direction; undefined off the board. */
export function neighbour({ neighbours }: Triangle, cell: number, direction: Direction): number | undefined {
  const to = neighbours[cell * 6 + direction] as number;
  return to === OFF_BOARD ? undefined : to;
}

/**
 * The direction of the step from one cell to another; undefined when they are not neighbours of one colour.
 */
export const directionOf = (board: Triangle, from: number, to: number): Direction | undefined =>
  ALL_DIRECTIONS.find((direction) => neighbour(board, from, direction) === to);

/** The triangle of the other colour that a step crosses. */
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

/** The two directions of a seat's pawns: Black down, Red to the left, White to the right. */
export const FORWARD: readonly (readonly Direction[])[] = [
  [2, 3],
  [1, 4],
  [0, 5],
];

/** Whether a black triangle is on the far side of a seat: nothing lies before it. */
export const isFarSide = (board: Triangle, seat: Seat, cell: number): boolean =>
  (FORWARD[seat] as readonly Direction[]).every(
    (direction) => neighbour(board, cell, direction) === undefined,
  );

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
    },
  };
}
