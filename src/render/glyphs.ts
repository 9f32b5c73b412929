/**
 * What each kind of piece looks like: figures of chess, stones, ridged checkers, ghosts. Sides differ in
 * colour and in a sign: a band on the foot, a groove, a point. So a picture printed in gray, or seen without
 * one of the colours, says the same.
 */
import type { Piece } from '../rules/index.ts';
import { decimal, element, lettering, placed } from './elements.ts';
import { BAND, CROWN, FIGURES, type Figure, GHOST } from './figures.ts';
import type { Side } from './sides.ts';

/** A glyph is drawn around 0,0 inside a disc of `radius` pixels, or barely beyond it. */
type Glyph = (side: Side, radius: number) => string;

/** How much of the disc's height a figure takes, and where its middle is in its own box of 64. */
const FIGURE = { height: 1.8, own: 61, middle: -2.5 };
/** The contour's width in a figure's box. */
const CONTOUR = 3;

const figure =
  ({ outline, shade, detail }: Figure): Glyph =>
  ({ fill, shadow, contour, ink, sign }, radius) => {
    const scale = (FIGURE.height * radius) / FIGURE.own;
    const pen = { fill: 'none', 'stroke-linecap': 'round' } as const;
    const content = [
      element('path', {
        d: outline,
        fill: contour,
        stroke: contour,
        'stroke-width': 2 * CONTOUR,
        'stroke-linejoin': 'round',
      }),
      element('path', { d: outline, fill }),
      element('path', { d: shade, fill: shadow }),
      detail ? element('path', { d: detail, ...pen, stroke: ink, 'stroke-width': 3.5 }) : '',
      sign === 'none'
        ? ''
        : element('path', {
            d: BAND,
            ...pen,
            stroke: ink,
            'stroke-width': 4,
            'stroke-dasharray': sign === 'dotted' ? '.1 9' : undefined,
          }),
    ];
    return placed(0, -FIGURE.middle * scale * 0.6, content.join(''), scale);
  };

const circle = (radius: number, attributes: Readonly<Record<string, string | number>>): string =>
  element('circle', { r: radius, ...attributes });

const ring = (radius: number, stroke: string, width: number): string =>
  circle(radius, { fill: 'none', stroke, 'stroke-width': width });

/** The lower right of a disc, bounded by an arc that meets its edge. */
function crescent(radius: number): string {
  const at = decimal(radius * Math.SQRT1_2);
  const [outer, inner] = [decimal(radius), decimal(radius * 1.25)];
  return `M${at} -${at}A${outer} ${outer} 0 0 1 -${at} ${at}A${inner} ${inner} 0 0 0 ${at} -${at}z`;
}

const lineWidth = (radius: number): number => Math.max(1.2, radius * 0.085);

/** A disc with its shadow and its contour. */
function disc({ fill, shadow, contour }: Side, radius: number): string {
  const width = lineWidth(radius);
  const inside = radius - width / 2;
  return (
    circle(inside, { fill, stroke: contour, 'stroke-width': width }) +
    element('path', { d: crescent(inside - width / 2), fill: shadow })
  );
}

/** What tells a side's stones apart without colour: a groove, nothing, or a point. */
function stoneSign({ ink, sign }: Side, radius: number): string {
  if (sign === 'none') return ring(radius * 0.6, ink, lineWidth(radius) * 0.8);
  return sign === 'dotted' ? circle(radius * 0.16, { fill: ink }) : '';
}

const stone: Glyph = (side, radius) => disc(side, radius) + stoneSign(side, radius);

const crowned: Glyph = (side, radius) =>
  disc(side, radius) +
  (side.sign === 'none' ? ring(radius * 0.8, side.ink, lineWidth(radius) * 0.8) : '') +
  placed(0, -radius * 0.03, element('path', { d: CROWN, fill: side.ink }), radius / 52);

/** A stone out of play: small, and flat. */
const fixed: Glyph = ({ fill, contour, ink, sign }, radius) =>
  circle(radius * 0.62, { fill, stroke: contour, 'stroke-width': lineWidth(radius) }) +
  (sign === 'none' ? ring(radius * 0.36, ink, lineWidth(radius) * 0.8) : '');

/** The ridges of a checker, and its side's sign. */
function ridges({ ink, sign }: Side, radius: number): string {
  const width = lineWidth(radius) * 0.75;
  return (
    ring(radius * 0.72, ink, width) +
    (sign === 'dotted' ? ring(radius * 0.42, ink, width) : '') +
    (sign === 'band' ? circle(radius * 0.24, { fill: ink }) : '')
  );
}

