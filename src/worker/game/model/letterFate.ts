import type { LetterKind } from '../../../email/index.ts';
import type { Seat } from '../../../rules/index.ts';
import type { AccountId, GameId } from './ids.ts';

/** The letters that a game sends; the others belong to an account. */
export type GameLetterKind = Exclude<
  LetterKind,
  | 'signIn'
  | 'confirmAddress'
  | 'addressChanged'
  | 'vacationEnds'
  | 'digest'
  | 'mailMode'
  | 'gameList'
  | 'invitationAnswered'
>;

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
