/**
 * What the reader of an exported log does not know while it is played through again: whose availability is
 * sealed, and whether the times of the running turn rest on it.
 */
import { calendarOf } from '../../clock/clock.ts';
import type { GameState } from '../evolve/state.ts';
import { NO_AVAILABILITY } from '../model/availability.ts';
import type { GameEvent, LoggedEvent } from '../model/events.ts';
import type { Secret } from './sealed.ts';

export interface Hidden {
  /** The seats of whose availability something is sealed, from then on. */
  readonly seats: ReadonlySet<number>;
  readonly isTimeHidden: boolean;
  /** The log keeps the times of the running turn. */
  readonly isTimed: boolean;
  /** The log says that the time of the running turn is up, and may be claimed. */
  readonly isUp: boolean;
}

export const NOTHING_HIDDEN: Hidden = { seats: new Set(), isTimeHidden: false, isTimed: false, isUp: false };

/** `state`: with which the event ends, or where it begins. */
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
  };
}

const TURNS: ReadonlySet<GameEvent['type']> = new Set([
  'movePlayed',
  'movesTakenBack',
  'seatResigned',
  'timeLost',
]);

/**
 * The state from which an event follows. Where times neither stand in the log nor can be computed, the
 * deadline is that of the event which says that it has passed, and else unknown: as far as can be told,
 * nothing has run.
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

/** What the seat has arranged, so that the event can follow: it is sealed, and may be this. */
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
