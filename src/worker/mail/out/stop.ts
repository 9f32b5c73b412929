/**
 * What happens when the instance itself is at fault that no letter leaves: an expired key, an unverified
 * domain, a used-up quota. No letter is to blame, so none is given up; the gate stays closed for longer and
 * longer, and the operator is told.
 */
import { HOUR, MINUTE } from '../../clock/units.ts';

export interface Stop {
  readonly since: number;
  /** How often in a row the provider has refused. */
  readonly times: number;
  /** Nothing is tried before this instant. */
  readonly until: number;
  /** In the provider's words. */
  readonly error: string;
}

const FIRST = MINUTE;
const LONGEST = HOUR;
/** A stop whose time is over is forgotten if letters have not met it again by then. */
const PATIENCE = 15 * MINUTE;

/** The provider refused the instance (again). */
export function stop(before: Stop | undefined, error: string, now: number): Stop {
  const last = stopAt(before, now);
  // Letters already on their way when the gate closed fail the same way; they do not lengthen the stop.
  if (last && now < last.until) return { ...last, error };
  const times = (last?.times ?? 0) + 1;
  return {
    since: last?.since ?? now,
    times,
    until: now + Math.min(FIRST * 2 ** (times - 1), LONGEST),
    error,
  };
}

/** The stop, if it has not been overcome. */
export const stopAt = (kept: Stop | undefined, now: number): Stop | undefined =>
  kept && now < kept.until + PATIENCE ? kept : undefined;
