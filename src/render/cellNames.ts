/**
 * The names printed in cells and around the board. Each character begins on a whole pixel, so that it is the
 * same bitmap everywhere, and PNGs stay small.
 */
import { LABEL, NAME } from './colours.ts';
import { CAPITALS, element, escapeXml, FONTS, type Text } from './elements.ts';
import type { Layout } from './layout.ts';

/**
 * The width of a digit: relative to the distance from a cell's center to its sides, and its maximum in
 * pixels.
 */
const DIGIT = { part: 0.36, most: 8 };
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

/** Where the characters of a text go. */
export function charactersOf({ text, x, y }: Text, layout: Layout): readonly Character[] {
  const size = sizeOf(layout);
  const widths = Array.from(text, (each) => Math.round(size * (NARROW[each] ?? DIGIT_WIDTH)));
  const width = widths.reduce((sum, each) => sum + each, 0);
  const left = x - Math.floor(width / 2);
  return Array.from(text, (character, index) => ({
    character,
    x: left + widths.slice(0, index).reduce((sum, each) => sum + each, 0),
    y: y + Math.round((size * CAPITALS) / 2),
  }));
}

/** In cells, faint; around the board, where nothing else is. */
export type NameKind = 'name' | 'label';

const COLOURS: Readonly<Record<NameKind, string>> = { name: NAME, label: LABEL };

const lettered = (layout: Layout, kind: NameKind, content: string): string =>
  element(
    'g',
    {
      'font-family': FONTS,
      'font-size': sizeOf(layout),
      // Small strokes are sharper without anti-aliasing, and much smaller in a PNG.
      'text-rendering': 'optimizeSpeed',
      fill: COLOURS[kind],
    },
    content,
  );

/** Texts of one kind, as SVG. */
export function namesOf(layout: Layout, kind: NameKind, texts: readonly Text[]): string {
  if (texts.length === 0) return '';
  const written = texts.map((text) => {
    const characters = charactersOf(text, layout);
    const x = characters.map((each) => each.x).join(' ');
    return element('text', { x, y: characters[0]?.y }, escapeXml(text.text));
  });
  return lettered(layout, kind, written.join(''));
}

export const characterSprite = (kind: NameKind, character: string): string => `${kind}.${character}`;

/** The sprites of the characters in a board's names and labels. */
export function nameSprites(layout: Layout): ReadonlyMap<string, string> {
  const names = layout.hasNames ? [...layout.places.keys()] : [];
  const texts: readonly (readonly [NameKind, readonly string[]])[] = [
    ['name', names],
    ['label', layout.labels.map(({ text }) => text)],
  ];
  return new Map(
    texts.flatMap(([kind, all]) =>
      [...new Set(all.flatMap((text) => Array.from(text)))].map((character): [string, string] => [
        characterSprite(kind, character),
        lettered(layout, kind, element('text', {}, escapeXml(character))),
      ]),
    ),
  );
}
