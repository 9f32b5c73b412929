/**
 * News of vacation. When a player takes days and gives them back within minutes, the others get one letter,
 * about the result.
 */
import { type DateRange, dayOf, daysIn } from '../../clock/days.ts';
import { MINUTE } from '../../clock/units.ts';
import { dayAt } from '../../clock/zone.ts';
import { type GameState, isStillIn } from '../evolve/state.ts';
import { availabilityOf, newDaysOff } from '../model/availability.ts';
import type { GameEvent } from '../model/events.ts';
import { PROMISES } from '../model/promises.ts';

/** How long news of vacation waits for further changes. */
export const VACATION_SETTLES = 10 * MINUTE;

/**
 * What the outbox keeps. `before`: the days as the reader knows them; in letters of an older day, `dates` are
 * new.
 */
export type VacationNews = {
  /** Whose it is. */
  readonly of: number;
  readonly isAutomatic: boolean;
} & (
  | { readonly before: readonly DateRange[]; readonly dates?: undefined }
  | { readonly dates: readonly DateRange[]; readonly before?: undefined }
);

interface DaysTold {
  readonly days: readonly DateRange[];
  readonly givenBack: readonly DateRange[];
}

export function daysTold({ of, before, dates }: VacationNews, state: GameState): DaysTold {
  if (before === undefined) return { days: dates, givenBack: [] };
  const now = availabilityOf(state, of);
  const then = { ...now, vacation: before };
  return { days: newDaysOff(then, now), givenBack: newDaysOff(now, then) };
}

/** Whether there is nothing (any more) to tell. */
export function isVacationSettled(news: VacationNews, state: GameState): boolean {
  const { days, givenBack } = daysTold(news, state);
  return !isStillIn(state, news.of) || (days.length === 0 && givenBack.length === 0);
}

/** What others are told of a change of availability; undefined: nothing. `at`: when it was changed. */
export function announcedVacation(
  { seat }: Extract<GameEvent, { type: 'habitsChanged' }>,
  before: GameState | undefined,
  state: GameState,
): VacationNews | undefined {
  if (!before || state.clockSetup.noVacation || !isStillIn(state, seat)) return undefined;
  const known = availabilityOf(before, seat).vacation;
  const told = { of: seat, before: known, isAutomatic: false };
  if (isVacationSettled(told, state)) return undefined;
  const { days, givenBack } = daysTold(told, state);
  const isRunGoingOn =
    givenBack.length === 0 && days.every((range) => goesOnToday(range, known, state, seat));
  return isRunGoingOn ? undefined : told;
}

/**
 * A day that is added to a run as it comes: it was taken automatically in another game, and the run has been
 * told.
 */
function goesOnToday(
  { first, last }: DateRange,
  known: readonly DateRange[],
  state: GameState,
  seat: number,
): boolean {
  const today = dayAt(state.changedAt, availabilityOf(state, seat).zone);
  return first === last && dayOf(first) <= today + 1 && daysIn(known).includes(dayOf(first) - 1);
}

/**
 * A run of automatic days is told to the others when it begins; to its player also when no other day can
 * follow.
 */
export function isIdleDayTold({ idleDays }: GameState, of: number, reader: number): boolean {
  const days = idleDays[of] ?? 0;
  return days === 1 || (reader === of && days >= PROMISES.idleDays);
}

export const isLastIdleDay = ({ idleDays }: GameState, of: number): boolean =>
  (idleDays[of] ?? 0) >= PROMISES.idleDays;
