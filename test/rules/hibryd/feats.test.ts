/** Hibryd's ways to win, their answers, and the ends of games: an example for each rule and ruling. */
import { describe, expect, it } from 'vitest';
import { hibryd } from '../../../src/rules/hibryd/hibryd.ts';
import type { Position } from '../../../src/rules/hibryd/position.ts';
import {
  at,
  hidden,
  outcomeOf,
  ownMoves,
  play,
  positionAfter,
  type Setting,
  steps,
  THRONE,
  wonBy,
} from '../../support/rules/hibrydPosition.ts';

/** Each faction is one move from six Knights: b5-a5, e2-e1, d5-e5. */
const SIX_KNIGHTS = {
  Y: 'g2:f1f2f3f4h1:b5',
  C: 'b7:a8b8c6c7d6:e2',
  M: 'b2:a2a3b1b3c1:d5',
} as const satisfies Setting;

/** Each faction is one move from a line of six: e5-d6, b8-a8, b7-c6. */
const LINES = {
  Y: 'g2::d1d2d3d4d5e5',
  C: 'c7::a3a4a5a6a7b8',
  M: 'b2::c1c2c3c4c5b7',
} as const satisfies Setting;

describe('ways 2 and 7', () => {
  it('R11: win at once, and no Gray move follows', () => {
    const grays = at({ Y: 'g2:h1h2:d3e4f1f2', gray: 'd4a5', grays: '300' });
    expect(hibryd.next(grays, ['e4', 'd5'])).toEqual({ steps: [], mayEnd: true });
    expect(outcomeOf(grays, 'e4-d5')).toEqual(wonBy(0, 'FOUR_GRAYS'));
    expect(hibryd.count?.(grays)).toBe(hibryd.moves?.(grays).length);
  });

  it('R22: way 7 is Knights on all three thrones, those of removed factions too', () => {
    const position = at({ Y: 'e3:b7g2:c2f2f3f4', C: '-', M: 'd6:a7a8:a6b6c7e5', seats: 'YcM', gray: 'a5' });
    expect(outcomeOf(position, 'c2-b2')).toEqual(wonBy(0, 'THREE_THRONES'));
  });
});

