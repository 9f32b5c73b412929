/** A game's state, and what can be asked of it. */
import type { Machine } from '../../../bots/index.ts';
import type { AnyRules, Options, Seat, Standing } from '../../../rules/index.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Availability } from '../model/availability.ts';
import type { ClockSetup } from '../model/clockSetup.ts';
import type { AccountId, GameId } from '../model/ids.ts';
import type { Phase } from '../model/phase.ts';
import { nextInSeries, type Series } from '../model/series.ts';
import type { FreedSeat, Note, Player, Turn } from '../model/snapshot.ts';
import type { Offer } from '../offers/kinds.ts';

export interface GameState {
  readonly id: GameId;
  readonly rules: AnyRules;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly host: AccountId;
  readonly isPrivate: boolean;
  readonly watchEdition: number;
  readonly seats: readonly Player[];
  readonly phase: Phase;
  /** `turns.length` is the present ply. */
  readonly turns: readonly Turn[];
  readonly notes: readonly Note[];
  readonly standing: Standing<unknown>;
  readonly clockSetup: ClockSetup;
  readonly clock: Clock;
  /** The clocks as they were before each turn, for takebacks. */
  readonly clocks: readonly Clock[];
  /** The standings before each turn: none of them is computed again. */
  readonly standings: readonly Standing<unknown>[];
  /** By seat. */
  readonly availability: readonly Availability[];
  /** By seat: the days of vacation that were taken automatically since its player last did something here. */
  readonly idleDays: readonly number[];
  /** Time that was given, in ms, at the ply at which it was: takebacks leave it to whom it was given. */
  readonly gifts: readonly { readonly to: Seat; readonly ply: number; readonly time: number }[];
  /** With those that are closed and have not lapsed. */
  readonly offers: readonly Offer[];
  /** Offers that have lapsed just now, answered or not; `by`: the event with which they did. */
  readonly lapsed: readonly { readonly offer: Offer; readonly by: number }[];
  readonly freed: FreedSeat | undefined;
  readonly series: Series | undefined;
  /** Takes the seats that are still open after a day. */
  readonly fillIn?: Machine;
  /** Seats that want to play again, in the order in which they asked. */
  readonly rematch: readonly Seat[];
  readonly createdAt: number;
  readonly endedAt: number | undefined;
  /** Time and number of the newest event. */
  readonly changedAt: number;
  readonly seq: number;
}

/** How the board stood after so many turns. */
export const standingAt = ({ standings, standing, turns }: GameState, ply: number): Standing<unknown> =>
  (ply < turns.length ? standings[ply] : undefined) ?? standing;

/**
 * Whether a seat has neither left nor been eliminated; before the game begins: whether its player has sat
 * down.
 */
export const isStillIn = (
  { seats, rules, standing }: Pick<GameState, 'seats' | 'rules' | 'standing'>,
  seat: Seat,
): boolean => seats[seat]?.state === 'playing' && (rules.isIn?.(standing.position, seat) ?? true);

/** Whether the others have given away the seat of somebody absent. */
export const isFreedByOthers = (freed: FreedSeat | undefined): boolean =>
  freed !== undefined && freed.by !== freed.seat;

/** The seats that are still in the game. */
export const playingSeats = (state: Pick<GameState, 'seats' | 'rules' | 'standing'>): readonly Seat[] =>
  state.seats.flatMap((_, seat) => (isStillIn(state, seat) ? [seat] : []));

/** Whether another game of the match follows by itself. */
export const goesOn = ({ series, standing }: GameState): boolean =>
  series !== undefined &&
  standing.outcome !== undefined &&
  nextInSeries(series, standing.outcome) !== undefined;
