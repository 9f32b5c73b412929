/** 3-way Checkers: ghosts, from their choosing to what they turn. */
import { describe, expect, it } from 'vitest';
import { threeWayCheckers as game } from '../../../src/rules/three-way-checkers/threeWayCheckers.ts';
import { at, changes, movesOf, play } from '../../support/rules/threeWayDiagrams.ts';

describe('choosing a ghost (R1)', () => {
  const last = at(`
              .
             ...
            bb.b.
           .......
          .........
         ...........
        .w.........r.
       w.ww.......rr.r`);

  it('comes with the move of a last piece: name one, or move one', () => {
    expect(movesOf(last)).toEqual([
      'c1-d1*c2',
      'c1-d1*c4',
      'c1-d3*c2',
      'c1-d3*c4',
      'c2-b2',
      'c2-d2',
      'c2-d4',
      'c4-b2',
      'c4-d4',
      'c4-d6',
    ]);
    expect(changes(last, 'c1-d1*c4')).toEqual({ c1: '', d1: 'b', c4: 'b*' });
    expect(changes(last, 'c2-d2')).toEqual({ c2: '', d2: 'b*' });
    expect(game.notices?.(last)).toEqual([{ code: 'NAME_GHOST', seat: 0, cells: ['c2', 'c4'] }]);
  });

  it('is said to be missing, or to be for a piece’s move only, where a step cannot follow', () => {
    const unnamed = { code: 'GHOST_UNNAMED', seat: 0, cells: ['c2', 'c4'] };
    expect(game.refusalNotice?.(last, ['c1', 'd1'], undefined)).toEqual(unnamed);
    expect(game.refusalNotice?.(last, ['c1', 'd1'], 'd5')).toEqual(unnamed);
    const named = { code: 'GHOST_NAMED', cells: ['c2'] };
    expect(game.refusalNotice?.(last, ['c2', 'b2'], 'c4')).toEqual(named);
    expect(game.refusalNotice?.(last, ['c2', 'b2'], undefined)).toBeUndefined();
    expect(game.refusalNotice?.(last, ['c1'], 'h1')).toBeUndefined();
    expect(game.refusalNotice?.(game.start({}).position, ['c1', 'd1'], 'c2')).toBeUndefined();
    expect(game.refusalNotice?.(last, ['c1', 'd1', 'c2'], 'c4')).toBeUndefined();
  });

  it('does not spare a jump', () => {
    const position = at(`
              .
             ...
            .bbb.
           ....r..
          .........
         ...........
        .w.........r.
       w.ww.......r..r`);
    expect(movesOf(position)).toEqual(['c3xe7*c2', 'c3xe7*c4']);
  });

  it('comes once: an active ghost stays active and the other asleep, whatever pieces its owner has', () => {
    const one = at(`
              .
             ...
            bB.b.
           .......
          .........
         ...........
        .w.........r.
       w.ww.......rr.r`);
    expect(movesOf(one)).toEqual(['c1-d1', 'c1-d3', 'c2-b2', 'c2-d2', 'c2-d4']);
    const two = at(`
              .
             ...
            bB.b.
           .......
          .........
         ...........
        .w.........r.
       w..wb.w....rr.r`);
    expect(movesOf(two)).toEqual(['c1-d1', 'c1-d3', 'c2-b2', 'c2-d2', 'c2-d4']);
    expect(game.notices?.(two)).toEqual([{ code: 'ACTIVE_GHOSTS', of: 0, cells: ['c2'] }]);
  });

  it('is written even with a step that loses the piece, when both become active', () => {
    const position = at(`
              .
             ...
            bb.b.
           .R.....
          .........
         ...........
        .w...........
       w.ww.......rr.r`);
    expect(movesOf(position)).toEqual(expect.arrayContaining(['c1-d1*c2', 'c1-d1*c4']));
    for (const move of ['c1-d1*c2', 'c1-d1*c4']) {
      expect(changes(position, move)).toEqual({ c1: '', d1: 'r', c2: 'b*', c4: 'b*' });
    }
  });

  it('falls away with the last piece: both are active at once, before their owner’s turn', () => {
    const position = at(`
              b
             ...
            .bbb.
           ....w..
          .........
         R..........
        .w.........r.
       ...w.......r..r`);
    expect(changes(position, 'c3xe7')).toEqual({ c3: '', d5: '', e7: 'b', g2: 'w*', h4: 'w*' });
    expect(changes(play(position, 'c3xe7').position, 'f1-g1')).toEqual({ f1: '', g1: 'W' });
  });
});

