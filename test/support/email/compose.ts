import { type ComposedLetter, composeLetter, type LetterData } from '../../../src/email/index.ts';
import { wordsOf } from '../../../src/words/index.ts';

/** The letter in English. */
export const compose = (letter: LetterData): ComposedLetter => composeLetter(wordsOf('en'), letter);
