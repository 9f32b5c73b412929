/** A pause that all agreed on: nobody's time counts until it is ended, or ends by itself. */
import { ok, type Result, refuse } from '../../rules/index.ts';
import { type Clock, promised, settle } from './clock.ts';
import { DAY } from './units.ts';

export type PauseRefusal =
  /** There is no clock, or none is running. */
  | { readonly code: 'NOTHING_TO_PAUSE' }
  | { readonly code: 'ALREADY_PAUSED'; readonly until: number }
  | { readonly code: 'TIME_IS_UP' }
  | { readonly code: 'PAUSE_ENDS_BEFORE_IT_BEGINS' }
  /** `most` in days. */
  | { readonly code: 'PAUSE_NOT_WHOLE_DAYS'; readonly most: number }
  /** `most` in ms. */
  | { readonly code: 'PAUSE_TOO_LONG'; readonly most: number };

export const LONGEST_PAUSE = 30 * DAY;

/** The days of a requested pause: a whole number, at least one. */
export const checkPauseDays = (days: number): Result<number, PauseRefusal> =>
  Number.isInteger(days) && days >= 1
    ? ok(days)
    : refuse({ code: 'PAUSE_NOT_WHOLE_DAYS', most: LONGEST_PAUSE / DAY });

/**
 * Stops the clocks from `at` until `until`, at most 30 days later. They resume by themselves, without an
 * event.
 */
export function pause(clock: Clock, at: number, until: number): Result<Clock, PauseRefusal> {
  if (clock.terms.kind === 'none' || !clock.running) return refuse({ code: 'NOTHING_TO_PAUSE' });
  const paused = pauseAt(clock, at);
  if (paused !== undefined) return refuse({ code: 'ALREADY_PAUSED', until: paused });
  if (until <= at) return refuse({ code: 'PAUSE_ENDS_BEFORE_IT_BEGINS' });
  if (until - at > LONGEST_PAUSE) return refuse({ code: 'PAUSE_TOO_LONG', most: LONGEST_PAUSE });
  if (settle(clock, at).running?.hasFallen) return refuse({ code: 'TIME_IS_UP' });
  return ok(pausedFrom(clock, at, until));
}

/** The same for a pause read from the log. */
export function pausedFrom(clock: Clock, at: number, until: number): Clock {
  const settled = settle(clock, at);
  const { running } = settled;
  return promised({ ...settled, running: running && { ...running, since: until }, pausedUntil: until });
}

/** Ends a pause at `at`. One that has already ended by itself ended back then, however late this comes. */
export function resume(clock: Clock, at: number): Clock {
  const until = pauseAt(clock, at);
  const { running } = clock;
  if (until === undefined || !running) return { ...clock, pausedUntil: undefined };
  const since = Math.max(at, running.startedAt);
  return promised({ ...clock, running: { ...running, since }, pausedUntil: undefined });
}

/** When the pause in effect at `at` ends; undefined: the game is not paused. */
export const pauseAt = ({ pausedUntil }: Clock, at: number): number | undefined =>
  pausedUntil !== undefined && at < pausedUntil ? pausedUntil : undefined;
