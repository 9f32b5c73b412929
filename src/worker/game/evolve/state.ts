/** A game's state: the fold of its log. */
import {
  type AnyRules,
  type Options,
  rulesById,
  type Seat,
  type Standing,
  sideOf,
  unreachable,
} from '../../../rules/index.ts';
import type { Clock } from '../../clock/clock.ts';
import type { GameSnapshot, Note, Phase, SeatHolder, Turn } from '../model/answers.ts';
import { type Availability, availabilityOf, NO_AVAILABILITY, withDaysOff } from '../model/availability.ts';
import { type ClockSetup, clockFor, NO_CLOCK } from '../model/clockSetup.ts';
import type { LoggedEvent } from '../model/events.ts';
import { type AccountId, type GameId, NOBODY } from '../model/ids.ts';
import { type Offer, standingOffers } from '../model/offers.ts';
import { nextInSeries, type Series } from '../model/series.ts';
import { clockAfter, clockViewOf } from './clock.ts';
import { offersAfter } from './offers.ts';
import { afterTurn, standingAfter } from './turns.ts';

export interface GameState {
  readonly id: GameId;
  readonly rules: AnyRules;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly host: AccountId;
  readonly isPrivate: boolean;
  readonly watchEdition: number;
  readonly seats: readonly SeatHolder[];
  readonly phase: Phase;
  /** `turns.length` is the present ply. */
  readonly turns: readonly Turn[];
  readonly notes: readonly Note[];
  readonly standing: Standing<unknown>;
  readonly clockSetup: ClockSetup;
  readonly clock: Clock;
  /** The clocks as they were before each turn, for takebacks. */
  readonly clocks: readonly Clock[];
  /** By seat. */
  readonly availability: readonly Availability[];
  /** With those that are closed and have not lapsed. */
  readonly offers: readonly Offer[];
  readonly series: Series | undefined;
  /** Seats that want to play again, in the order in which they asked. */
  readonly rematch: readonly Seat[];
  readonly createdAt: number;
  readonly endedAt: number | undefined;
  /** Time and number of the newest event. */
  readonly changedAt: number;
  readonly seq: number;
}

/** The state after one more event; undefined is the state before the first. Throws on a log that cannot be. */
export function evolve(state: GameState | undefined, logged: LoggedEvent): GameState {
  const { seq, at, event } = logged;
  if (!state) {
    if (event.type !== 'gameCreated') throw new Error(`${event.type} before gameCreated`);
    const rules = rulesById(event.rulesId);
    if (!rules) throw new Error(`game ${event.id}: no rules ${event.rulesId}`);
    const clockSetup = event.clock ?? NO_CLOCK;
    return {
      id: event.id,
      rules,
      rulesVersion: event.rulesVersion,
      options: event.options,
      host: event.host,
      isPrivate: event.isPrivate ?? false,
      watchEdition: 0,
      seats: event.seats.map((account) => ({
        account: account ?? NOBODY,
        name: '',
        state: account === null ? 'open' : 'invited',
      })),
      phase: 'inviting',
      turns: [],
      notes: [],
      standing: rules.start(event.options),
      clockSetup,
      clock: clockFor(clockSetup, event.seats.length),
      clocks: [],
      availability: event.seats.map(() => NO_AVAILABILITY),
      offers: [],
      series: event.series,
      rematch: [],
      createdAt: at,
      endedAt: undefined,
      changedAt: at,
      seq,
    };
  }
  const after = { ...state, changedAt: at, seq, ...boardAfter(state, logged) };
  return { ...after, clock: clockAfter(state, after, logged), offers: offersAfter(state, after, logged) };
}

