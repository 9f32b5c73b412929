/**
 * How marks look: under the pieces a lit cell with a frame, over them a sign. Each is recognizable by its
 * shape alone.
 */
import type { CellShape } from '../rules/index.ts';
import { HALO, INK } from './colours.ts';
import { decimal, element, type Point, polygon } from './elements.ts';
import { outlineOf } from './layout.ts';
import type { MarkKind } from './marks.ts';

const AMBER = '#f0b429';
const AMBER_LINE = '#8a5a00';
const RED = '#b3261e';
const BLUE = '#2b5fa5';

/** A mark under the pieces has the outline of its cell. */
type Under = (shape: CellShape, scale: Point) => string;
/** A mark over the pieces is drawn around a piece's centre; the radius is the pieces'. */
type Over = (radius: number) => string;

const lit =
  (fill: string, opacity: number, line: string, width: number, dashes?: string): Under =>
  (shape, scale) =>
    polygon(outlineOf(shape, scale, 1), { fill, 'fill-opacity': opacity }) +
    polygon(outlineOf(shape, scale, 1 + width / 2), {
      fill: 'none',
      stroke: line,
      'stroke-width': width,
      'stroke-dasharray': dashes,
      'stroke-linejoin': 'round',
    });

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

/** Outside the piece, which identifies its side. */
const brokenRing = (radius: number): string => {
  const reach = decimal(radius * 1.3);
  const [side, low] = [decimal(radius * 1.3 * Math.cos(Math.PI / 6)), decimal(radius * 0.65)];
  const d = `M-${side} ${low}A${reach} ${reach} 0 1 1 ${side} ${low}`;
  return [
    { stroke: HALO, 'stroke-width': radius * 0.23 },
    { stroke: RED, 'stroke-width': radius * 0.16, 'stroke-dasharray': '8 4' },
  ]
    .map((pen) => element('path', { d, fill: 'none', ...pen }))
    .join('');
};

/** Each table is in drawing order, from the bottom up. */
export const UNDER = {
  origin: lit(AMBER, 0.2, AMBER_LINE, 2, '5 4'),
  target: lit(AMBER, 0.4, AMBER_LINE, 3),
  chosen: lit(BLUE, 0.2, BLUE, 3),
} as const satisfies Partial<Record<MarkKind, Under>>;

export const OVER = {
  path: (radius) => dot(radius * 0.25, AMBER_LINE),
  legal: (radius) => dot(radius * 0.3, BLUE),
  captured: cross,
  check: brokenRing,
  changed: star,
} as const satisfies Record<Exclude<MarkKind, keyof typeof UNDER>, Over>;

export type UnderKind = keyof typeof UNDER;
export type OverKind = keyof typeof OVER;

export const UNDER_KINDS = Object.keys(UNDER) as readonly UnderKind[];
export const OVER_KINDS = Object.keys(OVER) as readonly OverKind[];
