/** When players are available, as they have set it. */
import { type DateRange, dayOf, daysIn, type LocalDate, rangesOf } from '../../clock/days.ts';
import type { QuietHours } from '../../clock/quietHours.ts';
import { NO_VACATION } from '../../clock/vacation.ts';
import type { Zone } from '../../clock/zone.ts';

/** A player's own settings about time, for all games at once; a game keeps the last ones it was told. */
export interface Availability {
  readonly zone: Zone;
  readonly quiet?: QuietHours;
  /** Vacation taken, in order and without overlaps. */
  readonly vacation: readonly DateRange[];
  /** Whether a day of vacation is taken automatically when a deadline would otherwise pass. */
  readonly isAutomatic: boolean;
}

/** For a player who has set nothing. */
export const NO_AVAILABILITY: Availability = {
  zone: 'UTC',
  vacation: NO_VACATION.taken,
  isAutomatic: NO_VACATION.isAutomatic,
};

/** The availability of a seat's player. */
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