/** What an event changes but for clocks and offers. */
function boardAfter(state: GameState, { at, event }: LoggedEvent): Partial<GameState> {
  switch (event.type) {
    case 'gameCreated':
      throw new Error(`game ${state.id} is created twice`);
    case 'seatTaken': {
      const { seat, account, name, availability = NO_AVAILABILITY } = event;
      return {
        seats: withSeat(state, seat, { account, name, state: 'playing' }),
        availability: state.availability.with(seat, availability),
      };
    }
    case 'seatDeclined':
      return { phase: 'declined', seats: withSeat(state, event.seat, { state: 'declined' }) };
    case 'gameBegun':
      return { phase: 'playing' };
    case 'movePlayed':
      return withTurn(state, { seat: event.seat, at, move: event.move });
    case 'movesTakenBack':
      return withTurn(state, { seat: event.seat, at, move: undefined, backTo: event.backTo });
    case 'seatResigned':
    case 'timeLost':
      return {
        ...withTurn(state, {
          seat: event.seat,
          at,
          move: undefined,
          ...(event.type === 'timeLost' && { isOutOfTime: true }),
        }),
        seats: withSeat(state, event.seat, { state: 'left' }),
      };
    case 'habitsChanged':
      return { availability: state.availability.with(event.seat, event.availability) };
    case 'vacationTaken':
      return {
        availability: state.availability.with(
          event.seat,
          withDaysOff(availabilityOf(state, event.seat), [{ first: event.date, last: event.date }]),
        ),
      };
    case 'gameEnded': {
      const { position } = state.standing;
      return { phase: 'over', endedAt: at, standing: { position, outcome: event.outcome } };
    }
    case 'gameCancelled':
      return { phase: 'cancelled', endedAt: at };
    case 'gameLapsed':
      return { phase: 'lapsed' };
    case 'rematchAsked':
      return { rematch: [...state.rematch, event.seat] };
    case 'noteWritten': {
      const note = { seat: event.seat, ply: state.turns.length, at, text: event.text };
      return { notes: [...state.notes, note] };
    }
    case 'watchLinkRenewed':
      return { watchEdition: state.watchEdition + 1 };
    case 'timeRanOut':
    case 'offerMade':
    case 'offerAccepted':
    case 'offerClosed':
    case 'gamePaused':
    case 'pauseEnded':
      return {};
    default:
      return unreachable(event);
  }
}

const withSeat = (state: GameState, seat: number, change: Partial<SeatHolder>): readonly SeatHolder[] =>
  state.seats.map((holder, index) => (index === seat ? { ...holder, ...change } : holder));

function withTurn(state: GameState, turn: Turn): Pick<GameState, 'turns' | 'standing' | 'clocks'> {
  const { rules, options, standing } = state;
  return {
    turns: [...state.turns, turn],
    clocks: [...state.clocks, state.clock],
    standing:
      turn.backTo === undefined
        ? afterTurn(rules, standing, turn)
        : standingAfter(rules, options, state.turns.slice(0, turn.backTo)),
  };
}

/** The seats still in the game, or that will be when it begins: neither left nor eliminated. */
export const playingSeats = ({ seats, rules, standing }: GameState): readonly Seat[] =>
  seats.flatMap(({ state }, seat) =>
    state === 'playing' && (rules.isIn?.(standing.position, seat) ?? true) ? [seat] : [],
  );

/** Whether another game of the match follows by itself. */
export const goesOn = ({ series, standing }: GameState): boolean =>
  series !== undefined &&
  standing.outcome !== undefined &&
  nextInSeries(series, standing.outcome) !== undefined;

/** The state as plain data. */
export function snapshotOf(state: GameState): GameSnapshot {
  const { rules, standing, clockSetup: _, clocks: __, ...plain } = state;
  return {
    ...plain,
    rulesId: rules.id,
    clock: clockViewOf(state),
    offers: standingOffers(state.offers),
    seats: state.seats.map((holder, seat) => ({ ...holder, side: sideOf(rules, standing.position, seat) })),
    toMove: state.phase === 'playing' ? standing.toMove : undefined,
    outcome: state.phase === 'over' ? standing.outcome : undefined,
  };
}
