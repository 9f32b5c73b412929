import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clock, deadlineOf, settle } from '../../../src/worker/clock/clock.ts';
import { anyHistory, tellClock, tellNaively, type Visit } from '../../support/clock/history.ts';

const sum = (times: readonly number[]) => times.reduce((a, b) => a + b, 0);

/** A few instants between two others, the ends included. */
const between = (from: number, to: number): readonly number[] =>
  [0, 0.1, 0.33, 0.8, 1].map((share) => from + Math.floor((to - from) * share));

/** Thousands of quarters of an hour each, on a machine that may be busy. */
describe('whatever happens in a game, in every zone', { timeout: 60_000 }, () => {
  it('the clocks say what a naive clock says that walks through time by quarters of an hour', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const naive = Array.from(tellNaively(history), ({ at, toMove, remaining, isUp }) => ({
          at,
          toMove,
          remaining,
          isUp,
        }));
        expect([...tellClock(history)]).toEqual(naive);
      }),
      { numRuns: 150 },
    );
  });

  it('time is never created or lost: what is left is what was given less what was spent', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const naive = [...tellNaively(history)];
        const left = Array.from(tellClock(history), ({ remaining }) => sum(remaining));
        expect(left).toEqual(
          naive.map(({ initial, granted, givenBack, spent }) => initial + granted + givenBack - spent),
        );
      }),
      { numRuns: 50 },
    );
  });

  const visits: readonly [string, Visit][] = [
    [
      'alarms come early, in time and twice',
      (clock, from, to, wake) => between(from, to).reduce(wake, clock),
    ],
    [
      'it is settled again and again',
      (clock, from, to) => between(from, to).reduce(settledAfterAlarms, clock),
    ],
    ['it is kept as JSON', (clock) => JSON.parse(JSON.stringify(clock))],
  ];

  /** A game settles only what is not due: deadlines come first. */
  function settledAfterAlarms(clock: Clock, at: number): Clock {
    const deadline = deadlineOf(clock);
    return deadline !== undefined && at >= deadline ? clock : settle(clock, at);
  }

  it.each(visits)('a clock is the same when %s', (_, visit) => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        expect([...tellClock(history, visit)]).toEqual([...tellClock(history)]);
      }),
    );
  });

  it('a deadline is the same, computed early, late and twice', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const visit: Visit = (clock, from, to) => {
          const deadline = deadlineOf(clock);
          expect(between(from, to).map((at) => deadlineOf(settle(clock, at)))).toEqual(
            Array(5).fill(deadline),
          );
          return clock;
        };
        for (const _ of tellClock(history, visit));
      }),
    );
  });
});
