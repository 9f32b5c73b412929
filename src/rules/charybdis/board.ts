/**
 * The hexagon of Charybdis and the ring around it. A cell is an index: 0 to 60 for a1 to i5, 61 to 90 for the
 * ring's fixed stones, so that one array of 91 bytes holds every stone that can close a line.
 * Points are axial: `r` rows above the middle row, `q` cells along it; drawn at x = q + r/2, y = r * sqrt(3)/2.
 */
import type { Board, Seat } from '../rules.ts';

/** Number of cells; a cell index from here on is one of the ring. */
export const CELLS = 61;

interface Point {
  readonly q: number;
  readonly r: number;
}

const RADIUS = 4;
const ROW_HEIGHT = Math.sqrt(3) / 2;

/** Clockwise from the west. */
const DIRECTIONS: readonly Point[] = [
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
];

const towards = (from: Point, by: Point, times = 1): Point => ({
  q: from.q + by.q * times,
  r: from.r + by.r * times,
});
const keyOf = ({ q, r }: Point): string => `${q},${r}`;
const placeOf = ({ q, r }: Point) => ({ x: q + r / 2, y: r * ROW_HEIGHT });

const ROWS: readonly (readonly Point[])[] = Array.from({ length: 2 * RADIUS + 1 }, (_, row) => {
  const r = row - RADIUS;
  const first = Math.max(-RADIUS, -RADIUS - r);
  return Array.from({ length: 2 * RADIUS + 1 - Math.abs(r) }, (_, place) => ({ q: first + place, r }));
});
const letterOf = (row: number): string => 'abcdefghi'.charAt(row);

const POINTS: readonly Point[] = ROWS.flat();

/** The cells' names, a1 to i5. */
export const NAMES: readonly string[] = ROWS.flatMap((points, row) =>
  points.map((_, place) => `${letterOf(row)}${place + 1}`),
);

const INDEX_BY_NAME: ReadonlyMap<string, number> = new Map(NAMES.map((name, index) => [name, index]));

/** The index of a cell's name; throws when there is none, for steps come from `next`. */
export function indexOf(name: string): number {
  const index = INDEX_BY_NAME.get(name);
  if (index === undefined) throw new Error(`no cell of Charybdis: ${name}`);
  return index;
}

/** Who owns the sides S, SW, NW, N, NE, SE, clockwise from the bottom: White and Black by turns. */
const ownerOfSide = (side: number): Seat => side % 2;

/** The ring, walked clockwise from the corner below a5: each side has four stones and the corner at its end. */
const RING: readonly (Point & { readonly seat: Seat })[] = DIRECTIONS.flatMap((_, side) => {
  const before = DIRECTIONS[(side + 4) % 6] as Point;
  const corner = towards({ q: 0, r: 0 }, before, RADIUS + 1);
  return Array.from({ length: RADIUS + 1 }, (_, step) => ({
    ...towards(corner, DIRECTIONS[side] as Point, step + 1),
    seat: ownerOfSide(side),
  }));
});

/** The owners of the ring's stones, in the order of their indices. */
export const RING_SEATS: readonly Seat[] = RING.map(({ seat }) => seat);

const INDEX_BY_POINT: ReadonlyMap<string, number> = new Map(
  [...POINTS, ...RING].map((point, index) => [keyOf(point), index]),
);

/** For each cell the six lines that start beside it, each as indices up to and including the ring's stone. */
export const RAYS: readonly (readonly (readonly number[])[])[] = POINTS.map((point) =>
  DIRECTIONS.map((direction) => {
    const ray: number[] = [];
    for (let distance = 1; ; distance++) {
      const index = INDEX_BY_POINT.get(keyOf(towards(point, direction, distance)));
      if (index === undefined) return ray;
      ray.push(index);
    }
  }),
);

/** For each cell the cells beside it. */
export const NEIGHBOURS: readonly (readonly number[])[] = RAYS.map((rays) =>
  rays.flatMap(([nearest]) => (nearest !== undefined && nearest < CELLS ? [nearest] : [])),
);

/** For each cell the sides it lies on, as bits in the order S, SW, NW, N, NE, SE; corners lie on two. */
export const SIDES: readonly number[] = POINTS.map(({ q, r }) =>
  [-r, -q - r, -q, r, q + r, q].reduce((bits, out, side) => (out === RADIUS ? bits | (1 << side) : bits), 0),
);

/** A seat's three sides, as bits of `SIDES`. */
export const OWN_SIDES: readonly number[] = [0b010101, 0b101010];

/** The board as drawn. */
export const board: Board = {
  cells: POINTS.map((point, index) => ({
    cell: NAMES[index] as string,
    ...placeOf(point),
    shape: 'hexPointy',
    tint: 'light',
  })),
  labels: [],
  namesInCells: true,
  fixtures: RING.map(({ seat, ...point }) => ({
    ...placeOf(point),
    kind: 'fixed',
    seat,
    symbol: seat === 0 ? 'W' : 'B',
  })),
};
