/** What a kind of letter is: a function from words and facts to a draft. */
import type { Words } from '../../words/index.ts';
import type { Block } from '../blocks.ts';

export type LetterWords = Words['letters'];

/** A letter before it becomes text and HTML. The boards among its blocks are attached as pictures. */
export interface Draft {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** The address that reads the reply; undefined: nobody does. */
  readonly replyTo?: string | undefined;
  /** Turns letters like this one off: RFC 8058, a POST. */
  readonly unsubscribe?: string;
  /** The Message-ID, of no letter, that all letters of a thread answer. */
  readonly thread?: string;
}

export type Template<Facts> = (words: LetterWords, facts: Facts) => Draft;
