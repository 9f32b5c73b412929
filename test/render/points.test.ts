import { describe, expect, it } from 'vitest';
import { formatPoints, formatPointsInAscii } from '../../src/render/index.ts';

describe('points', () => {
  it.each([
    [0, '0', '0'],
    [1, '1', '1'],
    [1 / 4, '¼', '1/4'],
    [1 / 3, '⅓', '1/3'],
    [0.3333, '⅓', '1/3'],
    [1 / 2, '½', '1/2'],
    [3 / 4, '¾', '3/4'],
    [3 / 2, '1½', '3/2'],
    [2 / 3, '⅔', '2/3'],
    [1 / 3 + 1, '1⅓', '4/3'],
    [1 / 3 + 1 / 3 + 1 / 3, '1', '1'],
    [2.5, '2½', '5/2'],
    [0.1, '0.1', '0.1'],
  ])('of %d are told as “%s” to people and as “%s” in exports', (points, sign, ascii) => {
    expect(formatPoints(points)).toBe(sign);
    expect(formatPointsInAscii(points)).toBe(ascii);
  });
});
