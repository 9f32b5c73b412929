/**
 * A player's vacation: 30 days per calendar year, by date in the player's own zone, for all games at once. A
 * day is always taken whole: it costs one day even when taken at noon, and nothing if it was taken already.
 */
import { ok, type Result, refuse } from '../../rules/index.ts';
import { type DateRange, dayOf, daysIn, formatDay, type LocalDate, parseDay, rangesOf } from './days.ts';
import { nextLetterTime, type QuietHours } from './quietHours.ts';
import { startOfDay, type Zone } from './zone.ts';

export interface VacationBook {
  /** In order, without overlaps: a calendar's `vacation`. */
  readonly taken: readonly DateRange[];
  /** Whether a day is taken automatically when a deadline would pass; false: the player opted out. */
  readonly isAutomatic: boolean;
}

export type VacationRefusal =
  | { readonly code: 'NOT_A_DATE'; readonly text: string }
  | { readonly code: 'VACATION_ENDS_BEFORE_IT_BEGINS' }
  | { readonly code: 'VACATION_IN_THE_PAST'; readonly today: LocalDate }
  /** `latest`: the last date that can be requested today. */
  | { readonly code: 'VACATION_TOO_FAR_AHEAD'; readonly latest: LocalDate }
  | {
      readonly code: 'VACATION_USED_UP';
      readonly year: number;
      readonly left: number;
      readonly asked: number;
    }
  | { readonly code: 'VACATION_NOT_AUTOMATIC' };

export const DAYS_A_YEAR = 30;
const MOST_DAYS_AHEAD = 366;
/** How many days before the clocks resume the player is warned. */
const WARNED_AT = [3, 1];

export const NO_VACATION: VacationBook = { taken: [], isAutomatic: true };

/** Days still available in a calendar year. */
export const daysLeft = ({ taken }: VacationBook, year: number): number =>
  DAYS_A_YEAR - daysIn(taken).filter((day) => yearOf(day) === year).length;

/** Takes days ahead, or from today on; the part of today that has passed stays charged. */
export function takeVacation(
  book: VacationBook,
  range: DateRange,
  today: LocalDate,
): Result<VacationBook, VacationRefusal> {
  const first = parseDay(range.first);
  if (first === undefined) return refuse({ code: 'NOT_A_DATE', text: range.first });
  const last = parseDay(range.last);
  if (last === undefined) return refuse({ code: 'NOT_A_DATE', text: range.last });
  if (last < first) return refuse({ code: 'VACATION_ENDS_BEFORE_IT_BEGINS' });
  if (first < dayOf(today)) return refuse({ code: 'VACATION_IN_THE_PAST', today });
  const latest = dayOf(today) + MOST_DAYS_AHEAD;
  if (last > latest) return refuse({ code: 'VACATION_TOO_FAR_AHEAD', latest: formatDay(latest) });
  return added(book, [range]);
}

/** Takes the date on which a deadline would pass, unless the player opted out or has no day left. */
export const takeAutomatically = (
  book: VacationBook,
  date: LocalDate,
): Result<VacationBook, VacationRefusal> =>
  book.isAutomatic ? added(book, [{ first: date, last: date }]) : refuse({ code: 'VACATION_NOT_AUTOMATIC' });

function added(book: VacationBook, ranges: readonly DateRange[]): Result<VacationBook, VacationRefusal> {
  const before = new Set(daysIn(book.taken));
  const fresh = daysIn(ranges).filter((day) => !before.has(day));
  for (const year of new Set(fresh.map(yearOf))) {
    const asked = fresh.filter((day) => yearOf(day) === year).length;
    const left = daysLeft(book, year);
    if (asked > left) return refuse({ code: 'VACATION_USED_UP', year, left, asked });
  }
  return ok({ ...book, taken: rangesOf([...before, ...fresh]) });
}

/**
 * Warnings before a vacation ends: 3 days and 1 day before the clocks resume, for every run of days longer
 * than that, in order, outside quiet hours.
 */
export function endWarnings(
  { taken }: VacationBook,
  zone: Zone,
  quiet: QuietHours | undefined,
): readonly { readonly at: number; readonly daysLeft: number; readonly last: LocalDate }[] {
  return taken.flatMap(({ first, last }) =>
    WARNED_AT.flatMap((left) => {
      const day = dayOf(last) + 1 - left;
      if (day <= dayOf(first)) return [];
      return [{ at: nextLetterTime(startOfDay(day, zone), quiet, zone), daysLeft: left, last }];
    }),
  );
}

const yearOf = (day: number): number => Number(formatDay(day).slice(0, 4));
