/**
 * What another edition of the time zones may explain. By another edition the clocks of a zone show something
 * else, by whole quarters of an hour, and at most by a day, when a country crosses the date line. So a time
 * off begins and ends, and a deadline waits, as it would by clocks that are set so; nothing else of a log is
 * the zones' work.
 */
import { type Calendar, type Interval, openFrom, timeOff, usedUpBeside } from '../../clock/calendar.ts';
import { DAY, MINUTE } from '../../clock/units.ts';

const QUARTER = 15 * MINUTE;

/** By how much the clocks of a zone may differ between editions, in ms; the smallest difference first. */
export const SHIFTS: readonly number[] = Array.from(
  { length: DAY / QUARTER },
  (_, index) => (index + 1) * QUARTER,
).flatMap((shift) => [shift, -shift]);

const isShift = (ms: number): boolean => ms % QUARTER === 0 && Math.abs(ms) <= DAY;

const asksZones = ({ zone, quiet, weekendsOff, vacation }: Calendar): boolean =>
  zone !== 'UTC' && (quiet !== undefined || weekendsOff || vacation.length > 0);

/**
 * Whether some edition gives this deadline, and these times off before it, to `left` ms that run since
 * `since`.
 */
export function isOfSomeEdition(
  { off, deadline }: { readonly off: readonly Interval[]; readonly deadline: number },
  since: number,
  left: number,
  calendar: Calendar,
): boolean {
  if (!asksZones(calendar) || !areDaysOff(off, { since, deadline }, calendar)) return false;
  const usedUp = usedUpBeside(off, since, left);
  return [0, ...SHIFTS].some((shift) => openFrom(usedUp + shift, calendar) - shift === deadline);
}

/**
 * Whether these are the runs of days off between the two instants, each edge by the clocks of some edition.
 */
function areDaysOff(
  off: readonly Interval[],
  { since, deadline }: { readonly since: number; readonly deadline: number },
  calendar: Calendar,
): boolean {
  let next = 0;
  for (const run of timeOff(calendar, since - DAY)) {
    if (run.start >= deadline + DAY) break;
    const logged = off[next];
    // Of a run that has begun before, the first days need not be told.
    const isBegun = logged && logged.start <= since && run.start <= since + DAY;
    const isLogged =
      logged && (isBegun || isShift(logged.start - run.start)) && isShift(logged.end - run.end);
    if (isLogged) next++;
    else if (run.end - DAY > since && run.start + DAY < deadline) return false;
  }
  return next === off.length;
}
