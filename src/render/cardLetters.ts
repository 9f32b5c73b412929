/** The letters in which cards are written: one drawing for all games. */
import type { Drawing } from './drawing.ts';
import { element, escapeXml } from './elements.ts';

/** ASCII, the letters of western Europe, and what sentences and points need beyond them. */
const CHARACTERS = [
  ...Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)),
  ...Array.from({ length: 64 }, (_, index) => String.fromCharCode(192 + index)),
  ...'’‘“”–—…·½⅓⅔¼¾',
];
/** The font's size in pixels; a card is seen at less than half its size. */
const SIZE = 31;
const REACH = 48;

export const letterSprite = (character: string): string => `letter.${character}`;

/** A character with its baseline's left end at 0,0. */
export const letterSvg = (text: string): string =>
  element('text', { 'font-family': 'serif', 'font-size': SIZE, fill: '#000000' }, escapeXml(text));

export const cardLetters: Drawing = {
  id: 'card',
  sprites: new Map(CHARACTERS.map((character) => [letterSprite(character), letterSvg(character)])),
  reach: REACH,
};

const written: ReadonlySet<string> = new Set([...CHARACTERS, ' ']);

/** Whether a card can show the text; other names are told by their side. */
export const isWritable = (text: string): boolean => Array.from(text).every((each) => written.has(each));
