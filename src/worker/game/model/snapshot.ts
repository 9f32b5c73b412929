/** How a game stands, as plain data that its object gives to pages, programs and lists. */
import type { Machine } from '../../../bots/index.ts';
import type { Options, Outcome, RulesId, Seat, SeatInfo } from '../../../rules/index.ts';
import type { Calendar } from '../../clock/calendar.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Offer } from '../offers/kinds.ts';
import type { Availability } from './availability.ts';
import type { ClockSetup } from './clockSetup.ts';
import type { AccountId, GameId } from './ids.ts';
import type { Phase } from './phase.ts';
import type { Series } from './series.ts';
import type { Trouble } from './trouble.ts';

export type SeatState = 'invited' | 'open' | 'playing' | 'declined' | 'left';

/** The player at a seat, or the one it is meant for. */
export interface Player {
  /** '' while the seat is open to anybody. */
  readonly account: AccountId;
  /** '' until the seat is taken. */
  readonly name: string;
  readonly state: SeatState;
  /** Who held the seat before, in order; left out if nobody did. */
  readonly before?: readonly Predecessor[];
  /** How a machine plays it; left out for people. */
  readonly machine?: Machine;
}

/** A player who held a seat until turn `until`; `seq` is the event that handed it over. */
export interface Predecessor {
  readonly account: AccountId;
  readonly name: string;
  readonly until: number;
  readonly seq: number;
}

/** A seat that a substitute may take over; `by` proposed it, and the event `seq` freed it. */
export interface FreedSeat {
  readonly seat: Seat;
  readonly by: Seat;
  readonly seq: number;
}

/** A seat as others see it. */
export interface SeatView extends Player {
  /** The side it plays, which is its faction once it has taken one. */
  readonly side: SeatInfo;
}

/**
 * One ply of a game: a move in canonical notation or, if `move` is undefined, either the taking back of every
 * turn from ply `backTo` on, or the seat's leaving, by resigning or by running out of time.
 */
export interface Turn {
  readonly seat: Seat;
  readonly at: number;
  readonly move: string | undefined;
  readonly backTo?: number;
  readonly isOutOfTime?: true;
  /** Its player had asked for the move in advance. */
  readonly isPlanned?: true;
}

/** How the clocks stand. `clock/clock.ts` computes how much is left at a given time. */
export interface ClockView extends ClockSetup {
  readonly clock: Clock;
  /** When the seat to move runs out of time. `isOver`: it already has, and that may be claimed. */
  readonly deadline: number | undefined;
  readonly isOver: boolean;
}

/**
 * What a seat would have on the clock after taking its last move back, in ms, and the calendar it would run
 * by.
 */
export interface TakebackTime {
  readonly left: number;
  readonly calendar: Calendar;
}

/** What a player wrote to the others while the game stood at `ply`. */
export interface Note {
  readonly seat: Seat;
  /** Who wrote it; a substitute may hold the seat now. */
  readonly account: AccountId;
  readonly ply: number;
  readonly at: number;
  /** '' if the operator has removed it; then it is shown to nobody. */
  readonly text: string;
}

/** How a game stands, as plain data; `turns.length` is the current ply, and `turns[i]` was taken at ply i. */
export interface GameSnapshot {
  readonly id: GameId;
  readonly rulesId: RulesId;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly host: AccountId;
  /**
   * Seen only by its players and by anyone with its watch link. `watchEdition` counts how often that was
   * renewed.
   */
  readonly isPrivate: boolean;
  readonly watchEdition: number;
  readonly seats: readonly SeatView[];
  readonly phase: Phase;
  /** The seats still in the game or, before it begins, those whose players have sat down. */
  readonly playing: readonly Seat[];
  readonly turns: readonly Turn[];
  readonly clock: ClockView;
  /** By seat. */
  readonly availability: readonly Availability[];
  /** The offers that stand. */
  readonly offers: readonly Offer[];
  /** By seat; undefined if there is no clock, or nothing to take back. */
  readonly takebackTimes: readonly (TakebackTime | undefined)[];
  readonly freed: FreedSeat | undefined;
  readonly series: Series | undefined;
  /** Takes the seats that are still open after a day. */
  readonly fillIn?: Machine;
  /** Who wants to play again. */
  readonly rematch: readonly Seat[];
  /** Oldest first. */
  readonly notes: readonly Note[];
  /** undefined unless the game is being played. */
  readonly toMove: Seat | undefined;
  readonly outcome: Outcome | undefined;
  readonly createdAt: number;
  readonly endedAt: number | undefined;
  /** The time of the newest event. */
  readonly changedAt: number;
  /** The number of the log's newest event. */
  readonly seq: number;
  /** Set when the game is read-only: then this is how it stood at `seq`, and nobody is to move. */
  readonly trouble?: Trouble;
}
