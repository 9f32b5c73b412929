/** What a kind of letter is: its name, and a function from words and facts to a draft. */
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

/** The kinds of letters are named as the words are that they say. */
export type LetterKind = keyof LetterWords;

export interface Template<Kind extends LetterKind, Facts> {
  readonly kind: Kind;
  readonly draft: (words: LetterWords, facts: Facts) => Draft;
}

export const template = <Kind extends LetterKind, Facts>(
  kind: Kind,
  draft: Template<Kind, Facts>['draft'],
): Template<Kind, Facts> => ({ kind, draft });

/** Any kind of letter, for what reads its name and facts. */
export type AnyTemplate = Template<LetterKind, never>;
/** What a kind of letter is made from. */
export type FactsOf<T extends AnyTemplate> = Parameters<T['draft']>[1];
