/** Random calendars around both clock changes of every zone, and what the wall says about them. */
import fc from 'fast-check';
import type { Calendar } from '../../../src/worker/clock/calendar.ts';
import { dayOf, rangesOf } from '../../../src/worker/clock/days.ts';
import { DAY, MINUTE } from '../../../src/worker/clock/units.ts';
import { wallAt, ZONES } from './instants.ts';

export const QUARTER = 15 * MINUTE;

/** The days around which zones change their clocks in 2026 and 2027, and plain ones. */
const SEASONS = [
  '2026-03-08',
  '2026-03-28',
  '2026-04-04',
  '2026-04-24',
  '2026-09-05',
  '2026-09-26',
  '2026-10-04',
]
  .concat(['2026-10-24', '2026-10-30', '2027-03-14', '2027-03-27', '2027-04-03', '2026-07-15', '2026-12-30'])
  .map(dayOf);

/** Whole quarters of an hour, so that the wall can be read off quarter by quarter. */
export const anyInstant = fc
  .tuple(fc.constantFrom(...SEASONS), fc.integer({ min: -4 * 96, max: 3 * 96 }))
  .map(([day, quarters]) => day * DAY + quarters * QUARTER);

const anyQuiet = fc.constantFrom(
  { from: '22:00', to: '07:00' },
  { from: '23:15', to: '02:30' },
  { from: '00:00', to: '08:00' },
  { from: '02:00', to: '02:15' },
  { from: '23:30', to: '00:30' },
  { from: '21:00', to: '09:00' },
);

const anyVacation = fc
  .tuple(fc.constantFrom(...SEASONS), fc.array(fc.integer({ min: -6, max: 14 }), { maxLength: 8 }))
  .map(([day, offsets]) => rangesOf(offsets.map((offset) => day + offset)));

export const anyCalendar: fc.Arbitrary<Calendar> = fc.record({
  zone: fc.constantFrom(...ZONES),
  weekendsOff: fc.boolean(),
  vacation: anyVacation,
  quiet: fc.option(anyQuiet, { nil: undefined }),
});

/** Off by the date that the wall shows. */
export function isOff(at: number, { zone, weekendsOff, vacation }: Calendar): boolean {
  const date = wallAt(at, zone).slice(0, 10);
  const isWeekend = [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());
  return (weekendsOff && isWeekend) || vacation.some(({ first, last }) => first <= date && date <= last);
}

/**
 * Quiet by the time that the wall shows, or, on a night with an hour that comes twice, between two such
 * times.
 */
export function isQuiet(at: number, { zone, quiet }: Calendar): boolean {
  if (!quiet) return false;
  const shows = (instant: number) => {
    const time = wallAt(instant, zone).slice(11);
    return quiet.from < quiet.to
      ? quiet.from <= time && time < quiet.to
      : time >= quiet.from || time < quiet.to;
  };
  if (shows(at)) return true;
  const hour = Array.from({ length: 4 }, (_, index) => (index + 1) * QUARTER);
  const isRepeated =
    wallAt(at - 4 * QUARTER, zone) >= wallAt(at, zone) || wallAt(at + 4 * QUARTER, zone) <= wallAt(at, zone);
  return isRepeated && hour.some((time) => shows(at - time)) && hour.some((time) => shows(at + time));
}
