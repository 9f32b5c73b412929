/**
 * Histories of a game's clocks, told twice: to the clock under test, and to a naive one that walks through
 * time a quarter of an hour at a step, looks at the wall and takes the quarter from whoever is to move.
 */
import fc from 'fast-check';
import type { Calendar } from '../../../src/worker/clock/calendar.ts';
import {
  type Clock,
  calendarOf,
  deadlineOf,
  endTurn,
  extend,
  give,
  isOutOfTime,
  newClock,
  setCalendar,
  settle,
  startTurn,
  takeBack,
  withdraw,
} from '../../../src/worker/clock/clock.ts';
import { dayOf, daysIn, rangesOf } from '../../../src/worker/clock/days.ts';
import { pause, pauseAt, resume } from '../../../src/worker/clock/pause.ts';
import type { Terms } from '../../../src/worker/clock/terms.ts';
import { DAY, HOUR } from '../../../src/worker/clock/units.ts';
import { DAYS_A_YEAR, takeAutomatically } from '../../../src/worker/clock/vacation.ts';
import { dateAt } from '../../../src/worker/clock/zone.ts';
import { anyCalendar, anyInstant, isOff, isQuiet, QUARTER } from './calendars.ts';
import { wallAt } from './instants.ts';

const SEATS = [0, 1, 2] as const;

export type Deed =
  | { readonly kind: 'move' | 'resume' | 'takeBack' }
  | { readonly kind: 'withdraw'; readonly seat: number }
  | { readonly kind: 'setCalendar'; readonly seat: number; readonly calendar: Calendar }
  | { readonly kind: 'pause'; readonly quarters: number }
  | { readonly kind: 'gift'; readonly seat: number; readonly quarters: number };

export interface History {
  readonly terms: Terms;
  readonly calendars: readonly Calendar[];
  /**
   * Vacation is taken when a deadline would pass; otherwise the time is up, and a late move is let through.
   */
  readonly isAutomatic: readonly boolean[];
  readonly begin: number;
  readonly deeds: readonly { readonly after: number; readonly deed: Deed }[];
}

const anySeat = fc.constantFrom(...SEATS);
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Deed>({ kind: 'move' }) },
  { weight: 1, arbitrary: fc.constant<Deed>({ kind: 'resume' }) },
  { weight: 1, arbitrary: fc.constant<Deed>({ kind: 'takeBack' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), seat: anySeat }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('setCalendar' as const), seat: anySeat, calendar: anyCalendar }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pause' as const), quarters: fc.integer({ min: 1, max: 500 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('gift' as const),
      seat: anySeat,
      quarters: fc.integer({ min: 1, max: 300 }),
    }),
  },
);

const anyHistoryAtAll: fc.Arbitrary<History> = fc.record({
  terms: fc.constantFrom<Terms[]>(
    { kind: 'perMove', time: 12 * HOUR },
    { kind: 'perMove', time: 3 * DAY },
    { kind: 'fischer', bank: DAY, increment: 12 * HOUR, cap: 2 * DAY },
    { kind: 'fischer', bank: 3 * DAY, increment: HOUR, cap: 3 * DAY },
    { kind: 'fischer', bank: 5 * DAY, increment: 0, cap: 5 * DAY },
  ),
  calendars: fc.tuple(anyCalendar, anyCalendar, anyCalendar),
  isAutomatic: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  begin: anyInstant,
  deeds: fc
    .array(
      fc.record({ after: fc.integer({ min: 0, max: 150 }).map((count) => count * QUARTER), deed: anyDeed }),
      { maxLength: 16 },
    )
    .map((deeds) => [...deeds, { after: 3 * DAY, deed: { kind: 'resume' as const } }]),
});

const withoutVacation = (calendar: Calendar): Calendar => ({ ...calendar, vacation: [] });

/** Of games with vacation and without. */
export const anyHistory: fc.Arbitrary<History> = fc
  .tuple(anyHistoryAtAll, fc.constantFrom(false, false, true))
  .map(([history, noVacation]) =>
    noVacation
      ? {
          ...history,
          calendars: history.calendars.map(withoutVacation),
          isAutomatic: history.isAutomatic.map(() => false),
          deeds: history.deeds.map(({ after, deed }) => ({
            after,
            deed: deed.kind === 'setCalendar' ? { ...deed, calendar: withoutVacation(deed.calendar) } : deed,
          })),
        }
      : history,
  );

/** What is seen at a deed, just before it is done. */
export interface Told {
  readonly at: number;
  /** Ms for each seat. */
  readonly remaining: readonly number[];
  readonly toMove: number;
  /** The time of the seat to move is up. */
  readonly isUp: boolean;
}

/** Who moves after `seat`. */
const nextOf = (seat: number, left: ReadonlySet<number>): number =>
  [seat + 1, seat + 2].map((next) => next % SEATS.length).find((next) => !left.has(next)) ?? seat;

/** Something done between two deeds, from one time to the next; `wake` does what an alarm does. */
export type Visit = (
  clock: Clock,
  from: number,
  to: number,
  wake: (clock: Clock, at: number) => Clock,
) => Clock;