describe('feats', () => {
  const M = 'b2:a2b1:a3b3c2c1';

  it.each([
    ['3', 'six Knights', { ...SIX_KNIGHTS, C: 'b7:a8b8:a6b6c6d6' }, 'b5-a5'],
    ['4a', 'six in a line', { ...LINES, C: 'b8:a7a8:a6b6c6b7', M: 'b2:a2b1:a4b3c2c1' }, 'e5-d6'],
    ['4b', 'a spread triangle', { Y: 'g2::b1b3b5d1d3e2', M: 'b2:a2a3:a4a5c1c2' }, 'e2-f1'],
    ['4b', 'a spread triangle that stands askew', { Y: 'e1::a3b5c7d2e4f1', M: 'b2:a2b1:a4b3c2c1' }, 'f1-g1'],
    ['4c', 'a close-knit triangle', { Y: 'g2::c3c4c5d3d4f2' }, 'f2-e3'],
    [
      '5',
      'the King amid seven',
      { Y: 'c4::c1c2c3c5c6d6', C: 'b7:a8b8:a6b6a7a5', M: 'b2:a2b1:a4b3a3d1' },
      'd6-c7',
    ],
    [
      '5',
      'the King, arriving there',
      { Y: 'd4::c1c2c3c5c6c7', C: 'b7:a8b8:a6b6a7a5', M: 'b2:a2b1:a4b3a3d1' },
      'd4-c4',
    ],
  ] as const)('way %s: %s wins when it cannot be answered', (way, _, setting, move) => {
    expect(outcomeOf(at(setting), move)).toEqual(wonBy(0, `UNANSWERED_${way.toUpperCase()}`));
  });

  it.each([
    ['a line with a gap (R2)', { Y: 'g2::d1d2d3d4d6e5', C: 'b8:a7a8:a6b6c6b7', M }, 'e5-f4'],
    ['a triangle of diagonal neighbours', { Y: 'g2::a4b5c6c3d4f2', C: 'b8:a7a8:a6b6c7b7', M }, 'f2-e2'],
    ['a close-knit triangle with one white cell', { Y: 'g2::c4c5d4d5e4c7', C: 'b8:a7a8:a6b6a5b7' }, 'c7-c6'],
    [
      'a line with the King off its middle',
      { Y: 'd3::c1c2c4c5c6c7', C: 'b8:a7a8:a6b6a5b7', M: 'b2:a2b1:a4b3a3d1' },
      'd3-c3',
    ],
    ['what was so before the turn', { ...LINES, Y: 'g2::d1d2d3d4d5d6' }, 'g2-g1'],
    ['a way that is closed', { ...LINES, closed: '4a' }, 'e5-d6'],
  ] as const)('are not made by %s', (_, setting, move) => {
    expect(hidden(positionAfter(at(setting), move))).not.toHaveProperty('claim');
  });

  it('way 6: the King moves onto the throne of a living enemy, and not of one gone', () => {
    expect(hidden(positionAfter(at(THRONE), 'c6-b7'))).toMatchObject({ claim: '1:6' });
    expect(hidden(positionAfter(at({ ...THRONE, C: '-', seats: 'YcM' }), 'c6-b7'))).not.toHaveProperty(
      'claim',
    );
  });

  it.each([
    ['3', { Y: 'g2:c4f1f2f3f4h1:', gray: 'd3d4e3' }, 'c4xe4xe2xc4'],
    ['4c', { Y: 'g2:c3:c4c5d3d4e3', M: 'b2:a2b1:c1c2d1d2', gray: 'a4b3b4' }, 'c3xa3xa5xc3'],
    [
      '5',
      {
        Y: 'c4:c3:c1c2c5c6c7',
        C: 'b7:a8b8:a6b6a7a5',
        M: 'b2:a2b1:a4b3a3d1',
        gray: 'd2d3e2',
      },
      'c3xe3xe1xc3',
    ],
  ] as const)(
    'way %s: is not made again by a Knight that leaps around to where it was',
    (_, setting, move) => {
      expect(hidden(positionAfter(at(setting), move))).not.toHaveProperty('claim');
    },
  );

  it('R22: way 6 is the move, not staying there', () => {
    const position = at({ ...THRONE, Y: 'b7:h1h2:f1f3f4g3' });
    expect(hidden(positionAfter(position, 'f1-e1'))).not.toHaveProperty('claim');
  });

  it('R8: nothing ends when all of them are closed', () => {
    const position = positionAfter(at({ ...LINES, closed: '3,4a,4b,4c,5,6' }), 'e5-d6');
    expect(hidden(position)).toEqual({ toMove: '2', closed: '3,4a,4b,4c,5,6', nullCheck: 'M:a3' });
  });
});

