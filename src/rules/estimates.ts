/** What games' `evaluate` have in common: how strengths and advantages become points that may be expected. */

/** A number as one between -1 and 1, which it nears the faster the larger it is. */
export const squashed = (advantage: number): number => advantage / (1 + Math.abs(advantage));

/** The points two seats may expect, if the first is ahead by `advantage`; 1 is clearly ahead. */
export function duel(advantage: number): readonly number[] {
  const first = (1 + squashed(advantage)) / 2;
  return [first, 1 - first];
}

/** One point, shared in proportion to the seats' strengths, none of which is negative. */
export function shares(strengths: readonly number[]): readonly number[] {
  const sum = strengths.reduce((total, strength) => total + strength, 0);
  return strengths.map((strength) => (sum > 0 ? strength / sum : 1 / strengths.length));
}
