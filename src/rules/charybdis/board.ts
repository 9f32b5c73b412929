/**
 * What the code for a turn (stones and growing groups) knows about a board. A cell is an index into `names`;
 * the indices after the cells are those of the fixed stones outside, so that one array holds every stone that
 * can close a line.
 */
import type { Board } from '../rules.ts';

export interface StoneBoard {
  readonly names: readonly string[];
  /** For each cell its lines outward, each as indices up to and including the fixed stone at its end. */
  readonly rays: readonly (readonly (readonly number[])[])[];
  /** For each cell the cells next to it. */
  readonly neighbours: readonly (readonly number[])[];
  /** As drawn; its outside places are in the order of the fixed stones' indices. */
  readonly drawn: Board;
}

export const raysOf = ({ rays }: StoneBoard, cell: number): readonly (readonly number[])[] =>
  rays[cell] as readonly (readonly number[])[];
export const besides = ({ neighbours }: StoneBoard, cell: number): readonly number[] =>
  neighbours[cell] as readonly number[];

/** The cells next to each cell: the first of each of its lines, unless that is a fixed stone. */
export const neighboursOf = ({ names, rays }: Pick<StoneBoard, 'names' | 'rays'>): StoneBoard['neighbours'] =>
  rays.map((lines) =>
    lines.flatMap(([nearest]) => (nearest !== undefined && nearest < names.length ? [nearest] : [])),
  );

const indices = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** The index of a cell's name; throws if there is none, because steps come from `next`. */
export function indexOf({ names }: StoneBoard, name: string): number {
  let known = indices.get(names);
  if (!known) {
    known = new Map(names.map((each, index) => [each, index]));
    indices.set(names, known);
  }
  const index = known.get(name);
  if (index === undefined) throw new Error(`no such cell: ${name}`);
  return index;
}
