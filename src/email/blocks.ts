/**
 * What a letter consists of before it becomes text or HTML. Strings are plain; the renderers escape and
 * wrap.
 */
import type { AnswerFacts, BoardFacts, PlayedMove } from './letters/facts.ts';

export type Block =
  /**
   * `lead`: the main point of the letter. It is read first, and shown as the preview in mailboxes. `small`:
   * what may be read another time.
   */
  | { readonly type: 'paragraph'; readonly text: string; readonly lead?: true; readonly small?: true }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  /** A player's own words, exactly as written. */
  | { readonly type: 'quote'; readonly text: string }
  /** `isPlayed`: the position was reached in the game, so its picture has an address of its own. */
  | {
      readonly type: 'board';
      readonly board: BoardFacts;
      /** The attached picture: its file name, and its Content-ID. */
      readonly filename: string;
      readonly cid: string;
      readonly caption: string;
      readonly isPlayed: boolean;
    }
  | { readonly type: 'moves'; readonly moves: readonly PlayedMove[] }
  /** `isQuiet`: a link like any other, for what few will want. */
  | { readonly type: 'button'; readonly label: string; readonly url: string; readonly isQuiet?: true }
  | { readonly type: 'answer'; readonly answer: AnswerFacts }
  /** The same for a letter that cannot be replied to directly: the move is sent to an address. */
  | { readonly type: 'writeTo'; readonly answer: AnswerFacts }
  | {
      readonly type: 'footer';
      readonly sentences: readonly string[];
      readonly links: readonly { readonly label: string; readonly url: string }[];
    };

export type BlockOf<T extends Block['type']> = Extract<Block, { readonly type: T }>;

export const lead = (text: string): BlockOf<'paragraph'> => ({ type: 'paragraph', text, lead: true });
export const paragraph = (text: string): BlockOf<'paragraph'> => ({ type: 'paragraph', text });
export const smallPrint = (text: string): BlockOf<'paragraph'> => ({
  type: 'paragraph',
  text,
  small: true,
});
export const heading = (text: string): BlockOf<'heading'> => ({ type: 'heading', text });
export const list = (items: readonly string[]): BlockOf<'list'> => ({ type: 'list', items });
export const quote = (text: string): BlockOf<'quote'> => ({ type: 'quote', text });
export const moves = (played: readonly PlayedMove[]): BlockOf<'moves'> => ({ type: 'moves', moves: played });
export const button = (label: string, url: string): BlockOf<'button'> => ({ type: 'button', label, url });
export const quietLink = (label: string, url: string): BlockOf<'button'> => ({
  ...button(label, url),
  isQuiet: true,
});

/**
 * One line of text that other people may have written: without control characters, and without characters
 * that reverse the writing direction.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
