/**
 * What each kind of piece looks like. Kinds differ by outline; sides by the shape beneath and by letter. So
 * a picture printed in gray, or seen without one of the colours, says the same.
 */
import type { Piece } from '../rules/index.ts';
import { PAPER } from './colours.ts';
import { decimal, element, lettering, placed } from './elements.ts';
import { BISHOP_SLIT, CROWN, FIGURES, GHOST, KNIGHT_EYE } from './figures.ts';
import type { Side } from './sides.ts';

/** A glyph is drawn around 0,0 inside a disc of `radius` pixels, or barely beyond it. */
type Glyph = (side: Side, radius: number) => string;

const base = (side: Side, radius: number): string =>
  side.base(radius, side.fill, side.rim, Math.max(1.5, radius * 0.09));

const innerRing = (side: Side, radius: number): string =>
  side.base(radius * 0.84, 'none', side.ink, Math.max(1, radius * 0.06));

const letter = (side: Side, y: number, size: number): string =>
  lettering(side.letter, { x: 0, y, size, fill: side.ink, 'font-weight': 'bold' });

const figure =
  (outline: string, detail?: string): Glyph =>
  (side, radius) =>
    base(side, radius) +
    placed(
      0,
      0,
      element('path', { d: outline, fill: side.ink }) +
        (detail
          ? element('path', {
              d: detail,
              fill: 'none',
              stroke: side.fill,
              'stroke-width': 4,
              'stroke-linecap': 'round',
            })
          : ''),
      radius / 46,
    );

const stone: Glyph = (side, radius) => base(side, radius) + letter(side, 0, radius * 0.95);

const crowned: Glyph = (side, radius) =>
  base(side, radius) +
  innerRing(side, radius) +
  placed(0, -radius * 0.24, element('path', { d: CROWN, fill: side.ink }), radius / 58) +
  letter(side, radius * 0.47, radius * 0.52);

/** A stone out of play: small, and without a letter. */
const fixed: Glyph = (side, radius) => base(side, radius * 0.7);

const gray: Glyph = (side, radius) =>
  base(side, radius * 0.8) +
  element('path', {
    d: [-0.3, 0, 0.3]
      .map((y) => `M${decimal(-radius * 0.36)} ${decimal(radius * y)}h${decimal(radius * 0.72)}`)
      .join(''),
    stroke: side.ink,
    'stroke-width': Math.max(1.2, radius * 0.08),
    'stroke-linecap': 'round',
  });

/** An active ghost is solid; a sleeping one is only an outline. */
const ghostly =
  (look: (side: Side) => { readonly fill: string; readonly ink: string; readonly dashes?: string }): Glyph =>
  (side, radius) => {
    const { fill, ink, dashes } = look(side);
    const outline = { d: GHOST, fill, stroke: side.rim, 'stroke-width': 4, 'stroke-dasharray': dashes };
    return (
      placed(0, 0, element('path', outline), radius / 30) +
      lettering(side.letter, {
        x: 0,
        y: -radius * 0.05,
        size: radius * 0.9,
        fill: ink,
        'font-weight': 'bold',
      })
    );
  };

const GLYPHS: Readonly<Record<string, Glyph>> = {
  stone,
  crowned,
  fixed,
  gray,
  pawn: figure(FIGURES.pawn),
  rook: figure(FIGURES.rook),
  bishop: figure(FIGURES.bishop, BISHOP_SLIT),
  knight: figure(FIGURES.knight, KNIGHT_EYE),
  queen: figure(FIGURES.queen),
  king: figure(FIGURES.king),
  ghost: ghostly(({ fill, ink }) => ({ fill, ink })),
  sleepingGhost: ghostly(({ rim }) => ({ fill: PAPER, ink: rim, dashes: '5 5' })),
};

/** Kinds that belong to nobody. */
export const NEUTRAL_KINDS: ReadonlySet<string> = new Set(['gray']);

/** The drawing of a kind of piece around 0,0; throws for a kind without one. */
export function glyph(kind: Piece['kind'], side: Side, radius: number): string {
  const draw = GLYPHS[kind];
  if (!draw) throw new Error(`no drawing for a piece of the kind ${kind}`);
  return draw(side, radius);
}
