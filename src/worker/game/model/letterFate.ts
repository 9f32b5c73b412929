import type { LetterKind } from '../../../email/index.ts';
import type { Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import type { AccountId, GameId } from './ids.ts';

/** The letters that a game sends: those that its pages have a name for. The others belong to an account. */
export type GameLetterKind = {
  [K in LetterKind]: Words['letters'][K] extends { readonly name: string } ? K : never;
}[LetterKind];

/** What became of a letter: for the page that says which letters were sent, and for the operator. */
export interface LetterFate {
  readonly key: string;
  readonly game: GameId;
  readonly seat: Seat;
  readonly account: AccountId;
  readonly kind: GameLetterKind;
  readonly ply: number;
  /** `maybeSent`: no attempt was confirmed, and then it was no longer to be sent. */
  readonly fate: 'sent' | 'parked' | 'dropped' | 'maybeSent';
  readonly providerId?: string;
  /** Why it was parked, in the sender's words; or dropped: OUTDATED, QUIET, IN_DIGEST, UNREACHABLE. */
  readonly error?: string;
  readonly at: number;
}
