/**
 * A game's clocks: how much time each seat has left, and whose clock has been running since when.
 *
 * A clock is a plain value, and every function returns a new one. Nothing here reads the current time: `at`
 * is always the event's time. The time-zone database is only consulted when a turn's time starts to run, and
 * when a calendar or a pause changes that. From then on the clock itself holds the answer (the deadline and
 * the times off before it), so that a newer edition of the database cannot move a promised deadline. The
 * game's log stores these clocks.
 *
 * Whatever changes how time counts (a calendar, a pause) first settles the running seat: the time used so
 * far is charged by the old rules, and the new ones apply from that instant on. So nothing a player sets up
 * today changes what was charged yesterday, and it does not matter when or how often a clock is settled.
 *
 * A game handles a deadline that is due (`isOutOfTime`) before anything else that happens at or after it.
 */
import type { Seat } from '../../rules/index.ts';
import { type Calendar, type Interval, promise, spentBeside } from './calendar.ts';
import type { Terms } from './terms.ts';

export interface Running {
  readonly seat: Seat;
  /** When the turn began. */
  readonly startedAt: number;
  /** What the seat had left then, in ms; 0 without a clock. */
  readonly budget: number;
  /** Time is charged up to here, and counts from this instant on. In the future during a pause. */
  readonly since: number;
  /**
   * The deadline, `since`, has passed. This turn's time is gone for good, but a move may still be accepted.
   */
  readonly hasFallen: boolean;
  /** Times off before the deadline, which do not count. */
  readonly off: readonly Interval[];
  /** undefined without a clock, unless the seat was given a time limit by `call`. */
  readonly deadline: number | undefined;
}

export interface Clock {
  readonly terms: Terms;
  /** One for each seat. */
  readonly calendars: readonly Calendar[];
  /** Ms left for each seat, for the running one as of `running.since`; empty without a clock. */
  readonly remaining: readonly number[];
  readonly running: Running | undefined;
  /** When the last agreed pause ends. undefined: there was none, or it was ended by agreement. */
  readonly pausedUntil: number | undefined;
}

/** Full clocks, none of them running. */
export const newClock = (terms: Terms, calendars: readonly Calendar[]): Clock => ({
  terms,
  calendars,
  remaining:
    terms.kind === 'none' ? [] : calendars.map(() => (terms.kind === 'fischer' ? terms.bank : terms.time)),
  running: undefined,
  pausedUntil: undefined,
});

/**
 * Starts a seat's clock; one that is running already goes on unchanged. During a pause it starts counting
 * when the pause ends.
 */
export function startTurn(clock: Clock, seat: Seat, at: number): Clock {
  if (clock.running?.seat === seat) return clock;
  if (clock.running) throw new Error(`seat ${clock.running.seat} is still to move`);
  const running = {
    seat,
    startedAt: at,
    budget: clock.remaining[seat] ?? 0,
    since: Math.max(at, clock.pausedUntil ?? at),
    hasFallen: false,
    off: [],
    deadline: undefined,
  };
  return promised({ ...clock, running });
}

/** The same clock, with the deadline that follows from the time left and the calendar. */
export function promised(clock: Clock): Clock {
  const { running } = clock;
  if (!running || running.hasFallen || clock.terms.kind === 'none') return clock;
  const { seat, since } = running;
  return {
    ...clock,
    running: { ...running, ...promise(since, remainingOf(clock, seat), calendarOf(clock, seat)) },
  };
}

/**
 * A move was played: charges only the seat that moved, and adds the terms' increment, up to the cap; no
 * increment if `isGranted` is false. Time that was given beyond the cap is kept.
 */
export function endTurn(clock: Clock, at: number, isGranted = true): Clock {
  const { running, terms } = clock;
  if (!running) throw new Error('no clock is running');
  const charged = stop(clock, at);
  switch (terms.kind) {
    case 'none':
      return charged;
    case 'perMove':
      return withRemaining(charged, running.seat, terms.time);
    case 'fischer': {
      const left = remainingOf(charged, running.seat);
      const most = Math.max(terms.cap, left);
      return isGranted
        ? withRemaining(charged, running.seat, Math.min(most, left + terms.increment))
        : charged;
    }
  }
}

/** The time since the clock was last settled is not charged: a plan that moves costs its owner none. */
export const uncharged = (clock: Clock, at: number): Clock =>
  clock.running
    ? { ...clock, running: { ...clock.running, since: Math.max(at, clock.running.since) } }
    : clock;

/**
 * Another player takes the seat over, with at least `atLeast` left. If it is the seat's turn, the turn
 * starts over.
 */
export function handOver(clock: Clock, seat: Seat, at: number, atLeast = 0): Clock {
  const settled = settle(clock, at);
  const left = settled.remaining[seat];
  const enough = left !== undefined && left < atLeast ? withRemaining(settled, seat, atLeast) : settled;
  return enough.running?.seat === seat ? startTurn({ ...enough, running: undefined }, seat, at) : enough;
}

/** Gives a seat time. Too late for a seat whose time is up. */
export function give(clock: Clock, seat: Seat, time: number, at: number): Clock {
  if (clock.terms.kind === 'none') return clock;
  const settled = settle(clock, at);
  const given = withRemaining(settled, seat, remainingOf(settled, seat) + time);
  const { running } = given;
  if (running?.seat !== seat) return given;
  return running.hasFallen
    ? settled
    : promised({ ...given, running: { ...running, budget: running.budget + time } });
}

/** Without a clock: sets a time limit for the player to move. */
export const call = (clock: Clock, until: number): Clock =>
  clock.running && clock.terms.kind === 'none'
    ? { ...clock, running: { ...clock.running, deadline: until } }
    : clock;

