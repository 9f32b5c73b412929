/**
 * What the reader of an exported log does not know while replaying it: whose availability is sealed, whether
 * the times of the current turn depend on it, and what a removed note said.
 */
import { calendarOf } from '../../clock/clock.ts';
import type { GameState } from '../evolve/state.ts';
import { NO_AVAILABILITY } from '../model/availability.ts';
import type { GameEvent, LoggedEvent } from '../model/events.ts';
import type { Secret } from './sealed.ts';

export interface Hidden {
  /** The seats with something sealed about their availability, from that event on. */
  readonly seats: ReadonlySet<number>;
  readonly isTimeHidden: boolean;
  /** The log has the times of the current turn. */
  readonly isTimed: boolean;
  /** The log says that the current turn is out of time, and that this may be claimed. */
  readonly isUp: boolean;
  /** The event is a note that is not told. */
  readonly isNoteRemoved: boolean;
}

export const NOTHING_HIDDEN: Hidden = {
  seats: new Set(),
  isTimeHidden: false,
  isTimed: false,
  isUp: false,
  isNoteRemoved: false,
};

/** `state` is the one the event leads to, or the one it starts from. */
export function hiddenAfter(
  before: Hidden,
  state: GameState | undefined,
  { logged, closed }: { readonly logged: LoggedEvent; readonly closed: readonly Secret[] },
): Hidden {
  const { event, times } = logged;
  const ofSeat = closed.some(({ path, kind }) => kind === 'time' && path[0] !== 'times');
  const seats =
    ofSeat && 'seat' in event && event.seat !== undefined
      ? new Set([...before.seats, event.seat])
      : before.seats;
  const toMove = state?.clock.running?.seat;
  return {
    seats,
    isTimeHidden:
      closed.some(({ path }) => path[0] === 'times') ||
      (toMove !== undefined && seats.has(toMove)) ||
      (before.isTimeHidden && !times),
    isTimed: times ? times.running !== undefined : before.isTimed,
    isUp: event.type === 'timeRanOut' || (before.isUp && !TURNS.has(event.type)),
    isNoteRemoved: closed.some(({ kind }) => kind === 'note'),
  };
}

const TURNS: ReadonlySet<GameEvent['type']> = new Set([
  'movePlayed',
  'movesTakenBack',
  'seatResigned',
  'timeLost',
]);

/**
 * The state from which an event follows. If its times are not in the log and cannot be computed, the deadline
 * is taken from an event that says it has passed, and is otherwise unknown: as far as can be told, no time
 * has been used.
 */
export function withoutHidden(state: GameState, { at, event }: LoggedEvent, hidden: Hidden): GameState {
  const { clock } = state;
  const { running } = clock;
  if (!running || !hidden.isTimeHidden || hidden.isTimed || hidden.isUp || clock.terms.kind === 'none') {
    return state;
  }
  const hasPassed =
    event.type === 'vacationTaken' ||
    event.type === 'timeRanOut' ||
    (event.type === 'timeLost' && event.claimedBy === undefined);
  const { seat } = running;
  return {
    ...state,
    clock: {
      ...clock,
      remaining: clock.remaining.with(seat, Math.max(1, clock.remaining[seat] ?? 0)),
      running: {
        ...running,
        since: Math.max(running.since, at),
        hasFallen: false,
        deadline: hasPassed ? at : undefined,
      },
    },
  };
}

/** Makes up an availability for the seat from which the event can follow, since the real one is sealed. */
export function guess(state: GameState, seat: number, { event }: LoggedEvent): GameState {
  const isAutomatic = event.type === 'vacationTaken';
  return {
    ...state,
    availability: state.availability.with(seat, {
      ...NO_AVAILABILITY,
      zone: calendarOf(state.clock, seat).zone,
      isAutomatic,
    }),
  };
}
