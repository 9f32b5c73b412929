import { describe, expect, it } from 'vitest';
import { formatPoints } from '../../src/render/index.ts';

describe('points', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [1 / 4, '¼'],
    [1 / 3, '⅓'],
    [0.3333, '⅓'],
    [1 / 2, '½'],
    [3 / 4, '¾'],
    [3 / 2, '1½'],
    [2 / 3, '⅔'],
    [1 / 3 + 1, '1⅓'],
    [1 / 3 + 1 / 3 + 1 / 3, '1'],
    [2.5, '2½'],
    [0.1, '0.1'],
  ])('of %d are written “%s”', (points, sign) => {
    expect(formatPoints(points)).toBe(sign);
  });
});
