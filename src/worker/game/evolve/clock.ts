/** What each event does to a game's clocks. */
import type { Seat } from '../../../rules/index.ts';
import type { Calendar } from '../../clock/calendar.ts';
import {
  type Clock,
  calendarOf,
  call,
  deadlineOf,
  endTurn,
  extendFrom,
  fall,
  give,
  handOver,
  promised,
  setCalendar,
  startTurn,
  stop,
  takeBack,
  uncharged,
  withdraw,
} from '../../clock/clock.ts';
import { pausedFrom, resume } from '../../clock/pause.ts';
import { availabilityOf } from '../model/availability.ts';
import { calendarFrom, calendarOfAvailability, calendarWith, inTurn } from '../model/clockSetup.ts';
import type { GameEvent, LoggedEvent } from '../model/events.ts';
import type { ClockView } from '../model/snapshot.ts';
import { clockAt, type Times, timesOf } from '../model/times.ts';
import type { GameState } from './state.ts';

/**
 * The clocks after an event, at the times that were logged with it; `after` has all else that the event does.
 */
export function clockAfter(before: GameState, after: GameState, logged: LoggedEvent): Clock {
  if (!logged.times) return computedClock(before, after, logged);
  const clock = clockAt(before.clock, logged.times);
  return { ...clock, calendars: calendarsAfter(before, after, clock, logged) };
}

/** What is to be logged of the clocks after an event; undefined: it does not move them. */
export function timesAfter(
  before: GameState | undefined,
  after: GameState,
  event: GameEvent,
): Times | undefined {
  const isMoved = before && MOVING.has(event.type) && (before.clock.running ?? after.clock.running);
  return isMoved ? timesOf(after.clock) : undefined;
}

/** The events that may start, stop or move a clock. */
const MOVING: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'habitsChanged',
  'vacationTaken',
  'seatTaken',
  'gameBegun',
  'movePlayed',
  'movesTakenBack',
  'seatResigned',
  'timeLost',
  'timeRanOut',
  'gamePaused',
  'pauseEnded',
  'timeGiven',
  'gameEnded',
  'gameCancelled',
]);

/** The clocks after an event, by the zones as this runtime knows them. */
export function computedClock(before: GameState, after: GameState, logged: LoggedEvent): Clock {
  const clock = movedClock(before, after, logged);
  const calendars = calendarsAfter(before, after, clock, logged);
  return isNewTurn(before.clock, clock, logged) ? promised({ ...clock, calendars }) : { ...clock, calendars };
}

/** A substitute's turn is new, even if it begins at the same instant as the old player's. */
const isNewTurn = (before: Clock, { running }: Clock, { event }: LoggedEvent): boolean =>
  running !== undefined &&
  (running.seat !== before.running?.seat ||
    running.startedAt !== before.running.startedAt ||
    (event.type === 'seatTaken' && event.seat === running.seat));

/**
 * With a new turn everybody's present availability holds; a turn that is taken up again keeps the zone and
 * the quiet hours that it had.
 */
function calendarsAfter(
  before: GameState,
  after: GameState,
  clock: Clock,
  logged: LoggedEvent,
): readonly Calendar[] {
  const { at, event } = logged;
  const { running } = clock;
  if (running && isNewTurn(before.clock, clock, logged)) {
    const calendars = after.availability.map((availability, seat) =>
      event.type === 'seatTaken' && event.seat === seat
        ? calendarOfAvailability(availability, before.clockSetup)
        : calendarFrom(calendarOf(before.clock, seat), availability, before.clockSetup, at),
    );
    const earlier = event.type === 'movesTakenBack' ? before.clocks[event.backTo] : undefined;
    if (!earlier) return calendars;
    const { seat } = running;
    return calendars.with(
      seat,
      inTurn(calendarOf(earlier, seat), availabilityOf(after, seat), before.clockSetup),
    );
  }
  switch (event.type) {
    case 'seatTaken':
    case 'habitsChanged':
    case 'vacationTaken':
      return before.clock.calendars.with(event.seat, seatCalendar(before, after, event, at));
    default:
      return before.clock.calendars;
  }
}

/** A player who sits down brings their own calendar, which replaces an empty one or their predecessor's. */
function seatCalendar(
  { clock, clockSetup }: GameState,
  after: GameState,
  { type, seat }: Pick<Extract<GameEvent, { readonly seat: Seat }>, 'type' | 'seat'>,
  at: number,
): Calendar {
  const availability = availabilityOf(after, seat);
  return type === 'seatTaken'
    ? calendarOfAvailability(availability, clockSetup)
    : calendarWith(clock, seat, availability, clockSetup, at);
}

function movedClock(before: GameState, after: GameState, { at, event }: LoggedEvent): Clock {
  const { clock } = before;
  const toMove = after.standing.toMove;
  switch (event.type) {
    case 'seatTaken':
      return event.insteadOf === undefined
        ? setCalendar(clock, event.seat, seatCalendar(before, after, event, at), at)
        : handOver(clock, event.seat, at, event.atLeast);
    case 'habitsChanged':
      return setCalendar(clock, event.seat, seatCalendar(before, after, event, at), at);
    case 'vacationTaken':
      return extendFrom(clock, event.seat, seatCalendar(before, after, event, at), at);
    case 'gameBegun':
      return toMove === undefined ? clock : startTurn(clock, toMove, at);
    case 'movePlayed': {
      const ended = endTurn(event.planned ? uncharged(clock, at) : clock, at, !event.inPause);
      return toMove === undefined ? ended : startTurn(ended, toMove, at);
    }
    case 'movesTakenBack': {
      const [earlier, turn] = [before.clocks[event.backTo], before.turns[event.backTo]];
      if (!earlier || !turn) throw new Error(`ply ${event.backTo} cannot be taken back`);
      const back = takeBack(clock, earlier, turn.at, at, event.atLeast);
      return before.gifts
        .filter(({ ply }) => ply > event.backTo)
        .reduce((given, { to, time }) => give(given, to, time, at), back);
    }
    case 'seatResigned':
    case 'timeLost':
      return withdraw(clock, event.seat, toMove, at);
    case 'timeRanOut':
      return fall(clock, at);
    case 'timeGiven':
      return give(clock, event.to, event.time, at);
    case 'seatCalled':
      return call(clock, event.until);
    case 'gamePaused':
      return pausedFrom(clock, at, event.until);
    case 'pauseEnded':
      return resume(clock, at);
    case 'gameEnded':
    case 'gameCancelled':
      return stop(clock, at);
    default:
      return clock;
  }
}

/** The clocks as pages and letters see them. */
export const clockViewOf = ({ clock, clockSetup, seats }: GameState): ClockView => ({
  ...clockSetup,
  clock,
  // A machine is never out of time.
  deadline: seats[clock.running?.seat ?? -1]?.machine ? undefined : deadlineOf(clock),
  isOver: clock.running?.hasFallen ?? false,
});
