/**
 * A seat's calendar: which time does not count for it, and when nothing may fall due.
 *
 * Time off (vacation days and, in games that want it, Saturdays and Sundays, by date in the player's own
 * zone) stops the clock. Quiet hours do not: time may run out during them, and only the deadline waits,
 * until the first instant that is neither quiet nor off. That wait adds no time: a player who moves during
 * it has nothing left, and one who moves before it keeps none of it. So time budgets add up no matter what
 * the quiet hours are.
 */
import { type DateRange, dayOf, weekdayOf } from './days.ts';
import { nextLetterTime, type QuietHours } from './quietHours.ts';
import { dayAt, startOfDay, type Zone } from './zone.ts';

export interface Calendar {
  readonly zone: Zone;
  readonly weekendsOff: boolean;
  /** In order, without overlaps. */
  readonly vacation: readonly DateRange[];
  readonly quiet?: QuietHours | undefined;
}

/** A span of time; the end is not included. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** A deadline, and the times off before it. */
export interface Promised {
  /** Times off before the deadline, which do not count. */
  readonly off: readonly Interval[];
  readonly deadline: number;
}

/** The deadline for `budget` ms that start running at `from` (see `dueAt`). */
export function promise(from: number, budget: number, calendar: Calendar): Promised {
  const deadline = dueAt(from, budget, calendar);
  const off: Interval[] = [];
  for (const interval of timeOff(calendar, from)) {
    if (interval.start >= deadline) break;
    off.push(interval);
  }
  return { off, deadline };
}

/** How many ms count between two instants; 0 if `to` comes first. */
export const spentBetween = (from: number, to: number, calendar: Calendar): number =>
  spentBeside(timeOff(calendar, from), from, to);

/** The same, when the times off are known already. */
export function spentBeside(off: Iterable<Interval>, from: number, to: number): number {
  let spent = Math.max(0, to - from);
  for (const { start, end } of off) {
    if (start >= to) break;
    spent -= Math.max(0, Math.min(end, to) - Math.max(start, from));
  }
  return spent;
}

/** The earliest instant by which `budget` ms, running since `from`, are used up. */
export const usedUpAt = (from: number, budget: number, calendar: Calendar): number =>
  usedUpBeside(timeOff(calendar, from), from, budget);

/** The same, when the times off are known already. */
export function usedUpBeside(off: Iterable<Interval>, from: number, budget: number): number {
  let at = from;
  let left = budget;
  for (const { start, end } of off) {
    const counted = Math.max(0, start - at);
    if (left <= counted) break;
    left -= counted;
    at = Math.max(at, end);
  }
  return at + left;
}

/** The deadline of a budget: once it is used up, the first instant that is neither quiet nor off. */
export const dueAt = (from: number, budget: number, calendar: Calendar): number =>
  openFrom(usedUpAt(from, budget, calendar), calendar);

/** The first instant, at `at` or later, that is neither quiet nor off. */
export function openFrom(at: number, calendar: Calendar): number {
  const open = nextLetterTime(endOfTimeOff(at, calendar), calendar.quiet, calendar.zone);
  return open === at ? at : openFrom(open, calendar);
}

function endOfTimeOff(at: number, calendar: Calendar): number {
  const [next] = timeOff(calendar, at);
  return next && next.start <= at ? next.end : at;
}

/**
 * The runs of consecutive days off, in order, starting with the one at or after `from`; endless with
 * weekends.
 */
export function* timeOff(calendar: Calendar, from: number): Generator<Interval> {
  const { zone, weekendsOff } = calendar;
  if (!weekendsOff && calendar.vacation.length === 0) return;
  const vacation = calendar.vacation.map(({ first, last }) => ({ first: dayOf(first), last: dayOf(last) }));
  const vacationFrom = (day: number) => {
    const range = vacation.find(({ last }) => last >= day);
    return range ? Math.max(range.first, day) : Number.POSITIVE_INFINITY;
  };
  const dayOffFrom = (day: number) =>
    Math.min(vacationFrom(day), weekendsOff ? weekendFrom(day) : Number.POSITIVE_INFINITY);
  const dayOnFrom = (day: number): number => {
    const range = vacation.find(({ first, last }) => first <= day && day <= last);
    if (range) return dayOnFrom(range.last + 1);
    return weekendsOff && weekendFrom(day) === day ? dayOnFrom(day + 1) : day;
  };

  let first = dayOffFrom(dayAt(from, zone));
  while (Number.isFinite(first)) {
    const next = dayOnFrom(first);
    yield { start: startOfDay(first, zone), end: startOfDay(next, zone) };
    first = dayOffFrom(next);
  }
}

/** For a Saturday or Sunday that day itself; for other days, the next Saturday. */
const weekendFrom = (day: number): number => day + (weekdayOf(day) === 0 ? 0 : 6 - weekdayOf(day));

/**
 * Whether at `at` one of the second calendar's days off has begun in either zone and not ended in both.
 * Changing zones then would give the player that day twice, or skip it.
 */
export function isAmidDayOff(before: Calendar, after: Calendar, at: number): boolean {
  if (before.zone === after.zone) return false;
  const zones = [before.zone, after.zone];
  const today = zones.map((zone) => dayAt(at, zone));
  for (let day = Math.min(...today) - 1; day <= Math.max(...today) + 1; day++) {
    const begins = Math.min(...zones.map((zone) => startOfDay(day, zone)));
    const ends = Math.max(...zones.map((zone) => startOfDay(day + 1, zone)));
    if (begins <= at && at < ends && isDayOff(day, after)) return true;
  }
  return false;
}

const isDayOff = (day: number, { vacation, weekendsOff }: Calendar): boolean =>
  (weekendsOff && weekendFrom(day) === day) ||
  vacation.some(({ first, last }) => dayOf(first) <= day && day <= dayOf(last));