describe('answering ways 3, 4 and 5', () => {
  const claimed = positionAfter(at(LINES), 'e5-d6');

  it('is all the next player may do: the same; capturing the claimant’s King is no answer', () => {
    expect(hidden(claimed)).toMatchObject({ toMove: '2', claim: '1:4a' });
    expect(ownMoves(claimed)).toEqual(['b8-a8']);
    const near = at({ ...LINES, Y: 'b6::d1d2d3d4d5e5' });
    expect(ownMoves(at({ ...LINES, Y: 'b6::d1d2d3d4d5e5', toMove: 'C' }))).toContain('a6xb6');
    expect(ownMoves(positionAfter(near, 'e5-d6'))).toEqual(['b8-a8']);
  });

  it('lets the third player win by doing it too', () => {
    const answered = positionAfter(claimed, 'b8-a8');
    expect(hidden(answered)).toMatchObject({ toMove: '3', duplicable: '4a' });
    expect(outcomeOf(answered, 'b7-c6')).toEqual(wonBy(2, 'DUPLICATED_4A'));
  });

  it('closes the way when the third player does something else', () => {
    expect(hidden(positionAfter(claimed, 'b8-a8', 'b2-b1'))).toMatchObject({ toMove: '1', closed: '4a' });
  });

  it('closes it at once when there is no third player', () => {
    const position = positionAfter(at({ ...LINES, M: '-', seats: 'YCm' }), 'e5-d6', 'b8-a8');
    expect(hidden(position)).toEqual({ toMove: '1', seats: 'YCm', closed: '4a' });
  });

  it('R21: may capture the claimant’s King on the way; the third player may still duplicate', () => {
    const near = positionAfter(at({ ...LINES, Y: 'a8::d1d2d3d4d5e5' }), 'e5-d6', 'b8xa8');
    expect(hidden(near)).toMatchObject({ toMove: '3', seats: 'yCM', duplicable: '4a' });
    expect(outcomeOf(near, 'b7-c6')).toEqual(wonBy(2, 'DUPLICATED_4A'));
  });

  it('leaves nothing to do when a duplicate has won', () => {
    const position = positionAfter(at(LINES), 'e5-d6', 'b8-a8', 'b7-c6');
    expect(hidden(position)).toEqual({ toMove: '3' });
  });

  it('R20: a winning duplicate has no Gray move', () => {
    const position = positionAfter(at({ ...LINES, gray: 'f1' }), 'e5-d6', 'b8-a8');
    expect(hibryd.next(position, ['b7', 'c6'])).toEqual({ steps: [], mayEnd: true });
    expect(hibryd.next(position, ['b2', 'b1'])).toEqual({ steps: ['f1'], mayEnd: true });
  });

  it('R20: the claimant’s Gray move may block the answer', () => {
    const position = at({ ...SIX_KNIGHTS, gray: 'd1' });
    expect(ownMoves(positionAfter(position, 'b5-a5'))).toEqual(['e2-e1']);
    expect(outcomeOf(position, 'b5-a5/d1-e1')).toEqual(wonBy(0, 'UNANSWERED_3'));
  });

  it('comes before way 2: a fourth Gray piece that answers nothing is not legal', () => {
    const fourth = { ...LINES, gray: 'c6', grays: '030' } as const;
    expect(ownMoves(at({ ...fourth, toMove: 'C' }))).toContain('c7xc6');
    expect(ownMoves(positionAfter(at(fourth), 'e5-d6'))).toEqual(['b8-a8']);
  });

  it('needs no white cells for 4c, but duplicating it does (R15)', () => {
    const setting = { Y: 'g2::c3c4c5d3d4f2', C: 'd6::a6a7a8b6b7d5', M: 'h1::b1b2b3c1c2e1' } as const;
    const answered = positionAfter(at(setting), 'f2-e3', 'd5-c6');
    expect(hidden(answered)).toMatchObject({ toMove: '3', duplicable: '4c' });
    expect(hidden(positionAfter(answered, 'e1-d1'))).toMatchObject({ toMove: '1', closed: '4c' });
  });

  it('two feats in one turn need both, in one move', () => {
    const two = { Y: 'a8:a2a3a4a5a6:b6', M: 'c4:d4d5:d6e4e5c5' } as const;
    const onlyKnights = at({ ...two, C: 'e3:b1c1d1e1g1:h2' });
    expect(outcomeOf(onlyKnights, 'b6-a7')).toEqual(wonBy(0, 'UNANSWERED_TWO'));
    const both = positionAfter(at({ ...two, C: 'e3:c1d1e1f1g1:g2' }), 'b6-a7');
    expect(hidden(both)).toMatchObject({ claim: '1:3,4a' });
    expect(ownMoves(both)).toEqual(['g2-h1']);
    expect(hidden(positionAfter(both, 'g2-h1'))).toMatchObject({ duplicable: '3,4a' });
  });

  it('R15: of two ways either is enough for the third player', () => {
    const position = at({ ...SIX_KNIGHTS, toMove: 'M', duplicable: '3,4a' });
    expect(outcomeOf(position, 'd5-e5')).toEqual(wonBy(2, 'DUPLICATED_3'));
  });

  it('R9: claims nothing by the way that it answers', () => {
    const position = at({ ...LINES, C: 'c7::a3a4a5a6a7b8' });
    expect(hidden(positionAfter(position, 'e5-d6', 'b8-a8'))).not.toHaveProperty('claim');
  });

  it('R18: who may duplicate may claim another way instead; the first closes', () => {
    const position = at({ ...LINES, Y: 'g2::d1d2d3d4d5f4', C: LINES.C, toMove: 'M', duplicable: '3' });
    expect(outcomeOf(position, 'b7-c6')).toEqual(wonBy(2, 'UNANSWERED_4A'));
    const answerable = at({ ...LINES, toMove: 'M', duplicable: '3' });
    expect(hidden(positionAfter(answerable, 'b7-c6'))).toMatchObject({
      toMove: '1',
      closed: '3',
      claim: '3:4a',
    });
  });
});

