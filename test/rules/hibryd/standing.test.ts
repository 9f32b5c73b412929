/** What pictures of Hibryd point out, what is counted, and what machines make of a position. */
import { describe, expect, it } from 'vitest';
import { hibryd } from '../../../src/rules/hibryd/hibryd.ts';
import type { Position } from '../../../src/rules/hibryd/position.ts';
import type { Standing } from '../../../src/rules/index.ts';
import { at, play, positionAfter, THRONE } from '../../support/rules/hibrydPosition.ts';

/** `check d4, checker e4`, in the order of the board. */
const pointedOut = (standing: Standing<Position>): string =>
  (hibryd.highlights?.(standing) ?? [])
    .map(({ kind, cell }) => `${kind} ${cell}`)
    .sort()
    .join(', ');

const here = (position: Position): Standing<Position> => ({ position, toMove: position.toMove });

/** Each faction is one move from a line of six: e5-d6, b8-a8, b7-c6. */
const LINES = { Y: 'g2::d1d2d3d4d5e5', C: 'c7::a3a4a5a6a7b8', M: 'b2::c1c2c3c4c5b7' } as const;
const six = (cells: string): string =>
  cells
    .split(' ')
    .map((cell) => `decisive ${cell}`)
    .join(', ');

describe('a picture of Hibryd points out', () => {
  it('the pieces of a feat that is claimed, and of one that has won', () => {
    const claimed = play(at(LINES), 'e5-d6');
    expect(pointedOut(claimed)).toContain(six('d1 d2 d3 d4 d5 d6'));
    const won = play(claimed.position, 'b8-a8', 'b7-c6');
    expect(won.outcome?.reason).toBe('DUPLICATED_4A');
    expect(pointedOut(won)).toBe(six('c1 c2 c3 c4 c5 c6'));
  });

  it('both feats of a claim, by the same six', () => {
    const two = { Y: 'a8:a2a3a4a5a6:b6', C: 'e3:c1d1e1f1g1:g2', M: 'c4:d4d5:d6e4e5c5' } as const;
    expect(pointedOut(play(at(two), 'b6-a7'))).toContain(six('a2 a3 a4 a5 a6 a7'));
  });

  it('the King of way 6, and the King with the six of way 5', () => {
    expect(pointedOut(play(at(THRONE), 'c6-b7'))).toContain('decisive b7');
    const seven = at({
      ...{ Y: 'c4::c1c2c3c5c6d6', C: 'b7:a8b8:a6b6a7a5', M: 'b2:a2b1:a4b3a3d1' },
    });
    expect(pointedOut(play(seven, 'd6-c7'))).toBe(six('c1 c2 c3 c4 c5 c6 c7'));
  });

  it('the thrones of way 7, the last King, and nothing where Gray pieces or a draw have ended it', () => {
    const thrones = at({ Y: 'e3:b7g2:c2f2f3f4', C: '-', M: 'd6:a7a8:a6b6c7e5', seats: 'YcM' });
    expect(pointedOut(play(thrones, 'c2-b2'))).toBe(six('b2 b7 g2'));
    const last = at({ Y: 'g2:h1h2:c6f2f3f4', C: 'b7:a8b8:a6b6c7d6', M: '-', seats: 'YCm' });
    expect(pointedOut(play(last, 'c6xb7'))).toBe('decisive g2');
    const grays = at({ Y: 'g2:h1h2:d3e4f1f2', gray: 'd4a5', grays: '300' });
    expect(pointedOut(play(grays, 'e4-d5'))).toBe('');
    const round = ['g2-g1', 'b7-c7', 'b2-c1', 'g1-g2', 'c7-b7', 'c1-b2'];
    expect(pointedOut(play(at({}), ...round, ...round))).toBe('');
  });

  it('a King in check and each piece that gives it, and no King before its faction is taken', () => {
    const checked = at({ Y: 'd4:h1h2:f1f2f3f4', C: 'b7:a8b8:a6b6c6e4', M: 'b2:a2b1:a4b3c2d3' });
    expect(pointedOut(here(checked))).toBe('check d4, checker d3, checker e4');
    expect(pointedOut(hibryd.start({}))).toBe('');
    expect(pointedOut(here(at({ C: '-', seats: 'YcM' })))).toBe('');
  });

  it('what a turn has brought into a grip, once', () => {
    const pawn = at({ Y: 'g2:h1h2:d4f2f3f4', C: 'b7:a8b8:d3b6c6e5', toMove: 'C' });
    const after = positionAfter(pawn, 'e5-d5');
    expect(hibryd.turnHighlights?.(pawn, after)).toEqual([{ kind: 'gripped', cell: 'd4' }]);
    expect(hibryd.turnHighlights?.(after, after)).toEqual([]);
  });
});

it('counts an occurrence also where those before were forgotten', () => {
  const { position } = hibryd.withdraw(at({ C: '-', seats: 'YcM' }), 0);
  expect(hibryd.scores(position)).toContainEqual({ code: 'OCCURRENCES', count: 1, of: 3 });
});

describe('to a machine', () => {
  const worth = (position: Position, seat: number): number => hibryd.evaluate(position)[seat] as number;
  const third = worth(at({}), 0);

  it('all are alike at the start, and who has left has nothing to expect', () => {
    expect(hibryd.evaluate(hibryd.start({}).position)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(worth(at({ C: '-', seats: 'YcM' }), 1)).toBe(0);
  });

  it('Gray pieces, thrones and claims are worth something, and a King in danger costs most out of turn', () => {
    expect(worth(at({ grays: '100' }), 0)).toBeGreaterThan(third);
    expect(worth(at({ Y: 'g2:b7h2:f1f2f3f4', C: 'c7:a8b8:a6b6c6d6' }), 0)).toBeGreaterThan(third);
    const claimed = positionAfter(at(LINES), 'e5-d6');
    expect(worth(claimed, 0)).toBeGreaterThan(worth(claimed, 2));
    const inDanger = { Y: 'd4:h1h2:f1f2f3f4', C: 'b7:a8b8:a6b6c6e4' } as const;
    const [mine, theirs] = [worth(at(inDanger), 0), worth(at({ ...inDanger, toMove: 'M' }), 0)];
    expect(mine).toBeLessThan(third);
    expect(theirs).toBeLessThan(mine);
  });
});
