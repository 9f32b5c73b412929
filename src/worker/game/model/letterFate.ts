import type { LetterKind } from '../../../email/index.ts';
import type { Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { AccountId, GameId } from './ids.ts';

/** The letters a game sends, which are those its pages have a name for. The others belong to an account. */
export type GameLetterKind = {
  [K in LetterKind]: Words['letters'][K] extends { readonly name: string } ? K : never;
}[LetterKind];

/** What became of a letter, for the page that lists the letters sent and for the operator. */
export interface LetterFate {
  readonly key: string;
  readonly game: GameId;
  readonly seat: Seat;
  readonly account: AccountId;
  readonly kind: GameLetterKind;
  readonly ply: number;
  /** `maybeSent`: an attempt was never confirmed, and then the letter was no longer needed. */
  readonly fate: 'sent' | 'parked' | 'dropped' | 'maybeSent';
  readonly providerId?: string;
  /**
   * Why it was parked, in the mail provider's words, or why it was dropped: OUTDATED, QUIET, IN_DIGEST,
   * UNREACHABLE.
   */
  readonly error?: string;
  readonly at: number;
}
