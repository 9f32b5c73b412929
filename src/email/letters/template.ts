/** A kind of letter: its name, and a function from words and facts to a draft. */
import type { Words } from '../../words/index.ts';
import type { Block } from '../blocks.ts';

export type LetterWords = Words['letters'];

/** A letter before it becomes text and HTML. Its boards are also attached as pictures. */
export interface Draft {
  readonly subject: string;
  /** What mailboxes show beside the subject; undefined: the letter's beginning. */
  readonly preheader?: string;
  readonly blocks: readonly Block[];
  /** The address for replies; undefined: replies are not read. */
  readonly replyTo?: string | undefined;
  /** Turns off letters like this one: the POST of RFC 8058. */
  readonly unsubscribe?: string;
  /** A Message-ID that all letters of a thread answer. No letter with this id exists. */
  readonly thread?: string;
}

/** A kind of letter has the same name as its words. */
export type LetterKind = keyof LetterWords;

export interface Template<Kind extends LetterKind, Facts> {
  readonly kind: Kind;
  readonly draft: (words: LetterWords, facts: Facts) => Draft;
}

export const template = <Kind extends LetterKind, Facts>(
  kind: Kind,
  draft: Template<Kind, Facts>['draft'],
): Template<Kind, Facts> => ({ kind, draft });

/** Any kind of letter, for code that only reads its name and facts. */
export type AnyTemplate = Template<LetterKind, never>;
/** The facts that a kind of letter is made from. */
export type FactsOf<T extends AnyTemplate> = Parameters<T['draft']>[1];
