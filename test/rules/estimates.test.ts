/** How strengths and advantages become points that a machine expects. */
import { expect, it } from 'vitest';
import { duel, shares } from '../../src/rules/estimates.ts';

it('shares one point by strength, and evenly where nobody has any', () => {
  expect(shares([3, 1, 0])).toEqual([0.75, 0.25, 0]);
  expect(shares([0, 0])).toEqual([0.5, 0.5]);
});

it('gives more of one point to who is ahead, and never all of it', () => {
  expect(duel(0)).toEqual([0.5, 0.5]);
  expect(duel(1)).toEqual([0.75, 0.25]);
  expect(duel(-1)).toEqual([0.25, 0.75]);
  expect(duel(1000)[0]).toBeLessThan(1);
});
