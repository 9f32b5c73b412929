/**
 * What happened in a game: the log's vocabulary. The log is the truth; everything else is derived from it.
 */

import type { Options, Outcome, RulesId, Seat, Standing } from '../../../rules/index.ts';
import type { DateRange, LocalDate } from '../../clock/days.ts';
import type { OfferKind, Proposal } from '../offers/kinds.ts';
import type { Availability } from './availability.ts';
import type { ClockSetup } from './clockSetup.ts';
import type { AccountId, GameId } from './ids.ts';
import type { Series } from './series.ts';
import type { Times } from './times.ts';

/**
 * `ply` counts the turns of a game from 0. A turn is a move, a seat's leaving, or the taking back of moves:
 * each changes the position, so a ply names exactly one position, its picture and its letter, and never comes
 * again.
 *
 * What time brings about (`vacationTaken`, `timeRanOut`, `timeLost`, `pauseEnded`, `gameLapsed`) is logged
 * with the instant at which it was due, however late an alarm rings.
 */
export type GameEvent =
  /**
   * `seats[i]`: who is to sit there, null: whoever comes first. The host sits at once (`seatTaken` follows).
   * A private game is seen by its players and by whoever has its watch link.
   */
  | {
      readonly type: 'gameCreated';
      readonly id: GameId;
      readonly rulesId: RulesId;
      readonly rulesVersion: number;
      readonly options: Options;
      readonly host: AccountId;
      readonly seats: readonly (AccountId | null)[];
      readonly isPrivate?: true;
      /** Left out: no clock. */
      readonly clock?: ClockSetup;
      readonly series?: Series;
    }
  | {
      readonly type: 'seatTaken';
      readonly seat: Seat;
      readonly account: AccountId;
      readonly name: string;
      readonly availability?: Availability;
      /** The account that was invited, which has gone up in `account`. */
      readonly invited?: AccountId;
      /**
       * In a game that is being played: whose seat it was; `atLeast`: what it then has on the clock, in ms.
       */
      readonly insteadOf?: AccountId;
      readonly atLeast?: number;
    }
  /** The seat `of` may be taken over by a substitute, whom `seat` names. */
  | { readonly type: 'seatFreed'; readonly seat: Seat; readonly ply: number; readonly of: Seat }
  | { readonly type: 'seatDeclined'; readonly seat: Seat; readonly account: AccountId }
  | { readonly type: 'gameBegun' }
  /** `move` is canonical. `inPause`: no increment is granted for it, for it cost no time. */
  | {
      readonly type: 'movePlayed';
      readonly seat: Seat;
      readonly ply: number;
      readonly move: string;
      readonly inPause?: true;
    }
  | { readonly type: 'seatResigned'; readonly seat: Seat; readonly ply: number }
  /** The seat's time is up; `claimedBy` where somebody had to say so. The seat leaves. */
  | { readonly type: 'timeLost'; readonly seat: Seat; readonly ply: number; readonly claimedBy?: Seat }
  /** The seat's time is up, and the others may claim it; until they do, the seat may still move. */
  | { readonly type: 'timeRanOut'; readonly seat: Seat; readonly ply: number }
  /** The deadline would have passed, and a day of vacation was taken for it. */
  | { readonly type: 'vacationTaken'; readonly seat: Seat; readonly ply: number; readonly date: LocalDate }
  /** `announced`: days of vacation that are new. */
  | {
      readonly type: 'habitsChanged';
      readonly seat: Seat;
      readonly availability: Availability;
      readonly announced: readonly DateRange[];
    }
  | {
      readonly type: 'offerMade';
      readonly seat: Seat;
      readonly ply: number;
      readonly proposal: Proposal;
    }
  /** `seat` accepts. */
  | { readonly type: 'offerAccepted'; readonly kind: OfferKind; readonly seat: Seat; readonly ply: number }
  /** `seat` declines, or takes its own offer back. */
  | { readonly type: 'offerClosed'; readonly kind: OfferKind; readonly seat: Seat; readonly ply: number }
  /**
   * The position before the move of ply `backTo`, which `seat` played, stands again. `atLeast`: what `seat`
   * then has on the clock, in ms, even if less was left before that move.
   */
  | {
      readonly type: 'movesTakenBack';
      readonly seat: Seat;
      readonly ply: number;
      readonly backTo: number;
      readonly atLeast?: number;
    }
  | { readonly type: 'gamePaused'; readonly seat: Seat; readonly ply: number; readonly until: number }
  /** `seat` proposed it; left out: the pause ended by itself. */
  | { readonly type: 'pauseEnded'; readonly ply: number; readonly seat?: Seat }
  /** `time` in ms, for the seat `to`. */
  | {
      readonly type: 'timeGiven';
      readonly seat: Seat;
      readonly ply: number;
      readonly to: Seat;
      readonly time: number;
    }
  /** Without a clock: the seat `of`, which is to move, has time until then. */
  | {
      readonly type: 'seatCalled';
      readonly seat: Seat;
      readonly ply: number;
      readonly of: Seat;
      readonly until: number;
    }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome }
  /** Before the second move, by `seat`; or by all, because the match is decided. */
  | {
      readonly type: 'gameCancelled';
      readonly seat: Seat;
      readonly ply: number;
      readonly isMatchDecided?: true;
    }
  /** Seats were not taken in time. */
  | { readonly type: 'gameLapsed' }
  /** After the end `seat` wants to play again. */
  | { readonly type: 'rematchAsked'; readonly seat: Seat }
  /** A player's words to the others; it is no turn. One line, without addresses. */
  | { readonly type: 'noteWritten'; readonly seat: Seat; readonly text: string }
  /** Every watch link of a private game that was given out before is void. */
  | { readonly type: 'watchLinkRenewed' };

/** An event and its place in the log: numbered from 1, timed in ms since 1970. */
export interface LoggedEvent {
  readonly seq: number;
  readonly at: number;
  readonly event: GameEvent;
  /** Where a move has only just been decided, the standing to which it leads. Never stored. */
  readonly standing?: Standing<unknown>;
  /** The clocks after it, where it moves them; left out in logs that were written before times were kept. */
  readonly times?: Times;
}
