import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/rules/three-way-checkers/position.ts';
import { threeWayCheckers as game } from '../../../src/rules/three-way-checkers/threeWayCheckers.ts';
import { at, outcomeOf, play, START } from '../../support/rules/threeWayDiagrams.ts';

describe('turns and their end', () => {
  it('count a piece in the top corner as any other', () => {
    const position = at(
      `
              B
             ...
            .b.b.
           .......
          .........
         ...........
        ...........r.
       ...........r..R`,
      'R 0 now',
    );
    expect(game.toMove(position)).toBe(1);
    expect(play(position, 'h15-h13*g12').toMove).toBe(0);
  });

  it('skip a player who has no move (R5)', () => {
    const position = at(
      `
              .
             ...
            .b.b.
           .......
          ........r
         w..........
        .w.........r.
       w..w..b.b..r..r`,
      'W 0 now',
    );
    expect(play(position, 'f1-e1').toMove).toBe(1);
  });

  it('are a draw when nobody has a move (R5)', () => {
    const position = at(
      `
              .
             ...
            .b.bw
           ..w...w
          r........
         r..........
        .w.........r.
       ...w..b.b..r...`,
      'W 0 now',
    );
    expect(outcomeOf(position, 'd3-d5')).toEqual({ points: [1 / 3, 1 / 3, 1 / 3], reason: 'NO_MOVES' });
  });

  const final = `
              b
             ...
            .bbb.
           ....r..
          .........
         .......r...
        .W...........
       ...W.......r...`;

  it('stop at once when one player alone has pieces', () => {
    expect(outcomeOf(at(final), 'c3xe7')).toEqual({ points: [1, 0, 0], reason: 'ONLY_PIECES' });
  });

  it('show who must jump, at their end the pieces left over, and nothing after a draw', () => {
    const shown = ({ position, outcome, toMove }: ReturnType<typeof play>) =>
      game.highlights?.(outcome ? { position, outcome } : { position, toMove });
    const before = at(final);
    expect(shown({ position: before, toMove: 0 })).toEqual([{ kind: 'bound', cell: 'c3' }]);
    expect(shown(play(before, 'c3xe7'))).toEqual([
      { kind: 'decisive', cell: 'a1' },
      { kind: 'decisive', cell: 'e7' },
    ]);
    expect(shown(play(at(kings, 'B 119 now'), 'c3-d3'))).toEqual([]);
  });

  it('with win=turn go on until the only owner’s turn comes', () => {
    const taken = play(at(final, 'B 0 turn'), 'c3xe7');
    expect(taken.toMove).toBe(1);
    expect(game.notices?.(taken.position)).toContainEqual({ code: 'ONLY_OWNER', of: 0 });
    expect(outcomeOf(taken.position, 'h12-h10', 'h4-h6')).toEqual({
      points: [1, 0, 0],
      reason: 'ONLY_PIECES',
    });
    expect(play(taken.position, 'f8-e6', 'h4-h6').toMove).toBe(0);
  });

  it('with win=turn are won by an only owner who is stuck, also on the 120th quiet ply (R9)', () => {
    const diagram = `
              .
             ...
            .B.Bw
           ......w
          .........
         ...........
        .w.........R.
       ...w.......R...`;
    const won = { points: [0, 0, 1], reason: 'ONLY_PIECES' };
    expect(outcomeOf(at(diagram, 'R 0 turn'), 'h12-h10')).toEqual(won);
    expect(outcomeOf(at(diagram, 'R 119 turn'), 'h12-h10')).toEqual(won);
  });

  const kings = `
              b
             ...
            .bBb.
           .......
          .........
         ...........
        .w.........r.
       w.Ww.......rR.r`;

  it('are a draw at the third occurrence of a position, the start being the first (R6)', () => {
    const round = ['c3-d3', 'h13-h11', 'h3-h5', 'd3-c3', 'h11-h13', 'h5-h3'];
    const twice = [...round, ...round];
    expect(outcomeOf(at(kings), ...twice.slice(0, -1))).toBeUndefined();
    expect(outcomeOf(at(kings), ...twice)).toEqual({
      points: [1 / 3, 1 / 3, 1 / 3],
      reason: 'THIRD_OCCURRENCE',
    });
  });

  it('are a draw at the 120th ply without a capture, a conversion or a pawn step (R6)', () => {
    const thirds = [1 / 3, 1 / 3, 1 / 3];
    expect(outcomeOf(at(kings, 'B 118 now'), 'c3-d3')).toBeUndefined();
    expect(outcomeOf(at(kings, 'B 119 now'), 'c3-d3')).toEqual({ points: thirds, reason: 'QUIET_PLIES' });
    expect(outcomeOf(at(kings, 'B 119 now'), 'a1-b1')).toBeUndefined();
    const naming = `
              .
             ...
            .bBb.
           .......
          .........
         ...........
        .w.........r.
       w.Ww.......rR.r`;
    expect(outcomeOf(at(naming, 'B 119 now'), 'c3-d3*c2')).toEqual({ points: thirds, reason: 'QUIET_PLIES' });
  });

  it.each([
    [
      'a pawn step',
      `
              b
             ...
            .bbb.
           .......
          .........
         ...........
        .w.........r.
       w.ww.......rr.r`,
      'c3-d3',
    ],
    [
      'a capture',
      `
              b
             ...
            .bBb.
           ....r..
          .........
         ...........
        .w.........r.
       w.ww.......r..r`,
      'c3xe7',
    ],
    [
      'a ghost that turns a piece',
      `
              b
             b..
            .b...
           ...Br..
          .........
         ...........
        .w.........r.
       w.ww.......rr.r`,
      'd4-d6',
    ],
    [
      'a piece that a ghost turns',
      `
              b
             ...
            Bb.b.
           .R.....
          .........
         ...........
        .w...........
       w..w.......r..r`,
      'c1-d1',
    ],
  ])('count quiet plies anew after %s', (_, diagram, move) => {
    expect(play(at(diagram, 'B 60 now'), move).position.quiet).toBe(0);
  });

  it('count a king’s step and a ghost’s as quiet', () => {
    expect(play(at(kings, 'B 60 now'), 'c3-d3').position.quiet).toBe(61);
    const ghost = `
              b
             ...
            .bb..
           ...B...
          .........
         ...........
        .w.........r.
       w.ww.......rr.r`;
    expect(play(at(ghost, 'B 60 now'), 'd4-d6').position.quiet).toBe(61);
  });

  it.each([
    ['asleep', 'Bb.b.', '.r.....', '.w...........'],
    ['its own', 'B..b.', '.B.....', '.w.........r.'],
  ])('count as quiet the step of a king across a ghost that is %s', (_, c, d, g) => {
    const position = at(`b/.../${c}/${d}/........./.........../${g}/w..w.......r..r`, 'B 60 now');
    expect(play(position, 'c1-d1').position.quiet).toBe(61);
  });
});

