/** Chance that repeats itself. */
import type { AnyRules, Step } from '../../../src/rules/index.ts';
import { randomFrom } from '../rules/randomPlay.ts';

/** A number below `bound`. */
export type Roll = (bound: number) => number;

/** The same numbers for the same seed. */
export function dice(seed: number): Roll {
  const random = randomFrom(seed);
  return (bound) => (random() * 2 ** 32) % bound;
}

/** Some legal move, as people write it. */
export function someMove(rules: AnyRules, position: unknown, roll: Roll): string {
  const steps: Step[] = [];
  for (;;) {
    const { steps: next, mayEnd } = rules.next(position, steps);
    const step = next[roll(next.length)];
    if (step === undefined || (mayEnd && steps.length > 0 && roll(2) === 0))
      return rules.spell(position, steps);
    steps.push(step);
  }
}
