/** What stands in a game's outbox. */
import type { LocalDate } from '../../clock/days.ts';
import type { DueLetter } from '../letters/index.ts';
import type { AccountId } from '../model/ids.ts';
import type { LetterFate } from '../model/letterFate.ts';

/** What a game does beyond itself once something has happened in it. */
export type FollowUp =
  /** The next game is made: `seat` wants a rematch; without `seat`, the match goes on. */
  | { readonly kind: 'nextGame'; readonly seat?: number }
  /** A day of vacation was taken for the player; it counts in all of their games. */
  | { readonly kind: 'vacation'; readonly account: AccountId; readonly date: LocalDate }
  /** The player said by mail whether they want receipts; `at` tells one such word from another. */
  | {
      readonly kind: 'receipts';
      readonly account: AccountId;
      readonly areWanted: boolean;
      readonly at: number;
    };

export type Work =
  | FollowUp
  /** The lists are to know the log up to `seq`. */
  | { readonly kind: 'readModel'; readonly seq: number }
  | { readonly kind: 'letter'; readonly letter: DueLetter }
  /** What became of a letter is recorded, for the page that lists letters and for the operator. */
  | { readonly kind: 'fate'; readonly fate: LetterFate };

export interface OutboxEntry {
  readonly id: number;
  /** There is one entry a key. */
  readonly key: string;
  readonly work: Work;
  readonly due: number;
  /** Failed attempts so far. */
  readonly attempts: number;
}
