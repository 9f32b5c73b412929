/**
 * The board of Hibryd III: a triangle of hexes, nine to a side, without its three corner cells; 42 cells,
 * points up, rows `a` (bottom) to `h`. A cell is `top` steps above the bottom side, `right` steps from the
 * left side and `left` steps from the right side; the three always add up to 8.
 */
import { known } from '../result.ts';
import type { Board } from '../rules.ts';

/** Index of a cell in `NAMES`: row by row from the bottom, each from left to right. */
export type Cell = number;

const SIDE = 9;
const ROW_LETTERS = 'abcdefghi';

interface Place {
  readonly top: number;
  readonly right: number;
  readonly left: number;
}

const isCorner = ({ top, right, left }: Place): boolean => Math.max(top, right, left) === SIDE - 1;

const PLACES: readonly Place[] = Array.from({ length: SIDE }, (_, top) =>
  Array.from({ length: SIDE - top }, (_, right) => ({ top, right, left: SIDE - 1 - top - right })),
)
  .flat()
  .filter((place) => !isCorner(place));

export const CELL_COUNT = PLACES.length;
export const ALL_CELLS: readonly Cell[] = PLACES.map((_, cell) => cell);

const nameAt = (top: number, right: number): string => `${ROW_LETTERS.charAt(top)}${right + 1}`;

const NAMES: readonly string[] = PLACES.map(({ top, right }) => nameAt(top, right));
const CELL_BY_NAME: ReadonlyMap<string, Cell> = new Map(NAMES.map((name, cell) => [name, cell]));

/** The cell of that name, if there is one. */
export const findCell = (name: string): Cell | undefined => CELL_BY_NAME.get(name);

/** The cell with a name that is known to exist; throws otherwise. */
export const cellNamed = (name: string): Cell => known(findCell(name), name);

export const nameOfCell = (cell: Cell): string => NAMES[cell] as string;

/** The six directions in circular order from east to south-east, as changes of `top` and `right`. */
const TURNS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
];

export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** What `neighbour` returns past the edge. */
export const OFF = -1;

const NEIGHBOURS = Int8Array.from(
  PLACES.flatMap((place) =>
    TURNS.map(([up, along]) => findCell(nameAt(place.top + up, place.right + along)) ?? OFF),
  ),
);

/** The cell next to `cell` in a direction (0..5, or any integer, taken modulo 6), or `OFF`. */
export const neighbour = (cell: Cell, direction: number): Cell =>
  NEIGHBOURS[cell * 6 + (direction % 6)] as number;

function walk(cell: Cell, direction: number): readonly Cell[] {
  const next = neighbour(cell, direction);
  return next === OFF ? [] : [next, ...walk(next, direction)];
}

const RAYS: readonly (readonly Cell[])[] = ALL_CELLS.flatMap((cell) =>
  DIRECTIONS.map((direction) => walk(cell, direction)),
);

/** The cells from `cell` to the edge in a direction, nearest first. */
export const ray = (cell: Cell, direction: number): readonly Cell[] =>
  RAYS[cell * 6 + direction] as readonly Cell[];

export const areNeighbours = (one: Cell, other: Cell): boolean =>
  DIRECTIONS.some((direction) => neighbour(one, direction) === other);

/** The cell between two that are two steps apart in one direction; undefined if they are not. */
export function between(from: Cell, to: Cell): Cell | undefined {
  for (const direction of DIRECTIONS) {
    if (ray(from, direction)[1] === to) return neighbour(from, direction);
  }
  return undefined;
}

/** The cell reached from `cell` by a change of `top` and `right`, if it is on the board. */
export function cellAt(cell: Cell, up: number, along: number): Cell | undefined {
  const { top, right } = PLACES[cell] as Place;
  return findCell(nameAt(top + up, right + along));
}

/** Each faction's throne: Yellow's at the top, Cyan's on the right, Magenta's on the left. */
export const THRONES: readonly Cell[] = ['g2', 'b7', 'b2'].map(cellNamed);

/** For each faction, the side of the board farthest from its throne. */
const BACK_ROW: readonly (keyof Place)[] = ['top', 'right', 'left'];

const PROMOTES: readonly (readonly boolean[])[] = BACK_ROW.map((side, faction) =>
  PLACES.map(
    (place, cell) => place[side] === 0 || THRONES.some((throne, of) => throne === cell && of !== faction),
  ),
);

/** Whether the faction's Pawn becomes a Knight on the cell: on its back row and the other two thrones. */
export const promotes = (faction: number, cell: Cell): boolean => PROMOTES[faction]?.[cell] === true;

/** The corresponding cell for another faction: the board turned from Yellow's side to Cyan's to Magenta's. */
export function turned(cell: Cell): Cell {
  const { top, left } = PLACES[cell] as Place;
  return cellNamed(nameAt(left, top));
}

/**
 * The white cells, where the Gray pieces start. The picture in the source is lost. This is our
 * reconstruction, and it is defined only here: all three coordinates are even, and at least two of them are 4
 * or 2, which makes the third even.
 */
export const WHITE_CELLS: readonly Cell[] = ALL_CELLS.filter((cell) => {
  const { top, right, left } = PLACES[cell] as Place;
  return [top, right, left].filter((each) => each === 4 || each === 2).length >= 2;
});

const COLOURS = ['green', 'red', 'blue'] as const;
const THRONE_TINTS = { green: 'throneGreen', red: 'throneRed', blue: 'throneBlue' } as const;

function tintOf(cell: Cell): string {
  const { top, right } = PLACES[cell] as Place;
  if (WHITE_CELLS.includes(cell)) return 'white';
  const colour = COLOURS[(top - right + SIDE) % 3] as (typeof COLOURS)[number];
  return THRONES.includes(cell) ? THRONE_TINTS[colour] : colour;
}

const ROW_HEIGHT = Math.sqrt(3) / 2;
const xOf = (top: number, right: number): number => right + top / 2;

/** The board, as drawn. */
export const board: Board = {
  cells: PLACES.map(({ top, right }, cell) => ({
    cell: nameOfCell(cell),
    x: xOf(top, right),
    y: top * ROW_HEIGHT,
    shape: 'hexPointy',
    tint: tintOf(cell),
  })),
  labels: [],
  namesInCells: true,
  features: [
    ...THRONES.map((throne, faction) => ({
      id: ['throneOfYellow', 'throneOfCyan', 'throneOfMagenta'][faction] as string,
      cells: [nameOfCell(throne)],
    })),
    { id: 'whiteCells', cells: WHITE_CELLS.map(nameOfCell) },
  ],
  outside: [],
  views: [120, 240, 0],
};
