/**
 * Everything that is said to people, in every supported language.
 *
 * To add a language: copy the folder `en` to one named by its BCP 47 tag (`de`, `pt-BR`), translate what is
 * in quotes there, and add its line to `languages.ts`. No other code changes: `Words` is the type of `en`,
 * so a missing sentence, or one that takes other data, does not compile. An entry is a sentence, a function
 * of data that makes one, or a record of either; a function may order its data and choose between forms as
 * its language requires. `pseudo.ts` turns `en` into a made-up language that shows where a text was not
 * taken from here. Browsers only get the words boards need in their language, its `forBoard.ts`.
 */
import type { words as forBoard } from './en/forBoard.ts';
import * as languages from './languages.ts';
import { bracketed } from './pseudo.ts';
import type { Widened } from './widened.ts';

export { explain, type SaidOf, sentencesFor } from './byCode.ts';
export { gameWords, type Party } from './game.ts';
export { RESERVED_NAMES, STAFF_WORDS } from './reservedNames.ts';
export { SERVICE } from './service.ts';

export type Words = Widened<typeof languages.en>;
/** What positions, moves and the board in the browser need. */
export type BoardWords = Widened<typeof forBoard>;

type Language = keyof typeof languages;
const WORDS: Readonly<Record<Language, Words>> = languages;

/** The pseudo-locale: English, with each word in brackets. */
export const PSEUDO = 'en-XA';
export type Locale = Language | typeof PSEUDO;

const localesOf = (): readonly Locale[] => [...(Object.keys(WORDS) as Language[]), PSEUDO];
export const LOCALES = /* @__PURE__ */ localesOf();

/** The locale of this tag, if it is supported. */
export const parseLocale = (tag: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale === tag);

let pseudo: Words | undefined;

export function wordsOf(locale: Locale): Words {
  if (locale !== PSEUDO) return WORDS[locale];
  pseudo ??= { ...bracketed(WORDS.en), locale: PSEUDO };
  return pseudo;
}
