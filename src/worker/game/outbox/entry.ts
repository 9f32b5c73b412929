/** What can be in a game's outbox. */
import type { LocalDate } from '../../clock/days.ts';
import type { DueLetter } from '../letters/index.ts';
import type { AccountId } from '../model/ids.ts';
import type { LetterFate } from '../model/letterFate.ts';

/** What a game does outside itself after something has happened in it. */
export type FollowUp =
  /** The next game is created: `seat` wants a rematch, or, without `seat`, the match goes on. */
  | { readonly kind: 'nextGame'; readonly seat?: number }
  /** A day of vacation was taken for the player, which counts in all of their games. */
  | { readonly kind: 'vacation'; readonly account: AccountId; readonly date: LocalDate }
  /** The player said by mail whether they want receipts; `at` tells one such reply from another. */
  | {
      readonly kind: 'receipts';
      readonly account: AccountId;
      readonly areWanted: boolean;
      readonly at: number;
    };

export type Work =
  | FollowUp
  /** Brings the lists up to date with the log as of `seq`. */
  | { readonly kind: 'readModel'; readonly seq: number }
  | { readonly kind: 'letter'; readonly letter: DueLetter }
  /** Tells D1 of a letter that it lists, or no longer does. */
  | { readonly kind: 'fate'; readonly fate: LetterFate };

export interface OutboxEntry {
  /** Unique: there is one entry per key. */
  readonly key: string;
  readonly work: Work;
  readonly due: number;
  /** Failed attempts so far. */
  readonly attempts: number;
  /** Why the last one failed. */
  readonly error?: string;
  /** Given up, and kept for the operator. */
  readonly isParked: boolean;
  /** When it was first handed to a sender, from which time its reader may have it; 0 if it never was. */
  readonly tried: number;
  /** When the provider's gate lets it pass; 0 if that was not asked yet. */
  readonly slot: number;
}
