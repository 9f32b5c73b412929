/**
 * The square of Charybdis Square, of any side length, and the fixed stones along its edges: below, above,
 * left and right, in the order of their indices. The option `rim` says which color goes where.
 */
import { squareBoard } from '../boards/square.ts';
import { neighboursOf, type StoneBoard } from '../charybdis/board.ts';
import type { Seat } from '../rules.ts';

export const RIMS = ['plain', 'mixed'] as const;
export type Rim = (typeof RIMS)[number];

export interface Square extends StoneBoard {
  /** The owners of the fixed stones, in the order of their indices. */
  readonly rims: Readonly<Record<Rim, readonly Seat[]>>;
}

const WHITE: Seat = 0;
const BLACK: Seat = 1;

/** The fixed stones along one side, starting from file `a` or rank 1. */
interface Edge {
  readonly name: string;
  /** Where the stone at the end of a line in this direction is drawn. */
  readonly at: (along: number, size: number) => { readonly x: number; readonly y: number };
  readonly plain: Seat;
  /** The owner of the first stone of a mixed side; after it the owners alternate. */
  readonly first: Seat;
}

const BELOW: Edge = { name: 'below', at: (x) => ({ x, y: -1 }), plain: WHITE, first: WHITE };
const ABOVE: Edge = { name: 'above', at: (x, size) => ({ x, y: size }), plain: WHITE, first: BLACK };
const LEFT: Edge = { name: 'left', at: (y) => ({ x: -1, y }), plain: BLACK, first: BLACK };
const RIGHT: Edge = { name: 'right', at: (y, size) => ({ x: size, y }), plain: BLACK, first: WHITE };
const EDGES = [BELOW, ABOVE, LEFT, RIGHT];

/** The orthogonal directions among a square board's rays, each with the edge it leads to. */
const LINES: readonly (readonly [number, Edge])[] = [
  [0, RIGHT],
  [2, ABOVE],
  [4, LEFT],
  [6, BELOW],
];

/** How far a coordinate is from the centers of the first cells: outside the fixed stones. */
const LABEL_DISTANCE = 1.7;

export function square(size: number): Square {
  const { names, rays: straight, board } = squareBoard(size, LABEL_DISTANCE);
  const fixedAt = (edge: Edge, along: number): number => names.length + EDGES.indexOf(edge) * size + along;
  const rays = names.map((_, cell) =>
    LINES.map(([direction, edge]) => {
      const along = edge === LEFT || edge === RIGHT ? Math.floor(cell / size) : cell % size;
      return [...(straight[cell * 8 + direction] as Uint8Array), fixedAt(edge, along)];
    }),
  );
  const alongEdge = <T>(each: (edge: Edge, along: number) => T): readonly T[] =>
    EDGES.flatMap((edge) => Array.from({ length: size }, (_, along) => each(edge, along)));
  return {
    names,
    rays,
    neighbours: neighboursOf({ names, rays }),
    rims: {
      plain: alongEdge(({ plain }) => plain),
      mixed: alongEdge(({ first }, along) => (first + along) % 2),
    },
    drawn: {
      ...board,
      cells: board.cells.map((cell) => ({ ...cell, tint: 'mid' })),
      outside: alongEdge(({ name, at }, along) => ({ place: `${name}${along + 1}`, ...at(along, size) })),
    },
  };
}
