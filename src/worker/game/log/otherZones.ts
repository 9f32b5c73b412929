/**
 * What a different edition of the time zones can explain. Another edition may shift a zone's clocks by whole
 * quarters of an hour, and by at most a day, when a country crosses the date line. So time off may begin and
 * end, and a deadline may wait, as if the clocks were set that way; nothing else in a log depends on zones.
 */
import { type Calendar, type Interval, openFrom, timeOff, usedUpBeside } from '../../clock/calendar.ts';
import { DAY, MINUTE } from '../../clock/units.ts';

const QUARTER = 15 * MINUTE;

/** How far a zone's clocks may differ between editions, in ms, smallest difference first. */
export const SHIFTS: readonly number[] = Array.from(
  { length: DAY / QUARTER },
  (_, index) => (index + 1) * QUARTER,
).flatMap((shift) => [shift, -shift]);

const isShift = (ms: number): boolean => ms % QUARTER === 0 && Math.abs(ms) <= DAY;

const asksZones = ({ zone, quiet, weekendsOff, vacation }: Calendar): boolean =>
  zone !== 'UTC' && (quiet !== undefined || weekendsOff || vacation.length > 0);

/**
 * Whether some edition gives this deadline, with this time off before it, to `left` ms running since `since`.
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
 * Whether these are the runs of days off between the two instants, if each edge may follow a different
 * edition.
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
    // A run that began earlier may be logged without its first days.
    const isBegun = logged && logged.start <= since && run.start <= since + DAY;
    const isLogged =
      logged && (isBegun || isShift(logged.start - run.start)) && isShift(logged.end - run.end);
    if (isLogged) next++;
    else if (run.end - DAY > since && run.start + DAY < deadline) return false;
  }
  return next === off.length;
}
