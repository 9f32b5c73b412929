import { describe, expect, it } from 'vitest';
import {
  crossed,
  DIRECTIONS,
  type Direction,
  indexOf,
  neighbour,
  triangle,
} from '../../../src/rules/three-way-checkers/board.ts';
import { threeWayCheckers as game } from '../../../src/rules/three-way-checkers/threeWayCheckers.ts';
import { at, changes, movesOf, START } from '../../support/rules/threeWayDiagrams.ts';

describe('the board of 3-way Checkers', () => {
  const numbered = (row: number, number: number): string | undefined =>
    row >= 1 && row <= 8 && number >= 1 && number <= 2 * row - 1
      ? `${'abcdefgh'.charAt(row - 1)}${number}`
      : undefined;
  const U = (r: number, i: number) => numbered(r, 2 * i - 1);
  const D = (r: number, j: number) => numbered(r, 2 * j);
  const board = triangle(START.trim().replaceAll(/\s+/g, '/'));
  /** What a step in each direction reaches and crosses, for all the directions that stay on the board. */
  const stepsFrom = (name: string) =>
    DIRECTIONS.flatMap((_, index) => {
      const direction = index as Direction;
      const from = indexOf(board, name);
      const to = neighbour(board, from, direction);
      return to === undefined ? [] : [[board.names[to], board.names[crossed(board, from, direction)]]];
    }).sort();
  const onBoard = (steps: readonly (readonly (string | undefined)[])[]) =>
    steps.filter(([to]) => to !== undefined).sort();

  it('joins each black triangle to six others across white ones', () => {
    for (let r = 1; r <= 8; r++) {
      for (let i = 1; i <= r; i++) {
        expect(stepsFrom(U(r, i) as string)).toEqual(
          onBoard([
            [U(r, i + 1), D(r, i)],
            [U(r, i - 1), D(r, i - 1)],
            [U(r + 1, i), D(r + 1, i)],
            [U(r + 1, i + 1), D(r + 1, i)],
            [U(r - 1, i - 1), D(r, i - 1)],
            [U(r - 1, i), D(r, i)],
          ]),
        );
      }
    }
  });

  it('joins each white triangle to six others across black ones', () => {
    for (let r = 2; r <= 8; r++) {
      for (let j = 1; j < r; j++) {
        expect(stepsFrom(D(r, j) as string)).toEqual(
          onBoard([
            [D(r, j - 1), U(r, j)],
            [D(r, j + 1), U(r, j + 1)],
            [D(r + 1, j), U(r, j)],
            [D(r + 1, j + 1), U(r, j + 1)],
            [D(r - 1, j - 1), U(r - 1, j)],
            [D(r - 1, j), U(r - 1, j)],
          ]),
        );
      }
    }
  });
});

describe('regular pieces', () => {
  it.each([
    ['black', 0, ['c1-d1', 'c1-d3', 'c3-d3', 'c3-d5', 'c5-d5', 'c5-d7']],
    ['red', 1, ['f11-e9', 'f11-f9', 'g11-f9', 'g11-g9', 'h11-g9', 'h11-h9']],
    ['white', 2, ['f1-e1', 'f1-f3', 'g3-f3', 'g3-g5', 'h5-g5', 'h5-h7']],
  ])('step forwards as pawns when %s begins', (first, toMove, moves) => {
    const standing = game.start({ first, win: 'now' });
    expect(standing.toMove).toBe(toMove);
    expect(game.formatPosition(standing.position)).toBe(
      game.formatPosition(at(START, `${'BRW'[toMove]} 0 now`)),
    );
    expect(movesOf(standing.position)).toEqual(moves);
  });

  it('step in all six directions as kings', () => {
    const position = at(`
              b
             ...
            .b.b.
           .......
          ....B....
         ...........
        .w.........r.
       w..w.......r..r`);
    expect(movesOf(position)).toEqual([
      'a1-b1',
      'a1-b3',
      'e5-d3',
      'e5-d5',
      'e5-e3',
      'e5-e7',
      'e5-f5',
      'e5-f7',
    ]);
  });

  const jumps = at(`
              b
             ...
            .bbb.
           ..r.w..
          .........
         ..w........
        .w.........r.
       ...w.......r..r`);

  it('must jump, and go on while they can, but need not take the most', () => {
    expect(movesOf(jumps)).toEqual(['c3xe3xg3', 'c3xe7']);
    expect(changes(jumps, 'c3xe3xg3')).toEqual({ c3: '', d3: '', f3: '', g3: 'b' });
    expect(game.notices?.(jumps)).toEqual([{ code: 'JUMP', seat: 0, cells: ['c3'] }]);
  });

  it('show what is removed by jumps begun', () => {
    const shown = game.pieces(jumps, ['c3', 'e3']).map(({ cell }) => cell);
    expect(shown).toContain('e3');
    expect(shown).not.toContain('d3');
    expect(shown).toContain('f3');
  });

  it('as pawns do not jump backwards, and nobody jumps own pieces', () => {
    const position = at(`
              .
             ...
            .b.b.
           ..r....
          ....b....
         ......b....
        .w.........r.
       w..w.......r..r`);
    expect(movesOf(position)).toEqual(['e5-f5', 'f7-g7', 'f7-g9']);
  });

  it('are crowned on the far side, which ends the move even between jumps', () => {
    const position = at(`
              b
             ...
            .b.b.
           .......
          .........
         ....b......
        .w....r....r.
       ...w..w....r..r`);
    expect(movesOf(position)).toEqual(['f5xh9']);
    expect(changes(position, 'f5xh9')).toEqual({ f5: '', g7: '', h9: 'B' });
  });

  it('jump past ghosts unturned, over cells already cleared, and home again (R4)', () => {
    const position = at(`
              b
             ...
            .b.b.
           ....w.r
          ....BWr..
         ...........
        ...........r.
       w..w.......r..r`);
    expect(movesOf(position)).toEqual(['e5xc5xe9xe5', 'e5xe9xc5xe5']);
    expect(changes(position, 'e5xe9xc5xe5')).toEqual({ d5: '', d7: '', e7: '' });
  });
});
