import { describe, expect, it } from 'vitest';
import { formatLines, keepLine, type Line, parseLines } from '../../src/web/lines.ts';

describe('kept lines', () => {
  const short = { ply: 2, moves: ['a1-a2'] };
  const long = { ply: 2, moves: ['a1-a2', 'a8-a7'] };
  const other = { ply: 0, moves: ['a1-a2'] };

  it('grow with the line that is tried', () => {
    expect(keepLine(keepLine([other], short), long)).toEqual([long, other]);
  });

  it('do not lose a line when its moves are taken back', () => {
    expect(keepLine([long], short)).toEqual([long]);
    expect(keepLine([long], { ply: 2, moves: [] })).toEqual([long]);
  });

  it('are twenty at most', () => {
    const many: readonly Line[] = Array.from({ length: 25 }, (_, ply) => ({ ply, moves: ['a1-a2'] }));
    const kept = many.reduce(keepLine, [] as readonly Line[]);
    expect(kept.map(({ ply }) => ply)).toEqual(Array.from({ length: 20 }, (_, index) => 24 - index));
  });

  it('round-trip, and leave out what is no line', () => {
    expect(parseLines(formatLines([long, other]))).toEqual([long, other]);
    expect(parseLines('[1, {"ply": 1}, {"ply": 1, "moves": [2]}, {"ply": 1, "moves": ["x"]}]')).toEqual([
      { ply: 1, moves: ['x'] },
    ]);
    expect(parseLines('{')).toEqual([]);
  });
});
