/**
 * Arrows: where a turn's pieces went. Drawn below the pieces, so that they hide none; as SVG here, and as
 * pixels by `compose.ts`, both from the same measures.
 */
import { ARROW } from './colours.ts';
import { decimal, element, type Point } from './elements.ts';
import type { Layout } from './layout.ts';

/** A turn's, newest or older, for readers to whom several turns are new. */
export const ARROW_LOOKS = ['newest', 'older'] as const;
export type ArrowLook = (typeof ARROW_LOOKS)[number];

const ARROW_OPACITY: Readonly<Record<ArrowLook, number>> = { newest: 0.8, older: 0.4 };

/** Relative to the distance from a cell's center to its sides. */
const WIDTH = 0.22;
const HEAD = { length: 0.5, width: 0.72 };
/** How far the ends stay away from the centers of their cells. */
const AWAY = { start: 0.35, end: 0.8 };

export interface ArrowShape {
  /** From the tail to where the head begins. */
  readonly shaft: readonly Point[];
  readonly width: number;
  /** The tip, and the two corners behind it. */
  readonly head: readonly [Point, Point, Point];
}

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  };
};

/** The arrow over these centers of cells, of which there are at least two. */
export function arrowShape(centres: readonly Point[], { room }: Pick<Layout, 'room'>): ArrowShape {
  const [first, second] = centres as readonly [Point, Point];
  const last = centres.at(-1) as Point;
  const before = centres.at(-2) as Point;
  const tip = towards(last, before, AWAY.end * room);
  const neck = towards(last, before, (AWAY.end + HEAD.length) * room);
  const half = (HEAD.width * room) / 2;
  const along = towards({ x: 0, y: 0 }, { x: last.x - before.x, y: last.y - before.y }, half);
  return {
    shaft: [towards(first, second, AWAY.start * room), ...centres.slice(1, -1), neck],
    width: WIDTH * room,
    head: [tip, { x: neck.x - along.y, y: neck.y + along.x }, { x: neck.x + along.y, y: neck.y - along.x }],
  };
}

/** The arrow in another place. */
export const movedBy = ({ shaft, width, head }: ArrowShape, dx: number, dy: number): ArrowShape => {
  const moved = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  return { shaft: shaft.map(moved), width, head: [moved(head[0]), moved(head[1]), moved(head[2])] };
};

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${decimal(x)} ${decimal(y)}`).join('L')}`;

export const arrowSvg = ({ shaft, width, head }: ArrowShape, look: ArrowLook): string =>
  element(
    'g',
    { opacity: ARROW_OPACITY[look] },
    element('path', {
      d: pathOf(shaft),
      fill: 'none',
      stroke: ARROW,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) + element('path', { d: `${pathOf(head)}Z`, fill: ARROW }),
  );

export const arrowSprite = (look: ArrowLook): string => `arrow.${look}`;

/** Sprites of which only the colour is used: an arrow has a shape of its own each time. */
export const arrowSprites = (): ReadonlyMap<string, string> =>
  new Map(
    ARROW_LOOKS.map((look) => [
      arrowSprite(look),
      element('rect', {
        x: -1,
        y: -1,
        width: 3,
        height: 3,
        fill: ARROW,
        'fill-opacity': ARROW_OPACITY[look],
      }),
    ]),
  );

/** Half a pixel beyond an edge something is still covered, and more beyond a corner. */
const BEYOND = 1.5;

/** The least and the greatest x at this height between which the arrow covers anything; or none. */
export function spanAt({ shaft, width, head }: ArrowShape, y: number): readonly [number, number] | undefined {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  const widenBy = (from: Point, to: Point, reach: number): void => {
    const [upper, lower] = from.y < to.y ? [from, to] : [to, from];
    if (lower.y < y - reach || upper.y > y + reach) return;
    const slope = (lower.x - upper.x) / (lower.y - upper.y || 1);
    const first = upper.x + Math.max(0, y - reach - upper.y) * slope;
    const last = lower.x - Math.max(0, lower.y - y - reach) * slope;
    least = Math.min(least, first - reach, last - reach);
    greatest = Math.max(greatest, first + reach, last + reach);
  };
  for (let index = 1; index < shaft.length; index++) {
    widenBy(shaft[index - 1] as Point, shaft[index] as Point, width / 2 + BEYOND);
  }
  for (let index = 0; index < 3; index++) {
    widenBy(head[index] as Point, head[(index + 1) % 3] as Point, BEYOND);
  }
  return least <= greatest ? [least, greatest] : undefined;
}

/** How much of a pixel, given by its center, the arrow covers: 0 to 1. */
export function coverageAt({ shaft, width, head }: ArrowShape, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < shaft.length; index++) {
    nearest = Math.min(nearest, distanceTo(shaft[index - 1] as Point, shaft[index] as Point, x, y));
  }
  return Math.max(0, Math.min(1, 0.5 + Math.max(width / 2 - nearest, depthIn(head, x, y))));
}

function distanceTo(from: Point, to: Point, x: number, y: number): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.max(0, Math.min(1, part));
  return length(x - from.x - at * dx, y - from.y - at * dy);
}

/** How far inside the triangle the point is; negative outside. */
function depthIn(corners: ArrowShape['head'], x: number, y: number): number {
  let depth = Number.POSITIVE_INFINITY;
  for (let index = 0; index < 3; index++) {
    const from = corners[index] as Point;
    const to = corners[(index + 1) % 3] as Point;
    const across = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    depth = Math.min(depth, across / length(to.x - from.x, to.y - from.y));
  }
  return depth;
}

/** Many times faster than `Math.hypot`, which minds overflow; asked for each pixel. */
const length = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
