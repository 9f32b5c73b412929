/** The board without anything on it: paper and cells. */
import type { CellShape } from '../rules/index.ts';
import { PAPER, THRONE_LINE, tintColour } from './colours.ts';
import { decimal, element, type Point, polygon } from './elements.ts';
import { type Layout, outlineOf, type Place } from './layout.ts';

/** Half the width of the gap between cells, in which the paper shows, in pixels. */
const GAP = 0.5;

export const cellSprite = (tint: string, shape: CellShape): string => `cell.${tint}.${shape}`;

/** A throne has a second outline, so that it stands out even in gray. */
const isThrone = (tint: string): boolean => tint.startsWith('throne');
const throneOf = (shape: CellShape, scale: Point): string =>
  polygon(outlineOf(shape, scale, 4), { fill: 'none', stroke: THRONE_LINE, 'stroke-width': 2 });

/** The sprites of all kinds of cell. */
export function cellSprites({ places, scale }: Layout): ReadonlyMap<string, string> {
  return new Map(
    [...places.values()].map(({ cell: { tint, shape } }): [string, string] => [
      cellSprite(tint, shape),
      polygon(outlineOf(shape, scale, GAP), { fill: tintColour(tint) }) +
        (isThrone(tint) ? throneOf(shape, scale) : ''),
    ]),
  );
}

/** Made once for each layout: half of what drawing a board takes, and always the same. */
const grounds = new WeakMap<Layout, string>();

/** The same as one path per tint, as SVG. */
export function groundOf(layout: Layout): string {
  const ground = grounds.get(layout) ?? makeGround(layout);
  grounds.set(layout, ground);
  return ground;
}

function makeGround({ width, height, places, scale }: Layout): string {
  const all = [...places.values()];
  const outline = ({ x, y, cell }: Place): string => {
    const corners = outlineOf(cell.shape, scale, GAP);
    return `M${corners.map((at) => `${decimal(x + at.x)} ${decimal(y + at.y)}`).join('L')}Z`;
  };
  const tints = [...new Set(all.map(({ cell }) => cell.tint))];
  const thrones = all.filter(({ cell }) => isThrone(cell.tint));
  return [
    element('rect', { width, height, fill: PAPER }),
    ...tints.map((tint) => {
      const d = all.filter(({ cell }) => cell.tint === tint).map(outline);
      return element('path', { d: d.join(''), fill: tintColour(tint) });
    }),
    ...thrones.map(({ x, y, cell }) =>
      element('g', { transform: `translate(${x} ${y})` }, throneOf(cell.shape, scale)),
    ),
  ].join('');
}
