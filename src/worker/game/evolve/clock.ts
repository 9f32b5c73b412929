/** What each event does to a game's clocks. */
import {
  type Clock,
  calendarOf,
  deadlineOf,
  endTurn,
  extend,
  settle,
  startTurn,
  stop,
  takeBack,
  withdraw,
} from '../../clock/clock.ts';
import { pause, resume } from '../../clock/pause.ts';
import { availabilityOf, NO_AVAILABILITY } from '../model/availability.ts';
import { calendarOfAvailability, inTurn, withAvailability } from '../model/clockSetup.ts';
import type { LoggedEvent } from '../model/events.ts';
import type { ClockView } from '../model/snapshot.ts';
import type { GameState } from './state.ts';

/**
 * The clocks after an event; `after` has all else that the event does. With a new turn everybody's present
 * availability holds; a turn that is taken up again keeps the zone and the quiet hours that it had.
 */
export function clockAfter(before: GameState, after: GameState, logged: LoggedEvent): Clock {
  const clock = movedClock(before, after, logged);
  const { running } = clock;
  const isSameTurn =
    running?.seat === before.clock.running?.seat && running?.startedAt === before.clock.running?.startedAt;
  if (!running || isSameTurn) return clock;
  const calendars = after.availability.map((availability) =>
    calendarOfAvailability(availability, before.clockSetup),
  );
  const { event } = logged;
  const earlier = event.type === 'movesTakenBack' ? before.clocks[event.backTo] : undefined;
  if (!earlier) return { ...clock, calendars };
  const { seat } = running;
  return {
    ...clock,
    calendars: calendars.with(seat, inTurn(calendarOf(earlier, seat), availabilityOf(after, seat))),
  };
}

function movedClock(before: GameState, after: GameState, { at, event }: LoggedEvent): Clock {
  const { clock, clockSetup } = before;
  const toMove = after.standing.toMove;
  switch (event.type) {
    case 'seatTaken':
      return withAvailability(clock, event.seat, event.availability ?? NO_AVAILABILITY, clockSetup, at);
    case 'habitsChanged':
      return withAvailability(clock, event.seat, event.availability, clockSetup, at);
    case 'vacationTaken':
      return extend(clock, inTurn(calendarOf(clock, event.seat), availabilityOf(after, event.seat)));
    case 'gameBegun':
      return toMove === undefined ? clock : startTurn(clock, toMove, at);
    case 'movePlayed': {
      const ended = endTurn(clock, at);
      return toMove === undefined ? ended : startTurn(ended, toMove, at);
    }
    case 'movesTakenBack': {
      const [earlier, turn] = [before.clocks[event.backTo], before.turns[event.backTo]];
      if (!earlier || !turn) throw new Error(`ply ${event.backTo} cannot be taken back`);
      return takeBack(clock, earlier, turn.at, at);
    }
    case 'seatResigned':
    case 'timeLost':
      return withdraw(clock, event.seat, toMove, at);
    case 'timeRanOut':
      return settle(clock, at);
    case 'gamePaused': {
      const paused = pause(clock, at, event.until);
      if (!paused.ok) throw new Error(`no pause: ${paused.error.code}`);
      return paused.value;
    }
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
export const clockViewOf = ({ clock, clockSetup }: GameState): ClockView => ({
  ...clockSetup,
  clock,
  deadline: deadlineOf(clock),
  isOver: clock.running?.hasFallen ?? false,
});