const checker: Glyph = (side, radius) => disc(side, radius * 0.94) + ridges(side, radius * 0.94);

/** Two checkers, one upon the other. */
const doubleChecker: Glyph = (side, radius) => {
  const each = radius * 0.86;
  return (
    placed(0, radius * 0.2, disc(side, each)) +
    placed(0, -radius * 0.18, disc(side, each) + ridges(side, each))
  );
};

/** A piece of nobody's: a hexagon with three lines. */
const gray: Glyph = ({ fill, shadow, contour, ink }, radius) => {
  const at = (degrees: number, reach: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${decimal(reach * Math.cos(angle))} ${decimal(reach * Math.sin(angle))}`;
  };
  const reach = radius * 0.82;
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => at(degrees, reach));
  const width = lineWidth(radius);
  return [
    element('path', {
      d: `M${corners.join('L')}z`,
      fill,
      stroke: contour,
      'stroke-width': width,
      'stroke-linejoin': 'round',
    }),
    element('path', {
      d: `M${at(0, reach - width)}L${at(60, reach - width)}L${at(120, reach - width)}z`,
      fill: shadow,
    }),
    element('path', {
      d: [-0.28, 0, 0.28]
        .map((y) => `M${decimal(-radius * 0.34)} ${decimal(radius * y)}h${decimal(radius * 0.68)}`)
        .join(''),
      stroke: ink,
      'stroke-width': width,
      'stroke-linecap': 'round',
    }),
  ].join('');
};

/** How much of the board shows through a ghost. */
const TRANSLUCENT = { awake: 0.78, asleep: 0.22 };

/** An active ghost looks at you; a sleeping one is only an outline with closed eyes. */
const ghostly =
  (isAwake: boolean): Glyph =>
  ({ fill, contour, ink, sign }, radius) => {
    const line = isAwake ? ink : contour;
    const eyes = isAwake
      ? element('path', { d: 'M-10-8a4 5 0 1 0 .01 0zM10-8a4 5 0 1 0 .01 0z', fill: line })
      : element('path', { d: 'M-14-5q4 4 8 0M6-5q4 4 8 0', fill: 'none', stroke: line, 'stroke-width': 3 });
    const signs = {
      none: '',
      band: element('path', { d: 'M-13 11h26', fill: 'none', stroke: line, 'stroke-width': 4 }),
      dotted: element('path', { d: 'M-11 11a3 3 0 1 0 .01 0zM11 11a3 3 0 1 0 .01 0z', fill: line }),
    };
    const body = element('path', {
      d: GHOST,
      fill,
      'fill-opacity': isAwake ? TRANSLUCENT.awake : TRANSLUCENT.asleep,
      stroke: contour,
      'stroke-width': 3.5,
      'stroke-linejoin': 'round',
      'stroke-dasharray': isAwake ? undefined : '5 4',
    });
    return placed(0, radius * 0.06, body + eyes + signs[sign], radius / 26);
  };

const GLYPHS: Readonly<Record<string, Glyph>> = {
  stone,
  crowned,
  fixed,
  gray,
  checker,
  doubleChecker,
  pawn: figure(FIGURES.pawn),
  rook: figure(FIGURES.rook),
  bishop: figure(FIGURES.bishop),
  knight: figure(FIGURES.knight),
  queen: figure(FIGURES.queen),
  king: figure(FIGURES.king),
  ghost: ghostly(true),
  sleepingGhost: ghostly(false),
};

/** Kinds that belong to nobody. */
export const NEUTRAL_KINDS: ReadonlySet<string> = new Set(['gray']);

/** The drawing of a piece around 0,0; throws for a look that there is not. */
export function glyph(look: Piece['kind'], side: Side, radius: number): string {
  const draw = GLYPHS[look];
  if (!draw) throw new Error(`no drawing for a piece that looks like a ${look}`);
  return draw(side, radius);
}

/** The side's letter, large, upon its piece: for readers who need more than shapes. */
export const letterTag = ({ letter }: Side, radius: number): string => {
  const place = { x: radius * 0.55, y: radius * 0.6, size: radius * 0.9, 'font-weight': 'bold' };
  const halo = { fill: '#ffffff', stroke: '#ffffff', 'stroke-width': 5, 'stroke-linejoin': 'round' };
  return lettering(letter, { ...place, ...halo }) + lettering(letter, { ...place, fill: '#000000' });
};
