/**
 * The clocks after an event, as kept in the log: what each seat has left and, for the current turn, since
 * when it counts, which time off does not count, and when it runs out. They were computed once, with the
 * zones as known then; anyone who reads the log later takes them as they are.
 */
import type { Seat } from '../../../rules/index.ts';
import type { Clock, Running } from '../../clock/clock.ts';

/** All in ms; instants since 1970. */
export interface Times {
  /** By seat. */
  readonly remaining: readonly number[];
  readonly running?: RunningTimes;
  readonly pausedUntil?: number;
}

interface RunningTimes {
  readonly seat: Seat;
  readonly startedAt: number;
  readonly budget: number;
  readonly since: number;
  /** Start and end of each. */
  readonly off: readonly (readonly [number, number])[];
  readonly deadline: number;
  readonly hasFallen?: true;
}

/** undefined if the game has no clock. */
export function timesOf({ terms, remaining, running, pausedUntil }: Clock): Times | undefined {
  if (terms.kind === 'none') return undefined;
  return {
    remaining,
    ...(running?.deadline !== undefined && { running: runningTimes(running, running.deadline) }),
    ...(pausedUntil !== undefined && { pausedUntil }),
  };
}

const runningTimes = ({ off, hasFallen, ...running }: Running, deadline: number): RunningTimes => ({
  ...running,
  off: off.map(({ start, end }) => [start, end]),
  deadline,
  ...(hasFallen && { hasFallen }),
});

/** The clock, set to the times in the log. */
export const clockAt = (clock: Clock, { remaining, running, pausedUntil }: Times): Clock => ({
  ...clock,
  remaining,
  running: running && {
    ...running,
    off: running.off.map(([start, end]) => ({ start, end })),
    hasFallen: running.hasFallen ?? false,
  },
  pausedUntil,
});
