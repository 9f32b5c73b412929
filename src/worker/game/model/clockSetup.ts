/** The clocks of a game: what it was agreed to be played by, and what its turns do to them. */
import type { Seat } from '../../../rules/index.ts';
import type { Words } from '../../../words/index.ts';
import { type Calendar, isAmidDayOff } from '../../clock/calendar.ts';
import { type Clock, calendarOf, newClock } from '../../clock/clock.ts';
import { parseTerms } from '../../clock/terms.ts';
import { termsInWords } from '../../clock/words.ts';
import { type Availability, NO_AVAILABILITY } from './availability.ts';

/** Agreed on before the game begins. */
export interface ClockSetup {
  /** In the compact form of `clock/terms.ts`: `3d/move`, `none`. */
  readonly terms: string;
  /** When a player's time is up, the opponents may end it; otherwise it ends by itself. */
  readonly isClaimable?: true;
  /** Saturdays and Sundays do not count, by date in each player's zone. */
  readonly weekendsOff?: true;
  /** Vacation does not count here, neither announced nor taken automatically. */
  readonly noVacation?: true;
}

export const NO_CLOCK: ClockSetup = { terms: 'none' };

export const calendarOfAvailability = (
  { zone, vacation, quiet }: Availability,
  setup: ClockSetup,
): Calendar => ({
  zone,
  vacation: setup.noVacation ? [] : vacation,
  quiet,
  weekendsOff: setup.weekendsOff ?? false,
});

/** Full clocks for so many seats; throws on terms that `createGame` would have refused. */
export function clockFor(setup: ClockSetup, seats: number): Clock {
  const terms = parseTerms(setup.terms);
  if (!terms.ok) throw new Error(`not the terms of a clock: ${setup.terms}`);
  return newClock(
    terms.value,
    Array.from({ length: seats }, () => calendarOfAvailability(NO_AVAILABILITY, setup)),
  );
}

/**
 * A seat's calendar when its player's availability has become another. In a turn that runs only the vacation
 * is new: zone and quiet hours stay what they were when it began, or a deadline that waits for the morning
 * could be put off for ever.
 */
export const calendarWith = (
  clock: Clock,
  seat: Seat,
  availability: Availability,
  setup: ClockSetup,
  at: number,
): Calendar =>
  clock.running?.seat === seat
    ? inTurn(calendarOf(clock, seat), availability, setup)
    : calendarFrom(calendarOf(clock, seat), availability, setup, at);

/**
 * The calendar that follows a seat's earlier one. Another zone waits for the end of a day off: that is one
 * day only.
 */
export function calendarFrom(
  before: Calendar,
  availability: Availability,
  setup: ClockSetup,
  at: number,
): Calendar {
  const after = calendarOfAvailability(availability, setup);
  return isAmidDayOff(before, after, at) ? { ...after, zone: before.zone } : after;
}

/** The calendar of a turn, with the vacation that its player has by now. */
export const inTurn = (calendar: Calendar, availability: Availability, setup: ClockSetup): Calendar => ({
  ...calendar,
  vacation: calendarOfAvailability(availability, setup).vacation,
});

/**
 * What was agreed about the clock, a phrase each: "Clock: 3 days a move", "Weekends do not count"; "No
 * clock".
 */
export function describeClock(
  words: Words,
  { terms, isClaimable, weekendsOff, noVacation }: ClockSetup,
): readonly string[] {
  const say = words.clock.setup;
  const read = parseTerms(terms);
  if (!read.ok) return [];
  if (read.value.kind === 'none') return [say.none];
  return [
    say.terms(termsInWords(words, read.value)),
    ...(weekendsOff ? [say.weekendsOff] : []),
    ...(noVacation ? [say.noVacation] : []),
    ...(isClaimable ? [say.isClaimable] : []),
  ];
}
