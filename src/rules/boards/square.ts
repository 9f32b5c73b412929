/**
 * Square boards: cells `a1`.. (file a on the left, rank 1 at the bottom), numbered rank by rank from `a1`,
 * and the rays of cells that lead away from each of them.
 */
import type { Board } from '../rules.ts';

export interface SquareBoard {
  readonly names: readonly string[];
  readonly indices: ReadonlyMap<string, number>;
  /** `rays[cell * 8 + direction]`: the cells from there to the edge; directions d and d + 4 are opposite. */
  readonly rays: readonly Uint8Array[];
  /** As drawn: `a1` dark, files named below, and ranks on the left. */
  readonly board: Board;
}

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** How far a coordinate is from the centers of the first cells, if there is nothing in between. */
const LABEL_DISTANCE = 0.8;

const fileName = (file: number): string => String.fromCharCode(97 + file);

/** A board of `size` by `size` cells, at most 15 so that a cell's number fits in a byte. */
export function squareBoard(size: number, labelDistance = LABEL_DISTANCE): SquareBoard {
  const places = Array.from({ length: size * size }, (_, cell) => {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    return { name: `${fileName(x)}${y + 1}`, x, y };
  });
  const onBoard = (place: number) => place >= 0 && place < size;
  const names = places.map(({ name }) => name);
  const rays = places.flatMap(({ x, y }) =>
    DIRECTIONS.map(([dx, dy]) => {
      const ray: number[] = [];
      for (let at = 1; onBoard(x + at * dx) && onBoard(y + at * dy); at++) {
        ray.push(x + at * dx + size * (y + at * dy));
      }
      return Uint8Array.from(ray);
    }),
  );
  return {
    names,
    indices: new Map(names.map((name, cell) => [name, cell])),
    rays,
    board: {
      cells: places.map(({ name, x, y }) => ({
        cell: name,
        x,
        y,
        shape: 'square',
        tint: (x + y) % 2 === 0 ? 'dark' : 'light',
      })),
      labels: Array.from({ length: size }, (_, place) => [
        { text: fileName(place), x: place, y: -labelDistance },
        { text: String(place + 1), x: -labelDistance, y: place },
      ]).flat(),
      namesInCells: false,
      outside: [],
      views: [0, 180],
    },
  };
}