/** Stops the running clock and charges it, without an increment: the game is over. */
export const stop = (clock: Clock, at: number): Clock => ({ ...settle(clock, at), running: undefined });

/**
 * A seat leaves. `toMove` is who moves in the game that goes on, undefined if it is over. If somebody else's
 * clock is running and it stays their turn, it runs on untouched; otherwise the next one starts.
 */
export function withdraw(clock: Clock, seat: Seat, toMove: Seat | undefined, at: number): Clock {
  const isUntouched = clock.running && clock.running.seat !== seat && clock.running.seat === toMove;
  if (isUntouched) return clock;
  const stopped = stop(clock, at);
  return toMove === undefined ? stopped : startTurn(stopped, toMove, at);
}

/**
 * Takes a move back. `before` is the clock at any instant of that turn, before the move's `endTurn`;
 * `movedAt` is the move's time. Every seat has again what it had when the move was played: the asker's own
 * thinking time stays spent, the increment is undone, and later time spent on a position that is gone is
 * returned. But the asker gets at least `atLeast`, and their clock runs from `at`. Calendars and pause stay
 * as they are now.
 */
export function takeBack(clock: Clock, before: Clock, movedAt: number, at: number, atLeast = 0): Clock {
  if (!before.running) throw new Error('no clock was running before the move');
  const { seat } = before.running;
  const then = settle(before, movedAt);
  const { remaining } =
    (then.remaining[seat] ?? atLeast) < atLeast ? withRemaining(then, seat, atLeast) : then;
  return startTurn({ ...clock, remaining, running: undefined }, seat, at);
}

/** Changes a seat's calendar from `at` on: vacation taken or given back, another zone, other quiet hours. */
export function setCalendar(clock: Clock, seat: Seat, calendar: Calendar, at: number): Clock {
  const calendars = clock.calendars.with(seat, calendar);
  if (clock.running?.seat !== seat || isSameCalendar(calendarOf(clock, seat), calendar)) {
    return { ...clock, calendars };
  }
  return promised({ ...settle(clock, at), calendars });
}

/** An unchanged calendar must not move a deadline, as a newer edition of the zones might. */
const isSameCalendar = (a: Calendar, b: Calendar): boolean =>
  a.zone === b.zone &&
  a.weekendsOff === b.weekendsOff &&
  JSON.stringify([a.vacation, a.quiet]) === JSON.stringify([b.vacation, b.quiet]);

/**
 * Vacation is taken instead of letting the deadline pass: the calendar, which now has the deadline's date
 * off, applies from the deadline on. The clock is the same no matter how late this is noticed.
 */
export function extend(clock: Clock, calendar: Calendar): Clock {
  const { running } = clock;
  const deadline = deadlineOf(clock);
  if (!running || deadline === undefined || running.hasFallen) throw new Error('no deadline to extend');
  const extended = extendFrom(clock, running.seat, calendar, deadline);
  if (deadlineOf(extended) === deadline) throw new Error('the calendar does not move the deadline');
  return extended;
}

/** The same when replaying a log, where the deadline was `at`; it may not be recomputed. */
export function extendFrom(clock: Clock, seat: Seat, calendar: Calendar, at: number): Clock {
  const { running } = clock;
  return promised({
    ...withRemaining(clock, seat, 0),
    calendars: clock.calendars.with(seat, calendar),
    running: running && { ...running, since: at },
  });
}

/** The seat's time is up; by the log, the deadline was `at`. */
export function fall(clock: Clock, at: number): Clock {
  const { running } = clock;
  if (!running) return clock;
  return {
    ...(clock.terms.kind === 'none' ? clock : withRemaining(clock, running.seat, 0)),
    running: { ...running, since: at, hasFallen: true, off: [], deadline: at },
  };
}

/**
 * The instant when the running seat's time is up; undefined if no clock is running, or there is none.
 * Depends only on what happened, not on when it is asked for or how often the clock was settled.
 */
export const deadlineOf = ({ running }: Clock): number | undefined => running?.deadline;

/** Time is up at the deadline itself: a move at that instant is late. */
export function isOutOfTime(clock: Clock, at: number): boolean {
  const deadline = deadlineOf(clock);
  return deadline !== undefined && at >= deadline;
}

/** Ms a seat has left at an instant, for display; undefined without a clock. */
export const remainingAt = (clock: Clock, seat: Seat, at: number): number | undefined =>
  settle(clock, at).remaining[seat];

/**
 * The same clock, with the running seat charged for its time up to `at`. Moves no deadline, and takes or
 * gives nobody time.
 */
export function settle(clock: Clock, at: number): Clock {
  const { running } = clock;
  if (!running || clock.terms.kind === 'none' || running.hasFallen || at < running.since) return clock;
  const left = remainingOf(clock, running.seat) - spentBeside(running.off, running.since, at);
  const charged = withRemaining(clock, running.seat, Math.max(0, left));
  const off = running.off.filter(({ end }) => end > at);
  if (left > 0) return { ...charged, running: { ...running, since: at, off } };
  const { deadline = at } = running;
  if (at >= deadline) return fall(clock, deadline);
  return { ...charged, running: { ...running, since: at, off } };
}

export const calendarOf = ({ calendars }: Clock, seat: Seat): Calendar => known(calendars[seat], seat);

const remainingOf = ({ remaining }: Clock, seat: Seat): number => known(remaining[seat], seat);

function known<T>(value: T | undefined, seat: Seat): T {
  if (value === undefined) throw new Error(`no clock for seat ${seat}`);
  return value;
}

const withRemaining = (clock: Clock, seat: Seat, left: number): Clock => ({
  ...clock,
  remaining: clock.remaining.with(seat, left),
});
