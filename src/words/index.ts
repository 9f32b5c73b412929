/**
 * Everything that is said to people, in every supported language.
 *
 * To add a language: copy the folder `en` to one named by its BCP 47 tag (`de`, `pt-BR`), translate what is
 * in quotes there, and add its lines to `languages.ts` and `guides.ts`. No other code changes: `Words` is the
 * type of `en`, so a missing sentence, or one that takes other data, does not compile. An entry is a
 * sentence, a function of data that makes one, or a record of either; a function may order its data and
 * choose between forms as its language requires. `pseudo.ts` turns `en` into a made-up language that shows
 * where a text was not taken from here. Browsers only get the words boards need in their language, its
 * `forBoard.ts`; what is said of each game at length, its `guides`, is in neither browser nor Worker.
 */
import type { RulesId } from '../rules/index.ts';
import type { words as forBoard } from './en/forBoard.ts';
import type { GuideWords } from './game.ts';
import * as guides from './guides.ts';
import * as languages from './languages.ts';
import { bracketed } from './pseudo.ts';
import type { Widened } from './widened.ts';

export { explain, type SaidOf, sentencesFor } from './byCode.ts';
export { type GuideWords, gameWords, type Party, type TaskWords } from './game.ts';
export { RESERVED_NAMES, STAFF_WORDS } from './reservedNames.ts';
export { SERVICE } from './service.ts';

export type Words = Widened<typeof languages.en>;
/** What positions, moves and the board in the browser need. */
export type BoardWords = Widened<typeof forBoard>;

type Language = keyof typeof languages;
const WORDS: Readonly<Record<Language, Words>> = languages;
/** What a language says of each game at length. */
type Guides = Readonly<Record<RulesId, GuideWords>>;
const GUIDES: Readonly<Record<Language, Guides>> = guides;

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

/** Not for the Worker, which reads the guides that are made of these. */
export const guideWordsOf = (locale: Locale, id: RulesId): GuideWords =>
  (locale === PSEUDO ? bracketed(GUIDES.en) : GUIDES[locale])[id];