/**
 * Yellow is one move from six Knights; Cyan's answer makes a line too; Magenta is one move from either or
 * both.
 */
describe('answering and claiming in one turn (R9)', () => {
  const Y = 'g2:f4f2f3h2h1:b5';
  const C = 'b7:c1d1e1f1g1:a2';
  const both = at({ Y, C, M: 'b2:a3b4b3a7a8:d5' });
  const answered = positionAfter(both, 'b5-a5', 'a2-b1');
  const line = { Y, C, M: 'b2::c2c3c4c5c6d6' } as const;

  it('leaves the third player a claim to answer and a way to duplicate', () => {
    expect(hidden(answered)).toMatchObject({ toMove: '3', claim: '2:4a', duplicable: '3' });
  });

  it('lets the third player win by the way answered', () => {
    expect(outcomeOf(answered, 'd5-e5')).toEqual(wonBy(2, 'DUPLICATED_3'));
    expect(ownMoves(answered).every((move) => outcomeOf(answered, move)?.reason === 'DUPLICATED_3')).toBe(
      true,
    );
  });

  it('closes the way answered when the third player answers the newest claim only', () => {
    const position = positionAfter(at(line), 'b5-a5', 'a2-b1');
    expect(ownMoves(position)).toEqual(['d6-c7']);
    expect(hidden(positionAfter(position, 'd6-c7'))).toMatchObject({
      toMove: '1',
      closed: '3',
      duplicable: '4a',
    });
  });

  it('gives the game to the newest claimant when the third player can do neither', () => {
    const neither = at({ Y, C, M: 'b2:a3a4:b3b4c2d2' });
    expect(outcomeOf(neither, 'b5-a5', 'a2-b1')).toEqual(wonBy(1, 'UNANSWERED_4A'));
  });

  it('closes the answered way at once between two; the new claim stands', () => {
    const two = at({ Y: 'g2:f2f3f4g3h1:b5', C, M: '-', seats: 'YCm' });
    expect(outcomeOf(two, 'b5-a5', 'a2-b1')).toEqual(wonBy(1, 'UNANSWERED_4A'));
    expect(hidden(positionAfter(two, 'b5-a5', 'a2-b1'))).toMatchObject({ closed: '3', claim: '2:4a' });
  });

  it('says so to all three', () => {
    const codes = (before: Position, move: string) =>
      hibryd.turnNotices?.(before, play(before, move), 'move').map(({ code }) => code);
    const claimed = positionAfter(both, 'b5-a5');
    expect(codes(claimed, 'a2-b1')).toEqual(['ANSWERED_3', 'CLAIM_4A', 'CLAIM_OR_DUPLICATE', 'DUPLICATE_3']);
    expect(codes(answered, 'd5-e5')).toEqual([]);
    const newest = positionAfter(at({ Y, C, M: 'b2:a3a4:b3b4c2d2' }), 'b5-a5');
    expect(codes(newest, 'a2-b1')).toEqual(['ANSWERED_3', 'FINAL_CLAIM_4A', 'FINAL_CLAIM_OR_DUPLICATE']);
  });

  it('keeps the pending way when either of the two others leaves, and closes it with the third (R10)', () => {
    expect(hidden(hibryd.withdraw(answered, 1).position)).toMatchObject({ toMove: '3', duplicable: '3' });
    expect(hidden(hibryd.withdraw(answered, 1).position)).not.toHaveProperty('claim');
    const left = hidden(hibryd.withdraw(answered, 0).position);
    expect(left).toMatchObject({ toMove: '3', claim: '2:4a', duplicable: '3' });
    expect(hibryd.withdraw(answered, 2).outcome).toEqual(wonBy(1, 'UNANSWERED_4A'));
  });
});

