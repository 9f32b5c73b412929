/**
 * The words' door: everything that is said to people, in every language of the house.
 *
 * To add a language: copy the folder `en` to one named by its BCP 47 tag (`de`, `pt-BR`), translate what
 * stands in quotes there, and add its line to each of the two tables below: the browser's script takes only
 * what boards need. No other code changes: `Words` is the type of `en`, so that a sentence that is missing or
 * takes other data does not compile. An entry is a sentence, a function of data that makes one, or a record
 * of either; a function is free to order its data and to choose between forms as its language wants.
 * `pseudo.ts` makes a language of its own out of `en`, which shows what was forgotten here.
 */
import { en, enForBoard } from './en/index.ts';
import { bracketed } from './pseudo.ts';
import type { Widened } from './widened.ts';

export { explain, type SaidOf, sentencesFor } from './byCode.ts';
export { gameWords, type Party, type RuleSheet } from './game.ts';
export { RESERVED_NAMES } from './reservedNames.ts';
export { SERVICE } from './service.ts';

export type Words = Widened<typeof en>;
/** What positions, moves and the board in the browser need: it is bundled into the browser's script. */
export type BoardWords = Widened<typeof enForBoard>;

const BOARD_WORDS = {
  en: () => enForBoard,
  'en-XA': () => bracketed(enForBoard),
} satisfies Readonly<Record<string, () => BoardWords>>;

export type Locale = keyof typeof BOARD_WORDS;
export const LOCALES = Object.keys(BOARD_WORDS) as readonly Locale[];

let pseudo: Words | undefined;

const WORDS: Readonly<Record<Locale, () => Words>> = {
  en: () => en,
  'en-XA': () => {
    pseudo ??= { ...bracketed(en), locale: 'en-XA' };
    return pseudo;
  },
};

/** The locale of this tag, if it is one of the house. */
export const parseLocale = (tag: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale === tag);

export const wordsOf = (locale: Locale): Words => WORDS[locale]();

export const boardWordsOf = (locale: Locale): BoardWords => BOARD_WORDS[locale]();
