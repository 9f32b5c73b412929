/**
 * The names printed in cells. Each character begins on a whole pixel, so that it is the same bitmap
 * everywhere: PNGs stay small, and a name can be drawn again over a mark in exactly the same place.
 */
import type { AnyRules } from '../rules/index.ts';
import { HALO, INK, LABEL } from './colours.ts';
import { CAPITALS, element, escapeXml, FONTS } from './elements.ts';
import type { Layout, Place } from './layout.ts';

/**
 * The width of a digit: relative to the distance from a cell's center to its sides, and its maximum in
 * pixels.
 */
const DIGIT = { part: 0.39, most: 9 };
/**
 * Character widths in DejaVu Sans relative to the font size: of digits, and of the letters narrower than
 * those.
 */
const DIGIT_WIDTH = 0.636;
const NARROW: Readonly<Record<string, number>> = { c: 0.55, f: 0.352, i: 0.278 };

/** The font size of a game's names, chosen so that a digit is a whole number of pixels wide. */
const sizeOf = ({ room }: Layout): number =>
  Math.min(DIGIT.most, Math.round(DIGIT.part * room)) / DIGIT_WIDTH;

export interface Character {
  readonly character: string;
  /** The left end of its baseline, in whole pixels. */
  readonly x: number;
  readonly y: number;
}

/** Where the characters of a place's name go. */
export function charactersOf({ cell, x, nameY }: Place, layout: Layout): readonly Character[] {
  const size = sizeOf(layout);
  const widths = Array.from(cell.cell, (each) => Math.round(size * (NARROW[each] ?? DIGIT_WIDTH)));
  const width = widths.reduce((sum, each) => sum + each, 0);
  const left = x - Math.floor(width / 2);
  return Array.from(cell.cell, (character, index) => ({
    character,
    x: left + widths.slice(0, index).reduce((sum, each) => sum + each, 0),
    y: nameY + Math.round((size * CAPITALS) / 2),
  }));
}

const lettered = (layout: Layout, content: string, look: Readonly<Record<string, string | number>>): string =>
  element(
    'g',
    {
      'font-family': FONTS,
      'font-size': sizeOf(layout),
      // Small strokes are sharper without anti-aliasing, and much smaller in a PNG.
      'text-rendering': 'optimizeSpeed',
      ...look,
    },
    content,
  );

/** The names of all cells, as SVG. */
export function namesOf(layout: Layout): string {
  const texts = [...layout.places.values()].map((place) => {
    const characters = charactersOf(place, layout);
    const x = characters.map((each) => each.x).join(' ');
    return element('text', { x, y: characters[0]?.y }, escapeXml(place.cell.cell));
  });
  return lettered(layout, texts.join(''), { fill: LABEL });
}

export const characterSprite = (character: string): string => `name.${character}`;
export const haloSprite = (character: string): string => `halo.${character}`;

/** The sprites of the characters in a game's names, and of the halo that lifts each off a mark. */
export function nameSprites({ board }: AnyRules, layout: Layout): ReadonlyMap<string, string> {
  const characters = new Set(board.cells.flatMap(({ cell }) => Array.from(cell)));
  return new Map(
    [...characters].flatMap((character): [string, string][] => {
      const text = element('text', {}, escapeXml(character));
      const halo = { fill: HALO, stroke: HALO, 'stroke-width': 3, 'stroke-linejoin': 'round' };
      return [
        [haloSprite(character), lettered(layout, text, halo)],
        [characterSprite(character), lettered(layout, text, { fill: INK })],
      ];
    }),
  );
}