describe('a player who leaves (R8)', () => {
  const withoutBlack = `
              .
             ...
            .....
           .......
          .........
         w.........r
        www.......rrr
       w.www.....rrr.r`;

  it('takes pieces and ghosts along and passes a turn on', () => {
    const standing = game.withdraw(at(START, 'B 7 now'), 0);
    expect(standing.toMove).toBe(1);
    expect(game.formatPosition(standing.position)).toBe(game.formatPosition(at(withoutBlack, 'R 7 now')));
  });

  it('is in no longer', () => {
    const { position } = game.start({});
    const isIn = (of: Position) => [0, 1, 2].map((seat) => game.isIn?.(of, seat));
    expect(isIn(position)).toEqual([true, true, true]);
    expect(isIn(game.withdraw(position, 1).position)).toEqual([true, false, true]);
  });

  it('does not disturb the turn of another', () => {
    const standing = game.withdraw(at(START, 'R 7 now'), 0);
    expect(standing.toMove).toBe(1);
    expect(game.formatPosition(standing.position)).toBe(game.formatPosition(at(withoutBlack, 'R 7 now')));
  });

  it('is passed over from then on', () => {
    expect(play(at(withoutBlack, 'W 0 now'), 'f1-f3').toMove).toBe(1);
  });

  it('leaves the game to the last one left, with or without pieces', () => {
    expect(game.withdraw(at(withoutBlack, 'R 0 now'), 1).outcome).toEqual({
      points: [0, 0, 1],
      reason: 'LAST_IN_GAME',
    });
    const ghostly = `
              .
             ...
            .....
           .......
          .........
         ...........
        .W.........r.
       ...W.......rr.r`;
    expect(game.withdraw(at(ghostly, 'W 0 turn'), 1).outcome).toEqual({
      points: [0, 0, 1],
      reason: 'LAST_IN_GAME',
    });
  });

  it('may leave one other the only owner, who wins', () => {
    const position = at(`
              b
             ...
            .bbb.
           .......
          .........
         ...........
        .W.........r.
       ...W.......r..r`);
    expect(game.withdraw(position, 1).outcome).toEqual({ points: [1, 0, 0], reason: 'ONLY_PIECES' });
    expect(game.withdraw(position, 0).outcome).toEqual({ points: [0, 1, 0], reason: 'ONLY_PIECES' });
  });

  it('makes a draw of those still in the game when no regular piece is left', () => {
    const position = at(
      `
              b
             ...
            .bbb.
           .......
          .........
         ...........
        .W.........R.
       ...W.......R...`,
      'R 0 turn',
    );
    expect(game.withdraw(position, 0).outcome).toEqual({ points: [0, 1 / 2, 1 / 2], reason: 'NO_PIECES' });
  });

  it('has no share in a later draw', () => {
    const position = at(
      `
              .
             ...
            .....
           .......
          .........
         ...........
        .w.........r.
       w.Ww.......rR.r`,
      'R 119 now',
    );
    expect(outcomeOf(position, 'h13-h11')).toEqual({ points: [0, 1 / 2, 1 / 2], reason: 'QUIET_PLIES' });
  });
});