describe('ghosts', () => {
  it.each<[string, string, string, string, Record<string, string>]>([
    [
      'turn a pawn that they step across (a)',
      `
              b
             ...
            .b...
           ...Br..
          .........
         ...........
        .w.........r.
       w..w.......r..r`,
      'B 0 now',
      'd4-d6',
      { d4: '', d6: 'b*', d5: 'b' },
    ],
    [
      'turn a king as a king (a)',
      `
              b
             ...
            .b...
           ...BR..
          .........
         ...........
        .w.........r.
       w..w.......r..r`,
      'B 0 now',
      'd4-d6',
      { d4: '', d6: 'b*', d5: 'B' },
    ],
    [
      'leave an own piece as it is',
      `
              b
             ...
            .b...
           ...Bb..
          .........
         ...........
        .w.........r.
       w..w.......r..r`,
      'B 0 now',
      'd4-d6',
      { d4: '', d6: 'b*' },
    ],
    [
      'turn an enemy that steps across them (b)',
      `
              b
             ...
            bb.b.
           .R.....
          .........
         ...........
        .w...........
       w..w.......r..r`,
      'B 0 now',
      'c1-d1',
      { c1: '', d1: 'r' },
    ],
    [
      'let pass an enemy while they are asleep',
      `
              b
             ...
            bb.b.
           .r.....
          .........
         ...........
        .w...........
       w..w.......r..r`,
      'B 0 now',
      'c1-d1',
      { c1: '', d1: 'b' },
    ],
    [
      'let pass a piece of their own side',
      `
              b
             ...
            bb...
           .B.....
          .........
         ...........
        .w.........r.
       w..w.......r..r`,
      'B 0 now',
      'c1-d1',
      { c1: '', d1: 'b' },
    ],
    [
      'turn after the crowning by the same step (R3)',
      `
              b
             ...
            .b.b.
           .......
          .........
         ...........
        bw...........
       .R.ww......r..r`,
      'B 0 now',
      'g1-h1',
      { g1: '', h1: 'R' },
    ],
    [
      'turn the enemy in the corner a1 from b2 (c)',
      `
              b
             ...
            .bbR.
           ...b...
          .........
         ...........
        .w...........
       w..w.......r..r`,
      'R 0 now',
      'c4-b2',
      { c4: '', b2: 'r*', a1: 'r' },
    ],
    [
      'turn the enemy in the corner h1 from h2 (c)',
      `
              b
             ...
            .bb..
           .......
          w........
         .w.........
        .w.........r.
       w..B.......r..r`,
      'B 0 now',
      'h4-h2',
      { h4: '', h2: 'b*', h1: 'b' },
    ],
    [
      'turn the enemy in the corner h15 from h14 (c)',
      `
              b
             ...
            .bbb.
           .......
          .........
         .......r...
        .w......r..r.
       w..........W..r`,
      'W 0 now',
      'h12-h14',
      { h12: '', h14: 'w*', h15: 'w' },
    ],
    [
      'turn two by one step, of two enemies (R7)',
      `
              b
             ..w
            .bbR.
           ...b...
          .........
         ...........
        .w...........
       w..w.......r..r`,
      'R 0 now',
      'c4-b2',
      { c4: '', b2: 'r*', a1: 'r', b3: 'r' },
    ],
    [
      'do not crown a pawn turned on its new far side (R2)',
      `
              b
             b..
            .R.b.
           ...b...
          .........
         ...........
        .w...........
       w..w.......r..r`,
      'R 0 now',
      'c2-d2',
      { c2: '', d2: 'r*' },
    ],
  ])('%s', (_, diagram, rest, move, expected) => {
    expect(changes(at(diagram, rest), move)).toEqual(expected);
  });

  it('make a pawn that can never move of one turned on its new far side (R2)', () => {
    const position = at(
      `
              b
             ...
            b..b.
           .R...b.
          .........
         ...........
        .w...........
       w.ww..b....r..r`,
      'R 0 now',
    );
    const { position: turned } = play(position, 'd2-c2');
    expect(changes(position, 'd2-c2')).toEqual({ d2: '', c2: 'r*', c1: 'r' });
    const { position: again } = play(turned, 'h3-g3', 'a1-b3');
    expect(movesOf(again).filter((move) => move.startsWith('c1'))).toEqual([]);
  });
});
