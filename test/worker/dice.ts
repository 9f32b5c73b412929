/** Chance that repeats itself. */
import type { AnyGame, Step } from '../../src/rules/index.ts';

/** A number below `bound`. */
export type Roll = (bound: number) => number;

/** The same numbers for the same seed (mulberry32). */
export function dice(seed: number): Roll {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
}

/** Some legal move, as people write it. */
export function someMove(game: AnyGame, position: unknown, roll: Roll): string {
  const steps: Step[] = [];
  for (;;) {
    const { steps: next, mayEnd } = game.next(position, steps);
    const step = next[roll(next.length)];
    if (step === undefined || (mayEnd && steps.length > 0 && roll(2) === 0))
      return game.spell(position, steps);
    steps.push(step);
  }
}