describe('a skipped turn', () => {
  /** Cyan fills the top of the board, shut in by six Yellow Pawns. */
  const shutIn = { Y: 'd3::e1e2e4e5f2f3', C: 'h1::f1f4g1g2g3h2', M: 'b2:a2b1:a4b3c2d1' } as const;

  it('R5, R17: is that of a player without a move of its own; Ko lapses', () => {
    const position = positionAfter(at({ ...shutIn, gray: 'c4' }), 'd3-d2/c4-c5');
    expect(hidden(position)).toMatchObject({ toMove: '3' });
    expect(hidden(position)).not.toHaveProperty('ko');
    expect(steps(position, 'd1', 'c1', 'c5')).toContain('c4');
  });

  it('R17: ends the chance to duplicate', () => {
    const position = at({
      ...shutIn,
      Y: 'c2::e1e2e4e5f2f3',
      M: 'b7:a2b1:a4b3c1d1',
      claim: '3:6',
      seats: 'YCM',
    });
    expect(hidden(positionAfter(position, 'c2-b2'))).toMatchObject({ toMove: '3', closed: '6' });
  });

  it('draws the game when nobody can move', () => {
    const position = at({
      ...{ Y: 'g1::e1d3f1f2g2h1', C: 'f4::e2e4e5f3g3h2', M: '-', seats: 'YCm' },
      gray: 'c3d1d2d4d5d6',
    });
    expect(outcomeOf(position, 'd3-e3/c3-d3')).toEqual({ points: [0.5, 0.5, 0], reason: 'NO_MOVES' });
  });
});

describe('leaving the game', () => {
  it('R6: removes the faction, and passes the turn on', () => {
    const left = hibryd.withdraw(at({ grays: '200' }), 0);
    expect(left).toMatchObject({ toMove: 1 });
    expect(hibryd.formatPosition(left.position)).toBe(
      '- b7:a8b8:a6b6c6d6 b2:a2b1:a4b3c2d1 - 2 yCM 200 - - - - - -',
    );
    expect(hibryd.withdraw(left.position, 1).outcome).toEqual(wonBy(2, 'LAST_KING'));
  });

  it('R10: gives the game to the claimant when the one who must answer leaves', () => {
    const claimed = positionAfter(at(LINES), 'e5-d6');
    expect(hibryd.withdraw(claimed, 1).outcome).toEqual(wonBy(0, 'UNANSWERED_4A'));
  });

  it('R10: ends the claim when the claimant leaves; what was answered stays pending', () => {
    const claimed = positionAfter(at(LINES), 'e5-d6');
    expect(hidden(hibryd.withdraw(claimed, 0).position)).toEqual({
      toMove: '2',
      seats: 'yCM',
      nullCheck: 'M:a3',
    });
    const answered = positionAfter(claimed, 'b8-a8');
    for (const seat of [0, 1]) {
      expect(hidden(hibryd.withdraw(answered, seat).position)).toMatchObject({
        toMove: '3',
        duplicable: '4a',
      });
    }
    expect(hidden(hibryd.withdraw(answered, 2).position)).toMatchObject({ toMove: '1', closed: '4a' });
  });

  it('leaves a claim standing when the third player goes; its throne answers no more (R16)', () => {
    const position = at({ ...THRONE, C: 'c2:e4e5:a5a6d5d6', M: 'g1:a2b1:a3a4b3d1' });
    const claimed = positionAfter(position, 'c6-b7');
    expect(ownMoves(claimed)).toContain('c2-b2');
    expect(hibryd.withdraw(claimed, 2).outcome).toEqual(wonBy(0, 'UNANSWERED_6'));
  });

  it('R10: leaves the answer by the third throne standing when the first claimant goes', () => {
    const third = at({ ...THRONE, C: 'c1:a8b8:a5a6a7d6', M: 'g1:a2b1:a4b3c2d1' });
    const phase = positionAfter(third, 'c6-b7', 'c1-b2');
    const { position } = hibryd.withdraw(phase, 0);
    expect(hidden(position)).toMatchObject({ toMove: '3', claim: '2:third' });
    expect(ownMoves(position)).toEqual(['g1-g2']);
  });

  it('R23: before taking a faction leaves all three to choose from, then removes the one left over', () => {
    const left = hibryd.withdraw(hibryd.start({}).position, 0);
    expect(hidden(left.position)).toEqual({ toMove: '2', seats: 'x..' });
    const both = positionAfter(left.position, 'c2-d2', 'f2-e2');
    expect(hibryd.formatPosition(both)).toBe(
      'g2:h1h2:e2f1f3f4 - b2:a2b1:a4b3d1d2 a5c3c5e1e3e5 2 xMY 000 - - - - - -',
    );
  });
});
