/** A game's clocks: what was agreed on, and the calendars its turns run by. */
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
  /** When a player runs out of time, the opponents may claim it; otherwise it takes effect by itself. */
  readonly isClaimable?: true;
  /** Saturdays and Sundays do not count, going by the date in each player's zone. */
  readonly weekendsOff?: true;
  /** Vacation does not stop the clock in this game, whether announced or taken automatically. */
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
 * A seat's calendar after its player's availability has changed. During the seat's own turn only vacation is
 * updated. Zone and quiet hours stay as they were when the turn began, or a deadline that waits for the
 * morning could be put off forever.
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
 * The calendar that follows a seat's earlier one. A new zone takes effect only after a day off has ended, or
 * that day off would get longer or shorter.
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

/** The calendar of a turn, with the vacation its player has by now. */
export const inTurn = (calendar: Calendar, availability: Availability, setup: ClockSetup): Calendar => ({
  ...calendar,
  vacation: calendarOfAvailability(availability, setup).vacation,
});

/**
 * What was agreed about the clock, one phrase each: "Clock: 3 days a move", "Weekends do not count"; or just
 * "No clock".
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