/** `visit` may do what must not matter. */
export function* tellClock(
  { terms, calendars, isAutomatic, begin, deeds }: History,
  visit: Visit = (clock) => clock,
): Generator<Told> {
  const left = new Set<number>();
  const moves: { before: Clock; at: number }[] = [];
  const wake = (clock: Clock, at: number) => handled(clock, at, isAutomatic);
  let at = begin;
  let clock = startTurn(newClock(terms, calendars), 0, at);
  for (const { after, deed } of deeds) {
    clock = wake(visit(clock, at, at + after, wake), at + after);
    at += after;
    const toMove = clock.running?.seat ?? -1;
    yield { at, toMove, remaining: settle(clock, at).remaining, isUp: isOutOfTime(clock, at) };
    switch (deed.kind) {
      case 'move':
        moves.push({ before: clock, at });
        clock = startTurn(endTurn(clock, at, pauseAt(clock, at) === undefined), nextOf(toMove, left), at);
        break;
      case 'takeBack': {
        const last = moves.pop();
        if (last) clock = takeBack(clock, last.before, last.at, at);
        break;
      }
      case 'withdraw':
        if (left.size > 0) break;
        left.add(deed.seat);
        moves.length = 0;
        clock = withdraw(clock, deed.seat, deed.seat === toMove ? nextOf(toMove, left) : toMove, at);
        break;
      case 'setCalendar':
        clock = setCalendar(clock, deed.seat, deed.calendar, at);
        break;
      case 'pause': {
        const paused = pause(clock, at, at + deed.quarters * QUARTER);
        if (paused.ok) clock = paused.value;
        break;
      }
      case 'gift':
        clock = give(clock, deed.seat, deed.quarters * QUARTER, at);
        break;
      case 'resume':
        clock = resume(clock, at);
    }
  }
}

/** Takes vacation for every deadline that has passed by `at`, as long as there is any. */
function handled(clock: Clock, at: number, isAutomatic: readonly boolean[]): Clock {
  const { running } = clock;
  const deadline = deadlineOf(clock);
  if (!running || running.hasFallen || deadline === undefined || at < deadline) return clock;
  const calendar = calendarOf(clock, running.seat);
  const book = { taken: calendar.vacation, isAutomatic: isAutomatic[running.seat] ?? false };
  const vacation = takeAutomatically(book, dateAt(deadline, calendar.zone));
  if (!vacation.ok) return clock;
  return handled(extend(clock, { ...calendar, vacation: vacation.value.taken }), at, isAutomatic);
}

/** All in ms, over all seats. */
export interface Ledger {
  readonly initial: number;
  readonly spent: number;
  /** By increments, new moves and gifts. */
  readonly granted: number;
  /** By takebacks, less what they undo. */
  readonly givenBack: number;
}

export function* tellNaively({
  terms,
  isAutomatic,
  begin,
  deeds,
  ...rest
}: History): Generator<Told & Ledger> {
  if (terms.kind === 'none') return;
  const full = terms.kind === 'fischer' ? terms.bank : terms.time;
  const calendars = [...rest.calendars];
  const left = new Set<number>();
  const moves: { seat: number; remaining: readonly number[] }[] = [];
  let remaining: number[] = SEATS.map(() => full);
  let [toMove, at, pausedUntil, isUp] = [0, begin, begin, false];
  let [spent, granted, givenBack] = [0, 0, 0];

  const calendarToMove = () => calendars[toMove] as Calendar;
  const add = (time: number, seat = toMove) => {
    remaining = remaining.with(seat, (remaining[seat] ?? 0) + time);
  };
  const look = (now: number) => {
    const calendar = calendarToMove();
    if (
      isUp ||
      remaining[toMove] !== 0 ||
      now < pausedUntil ||
      isOff(now, calendar) ||
      isQuiet(now, calendar)
    )
      return;
    const date = wallAt(now, calendar.zone).slice(0, 10);
    const days = daysIn(calendar.vacation);
    const inYear = days.filter(
      (day) => day >= dayOf(`${date.slice(0, 4)}-01-01`) && day <= dayOf(`${date.slice(0, 4)}-12-31`),
    );
    if (isAutomatic[toMove] && inYear.length < DAYS_A_YEAR)
      calendars[toMove] = { ...calendar, vacation: rangesOf([...days, dayOf(date)]) };
    else isUp = true;
  };

  for (const { after, deed } of deeds) {
    for (const end = at + after; at < end; at += QUARTER) {
      look(at);
      if (at < pausedUntil || remaining[toMove] === 0 || isOff(at, calendarToMove())) continue;
      add(-QUARTER);
      spent += QUARTER;
    }
    look(at);
    yield { at, toMove, remaining, isUp, initial: full * SEATS.length, spent, granted, givenBack };
    switch (deed.kind) {
      case 'move': {
        moves.push({ seat: toMove, remaining });
        const has = remaining[toMove] ?? 0;
        const increment = at < pausedUntil || terms.kind === 'perMove' ? 0 : terms.increment;
        const grant =
          terms.kind === 'perMove' ? terms.time - has : Math.max(0, Math.min(increment, terms.cap - has));
        add(grant);
        granted += grant;
        [toMove, isUp] = [nextOf(toMove, left), false];
        break;
      }
      case 'takeBack': {
        const last = moves.pop();
        if (!last) break;
        const sum = (times: readonly number[]) => times.reduce((a, b) => a + b, 0);
        givenBack += sum(last.remaining) - sum(remaining);
        remaining = [...last.remaining];
        [toMove, isUp] = [last.seat, false];
        break;
      }
      case 'withdraw':
        if (left.size > 0) break;
        left.add(deed.seat);
        moves.length = 0;
        if (deed.seat === toMove) [toMove, isUp] = [nextOf(toMove, left), false];
        break;
      case 'setCalendar':
        calendars[deed.seat] = deed.calendar;
        break;
      case 'pause':
        if (at >= pausedUntil && !isUp) pausedUntil = at + deed.quarters * QUARTER;
        break;
      case 'gift': {
        if (isUp && deed.seat === toMove) break;
        add(deed.quarters * QUARTER, deed.seat);
        granted += deed.quarters * QUARTER;
        break;
      }
      case 'resume':
        pausedUntil = at;
    }
  }
}
