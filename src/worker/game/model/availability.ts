/** What players have arranged about their time. */
import { type DateRange, dayOf, daysIn, type LocalDate, rangesOf } from '../../clock/days.ts';
import type { QuietHours } from '../../clock/quietHours.ts';
import { NO_VACATION } from '../../clock/vacation.ts';
import type { Zone } from '../../clock/zone.ts';

/**
 * A player's own arrangements about time, for all games at once; a game keeps the ones it was told of last.
 */
export interface Availability {
  readonly zone: Zone;
  readonly quiet?: QuietHours;
  /** Vacation taken, in order, apart from each other. */
  readonly vacation: readonly DateRange[];
  /** A day of vacation is taken when a deadline would pass. */
  readonly isAutomatic: boolean;
}

/** Of whoever has arranged nothing. */
export const NO_AVAILABILITY: Availability = {
  zone: 'UTC',
  vacation: NO_VACATION.taken,
  isAutomatic: NO_VACATION.isAutomatic,
};

/** Those of the player of a seat. */
export const availabilityOf = (
  { availability }: { readonly availability: readonly Availability[] },
  seat: number,
): Availability => availability[seat] ?? NO_AVAILABILITY;

/** The same availability with more days of vacation. */
export const withDaysOff = (availability: Availability, days: readonly DateRange[]): Availability => ({
  ...availability,
  vacation: rangesOf(daysIn([...availability.vacation, ...days])),
});

/** The days of vacation up to a date. */
export const daysOffUntil = ({ vacation }: Availability, date: LocalDate): readonly DateRange[] =>
  rangesOf(daysIn(vacation).filter((day) => day <= dayOf(date)));

/** The days of vacation in `after` that are not in `before`. */
export function newDaysOff(before: Availability, after: Availability): readonly DateRange[] {
  const known = new Set(daysIn(before.vacation));
  return rangesOf(daysIn(after.vacation).filter((day) => !known.has(day)));
}
