/** Keys and fingers on the board: which cell comes next, and which tap is unclear. */
import { expect, it } from 'vitest';
import { legalCellFrom } from '../../src/web/boardKeys.ts';
import { isUnclear } from '../../src/web/magnifier.ts';

const CELLS = ['a1', 'a2', 'b1', 'b2'];

it.each([
  ['a1', 1, 'b1'],
  ['b1', 1, 'b2'],
  ['b2', 1, 'b1'],
  ['a1', -1, 'b2'],
  ['b2', -1, 'b1'],
] as const)('goes from %s by %i to the next cell that can be chosen, %s', (from, way, to) => {
  expect(legalCellFrom(CELLS, ['b1', 'b2', 'pass'], from, way)).toBe(to);
});

it('stays where it is if no other cell can be chosen', () => {
  expect(legalCellFrom(CELLS, ['a2'], 'a2', 1)).toBe('a2');
  expect(legalCellFrom(CELLS, ['pass'], 'a2', 1)).toBeUndefined();
});

it('finds a tap unclear if two cells that may be meant are within a finger’s width, and about as near', () => {
  expect(isUnclear([20, 10, 60])).toBe(true);
  expect(isUnclear([22, 2])).toBe(false);
  expect(isUnclear([10, 24])).toBe(false);
  expect(isUnclear([])).toBe(false);
});
