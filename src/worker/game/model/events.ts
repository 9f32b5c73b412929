/**
 * What happened in a game: the log's vocabulary. The log is the source of truth; everything else is derived
 * from it.
 */

import type { Machine } from '../../../bots/index.ts';
import type { Options, Outcome, RulesId, Seat, Standing } from '../../../rules/index.ts';
import type { DateRange, LocalDate } from '../../clock/days.ts';
import type { OfferKind, Proposal } from '../offers/kinds.ts';
import type { Availability } from './availability.ts';
import type { ClockSetup } from './clockSetup.ts';
import type { AccountId, GameId } from './ids.ts';
import type { Series } from './series.ts';
import type { Times } from './times.ts';

/**
 * `ply` counts the turns of a game from 0. A turn is a move, a seat's leaving, or the taking back of moves.
 * Each changes the position, so a ply identifies exactly one position, with its picture and its letter, and
 * never repeats.
 *
 * What time brings about (`vacationTaken`, `timeRanOut`, `timeLost`, `pauseEnded`, `gameLapsed`) is logged
 * with the instant at which it was due, however late an alarm rings.
 */
export type GameEvent =
  /**
   * `seats[i]` is the account that is to sit there, or null for whoever comes first. The host sits at once
   * (`seatTaken` follows). A private game can be seen only by its players and by anyone who has its watch
   * link.
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
      /** Left out if there is no clock. */
      readonly clock?: ClockSetup;
      readonly series?: Series;
      /** Takes the seats that are still open after a day. */
      readonly fillIn?: Machine;
    }
  | {
      readonly type: 'seatTaken';
      readonly seat: Seat;
      readonly account: AccountId;
      readonly name: string;
      readonly availability?: Availability;
      /** The account that was invited, if it has since been merged into `account`. */
      readonly invited?: AccountId;
      /**
       * In a game already being played: whose seat it was. `atLeast` is the least time, in ms, that it then
       * has on the clock.
       */
      readonly insteadOf?: AccountId;
      readonly atLeast?: number;
      /** How the seat is played, if its account is a machine's. */
      readonly machine?: Machine;
    }
  /** The seat `of`, on the proposal of `seat`, may be taken over by a substitute. */
  | { readonly type: 'seatFreed'; readonly seat: Seat; readonly ply: number; readonly of: Seat }
  | { readonly type: 'seatDeclined'; readonly seat: Seat; readonly account: AccountId }
  | { readonly type: 'gameBegun' }
  /**
   * `move` is canonical. `inPause`: it gets no increment, because it cost no time. `planned`: its player had
   * asked for it in advance.
   */
  | {
      readonly type: 'movePlayed';
      readonly seat: Seat;
      readonly ply: number;
      readonly move: string;
      readonly inPause?: true;
      readonly planned?: true;
    }
  | { readonly type: 'seatResigned'; readonly seat: Seat; readonly ply: number }
  /** The seat is out of time and leaves; `claimedBy` is set if somebody had to claim it. */
  | { readonly type: 'timeLost'; readonly seat: Seat; readonly ply: number; readonly claimedBy?: Seat }
  /** The seat is out of time, and the others may claim it; until they do, it may still move. */
  | { readonly type: 'timeRanOut'; readonly seat: Seat; readonly ply: number }
  /** The deadline would have passed, so a day of vacation was taken instead. */
  | { readonly type: 'vacationTaken'; readonly seat: Seat; readonly ply: number; readonly date: LocalDate }
  /** `announced` lists the new days of vacation. */
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
   * The position before the move at ply `backTo`, which `seat` played, is restored. `atLeast` is the least
   * time, in ms, that `seat` then has on the clock, even if less was left before that move.
   */
  | {
      readonly type: 'movesTakenBack';
      readonly seat: Seat;
      readonly ply: number;
      readonly backTo: number;
      readonly atLeast?: number;
    }
  | { readonly type: 'gamePaused'; readonly seat: Seat; readonly ply: number; readonly until: number }
  /** `seat` proposed to end it; left out if the pause ended by itself. */
  | { readonly type: 'pauseEnded'; readonly ply: number; readonly seat?: Seat }
  /** `time` is in ms, for the seat `to`. */
  | {
      readonly type: 'timeGiven';
      readonly seat: Seat;
      readonly ply: number;
      readonly to: Seat;
      readonly time: number;
    }
  /** In a game without a clock: the seat `of`, which is to move, has until then. */
  | {
      readonly type: 'seatCalled';
      readonly seat: Seat;
      readonly ply: number;
      readonly of: Seat;
      readonly until: number;
    }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome }
  /** By `seat` before the second move, or by everybody because the match is decided. */
  | {
      readonly type: 'gameCancelled';
      readonly seat: Seat;
      readonly ply: number;
      readonly isMatchDecided?: true;
    }
  /** Not all seats were taken in time. */
  | { readonly type: 'gameLapsed' }
  /** After the game is over, `seat` wants to play again. */
  | { readonly type: 'rematchAsked'; readonly seat: Seat }
  /** A player's words to the others, which do not count as a turn. One line, without addresses. */
  | { readonly type: 'noteWritten'; readonly seat: Seat; readonly text: string }
  /** All earlier watch links of a private game are void. */
  | { readonly type: 'watchLinkRenewed' };

/** An event and its place in the log: numbered from 1, timed in ms since 1970. */
export interface LoggedEvent {
  readonly seq: number;
  readonly at: number;
  readonly event: GameEvent;
  /** For a move that has only just been decided, the standing it leads to. Never stored. */
  readonly standing?: Standing<unknown>;
  /** The clocks after it, if it changes them; left out in logs from before times were kept. */
  readonly times?: Times;
}
