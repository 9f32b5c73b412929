/**
 * What a kind of offer is. Everybody else still in the game is asked, and once all have accepted, the offer
 * is carried out. To add a kind, add its file here, its line in `kinds.ts`, its sentences in
 * `words/LOCALE/offers.ts`, and the word that asks for it in a reply in
 * `email/reading/vocabulary/spellings.ts`.
 */
import type * as z from 'zod/mini';
import type { AnyRules, Result, Seat, Standing } from '../../../rules/index.ts';
import type { Clock } from '../../clock/clock.ts';
import type { DateRange } from '../../clock/days.ts';
import type { PauseRefusal } from '../../clock/pause.ts';

/** What makes an offer lapse, answered or not. `ownTurn` is the next turn of the player who made it. */
export type Lapse = 'turn' | 'ownTurn' | 'takenBack' | 'paused' | 'pauseEnded' | 'left';

/**
 * A number that goes with a proposal. `usual` is what a form suggests, and what a reply that gives none
 * means.
 */
export interface AskedNumber {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** What has to be known about a game to see what can be offered in it. */
export interface Situation {
  readonly at: number;
  readonly clock: Clock;
  readonly ply: number;
  readonly toMove: Seat | undefined;
  /** The seats that are still in the game. */
  readonly playing: readonly Seat[];
  /** The seat, if any, that is free for a substitute. */
  readonly freed: Seat | undefined;
  /** Whether only the leader can still win the match; undefined if the game is not part of one. */
  readonly isMatchDecided: boolean | undefined;
  /** The seat's newest move that can be taken back. */
  lastMoveOf(seat: Seat): { readonly ply: number; readonly at: number } | undefined;
}

/** What has to be known to carry an offer out. */
export interface Table extends Situation {
  readonly rules: AnyRules;
  readonly standing: Standing<unknown>;
  readonly seats: number;
  /** The days of vacation that the seat's player has taken, as far as they count in this game. */
  daysOff(seat: Seat): readonly DateRange[];
  /** Whether the letter that tells the current player it is their turn may already have been sent. */
  readonly isNextTold: boolean;
  /**
   * The least time that the player who moves again after a takeback has on the clock; undefined if they get
   * what was left, or there is no clock.
   */
  readonly timeAfterTakeback: number | undefined;
}

export type ProposalRefusal =
  | PauseRefusal
  /** The seat has no move to take back: it has played none, or somebody has left since. */
  | { readonly code: 'NOTHING_TO_TAKE_BACK' }
  | { readonly code: 'NOT_PAUSED' }
  | { readonly code: 'NO_CLOCK' }
  /** `most` in days. */
  | { readonly code: 'GIFT_NOT_WHOLE_DAYS'; readonly most: number }
  /** With several opponents, only the one to move can be given time. */
  | { readonly code: 'GIFT_TO_WHOM' }
  | { readonly code: 'GIFT_TOO_LATE' }
  /** `most` in ms. */
  | { readonly code: 'GIFT_TOO_LARGE'; readonly most: number }
  /** There is a clock, which already does what a call would. */
  | { readonly code: 'CLOCK_CALLS' }
  | { readonly code: 'NOBODY_TO_CALL' }
  | { readonly code: 'ALREADY_CALLED' }
  | { readonly code: 'SEAT_IS_FREE' }
  | { readonly code: 'NO_MATCH' }
  | { readonly code: 'MATCH_NOT_DECIDED' };

/** `Deed` stands for the events that carry it out, each one from `model/events.ts`. */
export interface OfferRules<
  Particulars extends object = object,
  Deed = unknown,
  Numbers extends string = string,
> {
  /** The command that proposes it. */
  readonly command: 'offer' | 'resign';
  /** What a proposal says besides its kind, as kept in the log. */
  readonly particulars: z.ZodMiniType<Particulars>;
  /** The particulars that the proposer gives as numbers. */
  readonly numbers: Readonly<Record<Numbers, AskedNumber>>;
  /** Two seats that propose it want the same thing, so the second one accepts the first one's offer. */
  readonly isShared: boolean;
  readonly lapsesWith: readonly Lapse[];
  /** The event that carries it out. */
  readonly deed: Deed extends { readonly type: infer Type } ? Type : string;
  /** Whether it may be proposed again in the same turn after it was refused. */
  readonly mayBeAskedAgain?: true;
  /** The particulars of what a seat asks for, or why there is nothing to propose. */
  propose(
    asked: Readonly<Record<Numbers, number>>,
    situation: Situation,
    seat: Seat,
  ): Result<Particulars, ProposalRefusal>;
  /** A seat that it is about, which is not asked and cannot refuse. */
  about?(particulars: Particulars): Seat;
  /** Whether nobody needs to be asked. */
  isFree?(particulars: Particulars, seat: Seat, table: Table): boolean;
  /** What happens once everybody has accepted; `seat` made the offer. */
  carryOut(particulars: Particulars, seat: Seat, table: Table): Result<readonly Deed[], ProposalRefusal>;
}

/** Type-checks the rules of a kind and keeps their exact types. */
export const offerRules = <
  Particulars extends object,
  Deed extends { readonly type: string },
  Numbers extends string,
>(
  rules: OfferRules<Particulars, Deed, Numbers>,
): OfferRules<Particulars, Deed, Numbers> => rules;
