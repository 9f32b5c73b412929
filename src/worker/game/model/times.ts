/**
 * The clocks as an event leaves them, as the log keeps them: what is left to each seat, and of the running
 * turn since when it counts, which times off do not count, and when its time is up. They were computed once,
 * from the zones as they were known then; whoever reads the log later takes them as they stand.
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
  /** Starts and ends. */
  readonly off: readonly (readonly [number, number])[];
  readonly deadline: number;
  readonly hasFallen?: true;
}

/** undefined: the game has no clock. */
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

/** The clock at the times that the log says. */
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
