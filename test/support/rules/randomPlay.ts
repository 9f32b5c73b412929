/** Play at random from a seed, by the step protocol alone. */
import type { AnyRules, Options, Standing, Step } from '../../../src/rules/index.ts';

export type Random = () => number;

/** Numbers from 0 up to 1, the same for the same seed (Mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(from: readonly T[], random: Random): T {
  const index = Math.floor(random() * from.length);
  if (index >= from.length) throw new Error('nothing to pick from');
  return from[index] as T;
}

/** A legal move, step by step; where it may end or go on, it ends one time in three. */
export function randomMove(rules: AnyRules, position: unknown, random: Random): readonly Step[] {
  const steps: Step[] = [];
  for (;;) {
    const { steps: following, mayEnd } = rules.next(position, steps);
    if (mayEnd && (following.length === 0 || random() < 1 / 3)) return steps;
    steps.push(pick(following, random));
  }
}

/** The standings of a random game from the start to its end, or to `plies` moves. */
export function* playAtRandom(
  rules: AnyRules,
  options: Options,
  random: Random,
  plies: number,
): Generator<Standing<unknown>> {
  let standing = rules.start(options);
  yield standing;
  for (let ply = 0; ply < plies && !standing.outcome; ply++) {
    standing = rules.play(standing.position, randomMove(rules, standing.position, random));
    yield standing;
  }
}
