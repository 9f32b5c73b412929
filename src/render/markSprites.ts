/**
 * How marks look: under the pieces a lit cell with a frame, over them a sign. Each is recognizable by its
 * shape alone.
 */
import type { CellShape } from '../rules/index.ts';
import { AMBER_LINE, BLUE, HALO, INK, RED } from './colours.ts';
import { decimal, element, type Point, polygon } from './elements.ts';
import { outlineOf } from './layout.ts';
import type { MarkKind } from './marks.ts';

const AMBER = '#f0b429';
const GOLD = '#ffd257';
const GOLD_LINE = '#6d4a00';

/** A mark under the pieces has the outline of its cell. */
type Under = (shape: CellShape, scale: Point) => string;
/** A mark over the pieces is drawn around a piece's centre; the radius is the pieces'. */
type Over = (radius: number) => string;

const frame = (
  shape: CellShape,
  scale: Point,
  inset: number,
  stroke: string,
  width: number,
  dashes?: string,
): string =>
  polygon(outlineOf(shape, scale, inset), {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-dasharray': dashes,
    'stroke-linejoin': 'round',
  });

const lit =
  (fill: string, opacity: number, line: string, width: number, dashes?: string): Under =>
  (shape, scale) =>
    polygon(outlineOf(shape, scale, 1), { fill, 'fill-opacity': opacity }) +
    frame(shape, scale, 1 + width / 2, line, width, dashes);

/** Strokes on top of a wider pale stroke, so that they show on any ground. */
const haloed = (d: string, stroke: string, width: number): string =>
  [
    { stroke: HALO, 'stroke-width': width + 3 },
    { stroke, 'stroke-width': width },
  ]
    .map((pen) =>
      element('path', { d, fill: 'none', ...pen, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    )
    .join('');

const dot = (radius: number, fill: string): string =>
  element('circle', { r: radius, fill, stroke: HALO, 'stroke-width': 1.5 });

const star = (radius: number): string => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = radius * (index % 2 === 0 ? 0.42 : 0.19);
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
    return { x: radius * 0.7 + reach * Math.cos(angle), y: -radius * 0.62 + reach * Math.sin(angle) };
  });
  return polygon(points, { fill: AMBER, stroke: INK, 'stroke-width': 1.5, 'stroke-linejoin': 'round' });
};

const cross = (radius: number): string => {
  const reach = decimal(radius * 0.57);
  return haloed(`M-${reach}-${reach}L${reach} ${reach}M-${reach} ${reach}L${reach}-${reach}`, RED, 5);
};

/** Two wedges that close in on the piece from both sides. */
const pincers = (radius: number): string => {
  const [near, far, half] = [0.78, 1.2, 0.32].map((part) => decimal(radius * part));
  return haloed(
    `M-${far}-${half}L-${near} 0L-${far} ${half}M${far}-${half}L${near} 0L${far} ${half}`,
    RED,
    Math.max(2, radius * 0.14),
  );
};

/** Each table is in drawing order, from the bottom up. */
export const UNDER = {
  origin: lit(AMBER, 0.2, AMBER_LINE, 2, '5 4'),
  target: lit(AMBER, 0.4, AMBER_LINE, 3),
  decisive: (shape, scale) =>
    lit(GOLD, 0.7, GOLD_LINE, 2.5)(shape, scale) + frame(shape, scale, 5.5, GOLD_LINE, 1.2),
  check: (shape, scale) => lit(RED, 0.3, RED, 3, '8 4')(shape, scale),
  checker: (shape, scale) => frame(shape, scale, 2.5, RED, 2.5, '2 4'),
  bound: (shape, scale) => frame(shape, scale, 2.5, BLUE, 2.5, '10 3'),
  chosen: lit(BLUE, 0.2, BLUE, 3),
} as const satisfies Partial<Record<MarkKind, Under>>;

export const OVER = {
  path: (radius) => dot(radius * 0.25, AMBER_LINE),
  legal: (radius) => dot(radius * 0.3, BLUE),
  captured: cross,
  gripped: pincers,
  changed: star,
} as const satisfies Record<Exclude<MarkKind, keyof typeof UNDER>, Over>;

export type UnderKind = keyof typeof UNDER;
export type OverKind = keyof typeof OVER;

export const UNDER_KINDS = Object.keys(UNDER) as readonly UnderKind[];
export const OVER_KINDS = Object.keys(OVER) as readonly OverKind[];
