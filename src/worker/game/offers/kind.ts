/**
 * What a kind of offer is. Everybody else who is still in the game is asked, and once all have accepted, the
 * offer is carried out. To add a kind: its file here, its line in `kinds.ts`, its sentences in
 * `words/LOCALE/offers.ts`, and the word by which a reply asks for it in `email/reading/mailCommand.ts`.
 */
import type * as z from 'zod';
import type { AnyRules, Result, Seat, Standing } from '../../../rules/index.ts';
import type { Clock } from '../../clock/clock.ts';
import type { DateRange } from '../../clock/days.ts';
import type { PauseRefusal } from '../../clock/pause.ts';

/** What makes an offer lapse, answered or not; `ownTurn`: the next turn of whoever made it. */
export type Lapse = 'turn' | 'ownTurn' | 'takenBack' | 'paused' | 'pauseEnded' | 'left';

/**
 * A number to be said along with the proposal: what a form suggests, and what is meant where a reply is
 * silent.
 */
export interface AskedNumber {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** What must be known of a game to see what can be offered in it. */
export interface Situation {
  readonly at: number;
  readonly clock: Clock;
  readonly ply: number;
  readonly toMove: Seat | undefined;
  /** The seats that are still in the game. */
  readonly playing: readonly Seat[];
  /** A seat that is free for a substitute. */
  readonly freed: Seat | undefined;
  /** Whether nobody can win the match any more but who leads; undefined: the game is none of a match. */
  readonly isMatchDecided: boolean | undefined;
  /** The newest move of a seat that can be taken back. */
  lastMoveOf(seat: Seat): { readonly ply: number; readonly at: number } | undefined;
}

/** What must be known to carry an offer out. */
export interface Table extends Situation {
  readonly rules: AnyRules;
  readonly standing: Standing<unknown>;
  readonly seats: number;
  /** The days of vacation that a seat's player has taken, as far as they count in this game. */
  daysOff(seat: Seat): readonly DateRange[];
  /** Whether the letter that calls the present player to the turn may have left. */
  readonly isNextTold: boolean;
  /**
   * What whoever moves again after a takeback has on the clock at least; undefined: what was left, or no
   * clock.
   */
  readonly timeAfterTakeback: number | undefined;
}

export type ProposalRefusal =
  | PauseRefusal
  /** There is no own move that could be taken back: none was played, or somebody has left since. */
  | { readonly code: 'NOTHING_TO_TAKE_BACK' }
  | { readonly code: 'NOT_PAUSED' }
  | { readonly code: 'NO_CLOCK' }
  /** `most` in days. */
  | { readonly code: 'GIFT_NOT_WHOLE_DAYS'; readonly most: number }
  /** Among several opponents only who is to move is given time. */
  | { readonly code: 'GIFT_TO_WHOM' }
  | { readonly code: 'GIFT_TOO_LATE' }
  /** `most` in ms. */
  | { readonly code: 'GIFT_TOO_LARGE'; readonly most: number }
  /** There is a clock, which does by itself what a call does. */
  | { readonly code: 'CLOCK_CALLS' }
  | { readonly code: 'NOBODY_TO_CALL' }
  | { readonly code: 'ALREADY_CALLED' }
  | { readonly code: 'SEAT_IS_FREE' }
  | { readonly code: 'NO_MATCH' }
  | { readonly code: 'MATCH_NOT_DECIDED' };

/** `Deed`: the events that carry it out; each is one of `model/events.ts`. */
export interface OfferRules<
  Particulars extends object = object,
  Deed = unknown,
  Numbers extends string = string,
> {
  /** The command that proposes it. */
  readonly command: 'offer' | 'resign';
  /** What a proposal says beyond its kind, as the log keeps it. */
  readonly particulars: z.ZodType<Particulars>;
  /** Those of the particulars that whoever proposes it says. */
  readonly numbers: Readonly<Record<Numbers, AskedNumber>>;
  /** Two seats that propose it want the same, so that the second accepts what the first offered. */
  readonly isShared: boolean;
  readonly lapsesWith: readonly Lapse[];
  /** The event that carries it out. */
  readonly deed: Deed extends { readonly type: infer Type } ? Type : string;
  /** Whether it may be proposed again in the turn in which it was refused. */
  readonly mayBeAskedAgain?: true;
  /** The particulars of what a seat asks for, or why there is nothing to propose. */
  propose(
    asked: Readonly<Record<Numbers, number>>,
    situation: Situation,
    seat: Seat,
  ): Result<Particulars, ProposalRefusal>;
  /** A seat that it is about and that is neither asked nor may refuse it. */
  about?(particulars: Particulars): Seat;
  /** Whether nobody needs to be asked. */
  isFree?(particulars: Particulars, seat: Seat, table: Table): boolean;
  /** What happens once all have accepted; `seat` made the offer. */
  carryOut(particulars: Particulars, seat: Seat, table: Table): Result<readonly Deed[], ProposalRefusal>;
}

/** Checks a record, and keeps what TypeScript knows of it. */
export const offerRules = <
  Particulars extends object,
  Deed extends { readonly type: string },
  Numbers extends string,
>(
  rules: OfferRules<Particulars, Deed, Numbers>,
): OfferRules<Particulars, Deed, Numbers> => rules;
