/**
 * The hexagon of Charybdis and the ring around it, of any size; the game has side 5: 61 cells, a1 to i5, and
 * 30 fixed stones.
 * Points are axial: `r` rows above the middle row, `q` cells along it; drawn at x = q + r/2, y = r *
 * sqrt(3)/2.
 */
import type { Seat } from '../rules.ts';
import { neighboursOf, type StoneBoard } from './board.ts';

export interface Hexagon extends StoneBoard {
  /** The owners of the ring's stones, in the order of their indices. */
  readonly ring: readonly Seat[];
  /** For each cell the sides it lies on, as bits in the order S, SW, NW, N, NE, SE; corners lie on two. */
  readonly sides: readonly number[];
}

interface Point {
  readonly q: number;
  readonly r: number;
}

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
const letterOf = (row: number): string => String.fromCharCode(97 + row);

/** Who owns the sides S, SW, NW, N, NE, SE, clockwise from the bottom: White and Black alternate. */
const ownerOfSide = (side: number): Seat => side % 2;

/** A seat's three sides, as bits of `sides`. */
export const OWN_SIDES: readonly number[] = [0b010101, 0b101010];

function rowsOf(radius: number): readonly (readonly Point[])[] {
  return Array.from({ length: 2 * radius + 1 }, (_, row) => {
    const r = row - radius;
    const first = Math.max(-radius, -radius - r);
    return Array.from({ length: 2 * radius + 1 - Math.abs(r) }, (_, place) => ({ q: first + place, r }));
  });
}

/**
 * The ring, walked clockwise from the corner below the bottom row's end: each side's stones, then the corner
 * at its end.
 */
function ringOf(radius: number): readonly (Point & { readonly seat: Seat })[] {
  return DIRECTIONS.flatMap((direction, side) => {
    const before = DIRECTIONS[(side + 4) % 6] as Point;
    const corner = towards({ q: 0, r: 0 }, before, radius + 1);
    return Array.from({ length: radius + 1 }, (_, step) => ({
      ...towards(corner, direction, step + 1),
      seat: ownerOfSide(side),
    }));
  });
}

/** The lines that start beside each cell, as indices up to and including the ring's stone. */
function raysOf(points: readonly Point[], ring: readonly Point[]): StoneBoard['rays'] {
  const indices = new Map([...points, ...ring].map((point, index) => [keyOf(point), index]));
  return points.map((point) =>
    DIRECTIONS.map((direction) => {
      const ray: number[] = [];
      for (let distance = 1; ; distance++) {
        const index = indices.get(keyOf(towards(point, direction, distance)));
        if (index === undefined) return ray;
        ray.push(index);
      }
    }),
  );
}

export function hexagon(side: number): Hexagon {
  const radius = side - 1;
  const rows = rowsOf(radius);
  const points = rows.flat();
  const names = rows.flatMap((row, at) => row.map((_, place) => `${letterOf(at)}${place + 1}`));
  const ring = ringOf(radius);
  const rays = raysOf(points, ring);
  return {
    names,
    rays,
    neighbours: neighboursOf({ names, rays }),
    ring: ring.map(({ seat }) => seat),
    sides: points.map(({ q, r }) =>
      [-r, -q - r, -q, r, q + r, q].reduce((bits, out, at) => (out === radius ? bits | (1 << at) : bits), 0),
    ),
    drawn: {
      cells: points.map((point, index) => ({
        cell: names[index] as string,
        ...placeOf(point),
        shape: 'hexPointy',
        tint: 'mid',
      })),
      labels: [],
      namesInCells: true,
      outside: ring.map((point, index) => ({ place: `ring${index + 1}`, ...placeOf(point) })),
      views: [0, 180],
    },
  };
}
