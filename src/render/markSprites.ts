/** How marks look: under the pieces a lit cell with a frame, over them a sign. Each is told by shape alone, too. */
import type { CellShape } from '../rules/index.ts';
import { INK } from './colours.ts';
import { element, type Point, polygon } from './elements.ts';
import { INRADIUS, outlineOf } from './layout.ts';
import type { MarkKind } from './marks.ts';

const AMBER = '#f0b429';
const AMBER_LINE = '#8a5a00';
const RED = '#b3261e';
const BLUE = '#2b5fa5';
const HALO = '#fffdf7';

/** `room`: the pixels from the cell's centre to its sides. */
type Draw = (shape: CellShape, scale: Point, room: number) => string;

const lit =
  (fill: string, opacity: number, line: string, width: number, dashes?: string): Draw =>
  (shape, scale) =>
    polygon(outlineOf(shape, scale, 1), { fill, 'fill-opacity': opacity }) +
    polygon(outlineOf(shape, scale, 1 + width / 2), {
      fill: 'none',
      stroke: line,
      'stroke-width': width,
      'stroke-dasharray': dashes,
      'stroke-linejoin': 'round',
    });

/** Strokes over a wider pale stroke, to be seen on any ground. */
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

const UNDER: Partial<Record<MarkKind, Draw>> = {
  origin: lit(AMBER, 0.2, AMBER_LINE, 2, '5 4'),
  target: lit(AMBER, 0.4, AMBER_LINE, 3),
  chosen: lit(BLUE, 0.2, BLUE, 3),
};

const OVER: Partial<Record<MarkKind, Draw>> = {
  path: (_shape, _scale, room) => dot(room * 0.2, AMBER_LINE),
  legal: (_shape, _scale, room) => dot(room * 0.24, BLUE),
  captured: (_shape, _scale, room) => {
    const reach = room * 0.46;
    return haloed(`M${-reach} ${-reach}L${reach} ${reach}M${-reach} ${reach}L${reach} ${-reach}`, RED, 5);
  },
  changed: (_shape, _scale, room) => {
    const points = Array.from({ length: 10 }, (_, index) => {
      const reach = room * (index % 2 === 0 ? 0.34 : 0.15);
      const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
      return { x: room * 0.64 + reach * Math.cos(angle), y: -room * 0.64 + reach * Math.sin(angle) };
    });
    const star = { fill: AMBER, stroke: INK, 'stroke-width': 1.5, 'stroke-linejoin': 'round' };
    return polygon(points, star);
  },
  check: (_shape, _scale, room) =>
    element('circle', { r: room * 0.86, fill: 'none', stroke: HALO, 'stroke-width': 6 }) +
    element('circle', {
      r: room * 0.86,
      fill: 'none',
      stroke: RED,
      'stroke-width': 3.5,
      'stroke-dasharray': '8 4',
    }),
};

export interface MarkLook {
  readonly kind: MarkKind;
  readonly layer: 'under' | 'over';
  readonly draw: (shape: CellShape, scale: Point) => string;
}

const looks = (table: Partial<Record<MarkKind, Draw>>, layer: MarkLook['layer']): readonly MarkLook[] =>
  (Object.entries(table) as [MarkKind, Draw][]).map(([kind, draw]) => ({
    kind,
    layer,
    draw: (shape, scale) => draw(shape, scale, INRADIUS[shape] * Math.min(scale.x, scale.y)),
  }));

/** Every kind of mark, in the order in which they lie over each other. */
export const MARK_LOOKS: readonly MarkLook[] = [...looks(UNDER, 'under'), ...looks(OVER, 'over')];
