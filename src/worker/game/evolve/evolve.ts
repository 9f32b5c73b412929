/** The fold of a game's log: what each event makes of the state. */
import { rulesOf, type Standing, unreachable } from '../../../rules/index.ts';
import { toldApart } from '../../likeness.ts';
import { availabilityOf, NO_AVAILABILITY, withDaysOff } from '../model/availability.ts';
import { clockFor, NO_CLOCK } from '../model/clockSetup.ts';
import type { GameEvent, LoggedEvent } from '../model/events.ts';
import { NOBODY } from '../model/ids.ts';
import type { Player, Turn } from '../model/snapshot.ts';
import { clockAfter } from './clock.ts';
import { lapsedAfter, offersAfter } from './offers.ts';
import { type GameState, isFreedByOthers, standingAt } from './state.ts';
import { afterTurn } from './turns.ts';

/**
 * The state after one more event; undefined is the state before the first. Throws on a log that cannot be.
 */
export function evolve(state: GameState | undefined, logged: LoggedEvent): GameState {
  if (!state) return created(logged);
  const { seq, at } = logged;
  const after = { ...state, changedAt: at, seq, ...boardAfter(state, logged) };
  const offers = offersAfter(state, after, logged);
  return {
    ...after,
    clock: clockAfter(state, after, logged),
    offers,
    lapsed: lapsedAfter(state, offers, logged),
    idleDays: idleDaysAfter(state.idleDays, logged.event),
  };
}

function created({ seq, at, event }: LoggedEvent): GameState {
  if (event.type !== 'gameCreated') throw new Error(`${event.type} before gameCreated`);
  const rules = rulesOf(event.rulesId, event.rulesVersion);
  if (!rules) throw new Error(`no version ${event.rulesVersion} of the rules ${event.rulesId}`);
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
    standings: [],
    availability: event.seats.map(() => NO_AVAILABILITY),
    offers: [],
    lapsed: [],
    idleDays: event.seats.map(() => 0),
    gifts: [],
    freed: undefined,
    series: event.series,
    ...(event.fillIn && { fillIn: event.fillIn }),
    rematch: [],
    createdAt: at,
    endedAt: undefined,
    changedAt: at,
    seq,
  };
}

/** What an event changes but for clocks and offers. */
function boardAfter(state: GameState, { at, event, seq, standing }: LoggedEvent): Partial<GameState> {
  switch (event.type) {
    case 'gameCreated':
      throw new Error(`game ${state.id} is created twice`);
    case 'seatTaken': {
      const { seat, account, name, availability = NO_AVAILABILITY, machine } = event;
      return {
        // Two players with the same name, or with names that look alike, would be confused.
        seats: withSeat(state, seat, {
          account,
          name: toldApart(name, othersAt(state, seat)),
          state: 'playing',
          ...(machine && { machine }),
        }),
        availability: state.availability.with(seat, availability),
        ...(event.insteadOf !== undefined && handedOver(state, event, seq)),
      };
    }
    case 'seatFreed':
      return { freed: { seat: event.of, by: event.seat, seq } };
    case 'seatDeclined':
      return { phase: 'declined', seats: withSeat(state, event.seat, { state: 'declined' }) };
    case 'gameBegun':
      return { phase: 'playing' };
    case 'movePlayed':
      return {
        ...withTurn(
          state,
          { seat: event.seat, at, move: event.move, ...(event.planned && { isPlanned: true }) },
          standing,
        ),
        ...(isFreedByOthers(state.freed) && state.freed?.seat === event.seat && { freed: undefined }),
      };
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
      const { seat, text } = event;
      const account = state.seats[seat]?.account ?? NOBODY;
      const note = { seat, account, ply: state.turns.length, at, text };
      return { notes: [...state.notes, note] };
    }
    case 'watchLinkRenewed':
      return { watchEdition: state.watchEdition + 1 };
    case 'timeGiven':
      return { gifts: [...state.gifts, { to: event.to, ply: event.ply, time: event.time }] };
    case 'timeRanOut':
    case 'seatCalled':
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

/** A substitute has taken a seat over: whoever held it is remembered, and is the host no longer. */
function handedOver(
  state: GameState,
  { seat, account, name }: Extract<GameEvent, { type: 'seatTaken' }>,
  seq: number,
): Partial<GameState> {
  const old = state.seats[seat];
  if (!old) throw new Error(`game ${state.id} has no seat ${seat}`);
  const predecessor = { account: old.account, name: old.name, until: state.turns.length, seq };
  const before = [...(old.before ?? []), predecessor];
  return {
    // Nothing of the old player stays, such as that it was a machine.
    seats: state.seats.with(seat, { account, name, state: 'playing', before }),
    freed: undefined,
    rematch: state.rematch.filter((each) => each !== seat),
    ...(state.host === old.account && { host: account }),
  };
}

const withSeat = (state: GameState, seat: number, change: Partial<Player>): readonly Player[] =>
  state.seats.map((player, index) => (index === seat ? { ...player, ...change } : player));

/** `known`: the standing after the turn, if it has been computed already. */
function withTurn(
  state: GameState,
  turn: Turn,
  known?: Standing<unknown>,
): Pick<GameState, 'turns' | 'standing' | 'standings' | 'clocks'> {
  const { rules, standing } = state;
  return {
    turns: [...state.turns, turn],
    clocks: [...state.clocks, state.clock],
    standings: [...state.standings, standing],
    standing:
      known ??
      (turn.backTo === undefined ? afterTurn(rules, standing, turn) : standingAt(state, turn.backTo)),
  };
}

/**
 * A change of availability is no sign of life: the account's games tell each other of days taken
 * automatically.
 */
function idleDaysAfter(idle: readonly number[], event: GameEvent): readonly number[] {
  switch (event.type) {
    case 'vacationTaken':
      return idle.with(event.seat, (idle[event.seat] ?? 0) + 1);
    case 'movePlayed':
    case 'seatTaken':
    case 'timeGiven':
    case 'noteWritten':
    case 'offerMade':
    case 'offerAccepted':
    case 'offerClosed':
      return idle.with(event.seat, 0);
    default:
      return idle;
  }
}

/** The names that are at the other seats. */
const othersAt = ({ seats }: GameState, seat: number): readonly string[] =>
  seats.flatMap(({ name }, each) => (each !== seat && name !== '' ? [name] : []));
