/** How letters that belong to no game are tried again, by the cron that wakes every five minutes. */
import { HOUR, MINUTE } from '../../clock/units.ts';

/** When to try again after `attempts` failed attempts (from 1): at the next wake-up, then twice as late each time, at most 8 hours. */
export const nextAttempt = (attempts: number, now: number): number =>
  now + Math.min(4 * MINUTE * 2 ** (attempts - 1), 8 * HOUR);
