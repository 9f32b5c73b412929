/** What Hibryd tells its players: what a turn or a leaving brought about, and why a step cannot follow. */
import { describe, expect, it } from 'vitest';
import { hibryd } from '../../../src/rules/hibryd/hibryd.ts';
import type { Position } from '../../../src/rules/hibryd/position.ts';
import { at, outcomeOf, play, positionAfter, THRONE, wonBy } from '../../support/rules/hibrydPosition.ts';

/** Each faction is one move from a line of six: e5-d6, b8-a8, b7-c6. */
const LINES = { Y: 'g2::d1d2d3d4d5e5', C: 'c7::a3a4a5a6a7b8', M: 'b2::c1c2c3c4c5b7' } as const;
const line = { code: 'DUPLICATE_4A', seat: 2, way: '4a' };

const afterMove = (before: Position, move: string) =>
  hibryd.turnNotices?.(before, play(before, move), 'move');
const afterLeaving = (before: Position, seat: number) =>
  hibryd.turnNotices?.(before, hibryd.withdraw(before, seat), 'leaving');

describe('what a turn of Hibryd brings about', () => {
  const claimed = positionAfter(at(LINES), 'e5-d6');

  it('is nothing where it claims, answers and captures nothing', () => {
    expect(afterMove(at({}), 'f2-e2')).toEqual([]);
  });

  it('is a claim that ends with the player who had to answer it', () => {
    expect(afterLeaving(claimed, 1)).toEqual([{ code: 'ANSWERER_LEFT', seat: 1, of: 0 }]);
    expect(hibryd.withdraw(claimed, 1).outcome).toEqual(wonBy(0, 'UNANSWERED_4A'));
  });

  it('is a claim that ends with the claimant, also where that ends the game', () => {
    expect(afterLeaving(claimed, 0)).toEqual([{ code: 'CLAIMANT_LEFT', seat: 1, of: 0 }]);
    const two = positionAfter(at({ ...LINES, M: '-', seats: 'YCm' }), 'e5-d6');
    expect(hibryd.withdraw(two, 0).outcome).toEqual(wonBy(1, 'LAST_KING'));
    expect(afterLeaving(two, 0)).toEqual([{ code: 'CLAIMANT_LEFT', seat: 1, of: 0 }]);
  });

  it('is a claim that stays when the third player leaves, and what may be duplicated when another does', () => {
    expect(afterLeaving(claimed, 2)).toEqual([]);
    expect(afterLeaving(positionAfter(claimed, 'b8-a8'), 1)).toEqual([]);
    expect(afterMove(claimed, 'b8-a8')).toEqual([{ code: 'ANSWERED_4A', seat: 1, of: 0, way: '4a' }, line]);
  });

  /** Yellow's King takes Cyan's throne, Cyan's can take Magenta's, Magenta's stands near Yellow's. */
  const thrones = at({ ...THRONE, C: 'c2:e4e5:a5a6d5d6', M: 'g1:a2b1:a3a4b3d1' });
  const onThrone = positionAfter(thrones, 'c6-b7');

  it('blames nobody for an answer that went with the third player', () => {
    expect(hibryd.withdraw(onThrone, 2).outcome).toEqual(wonBy(0, 'UNANSWERED_6'));
    expect(afterLeaving(onThrone, 2)).toEqual([]);
  });

  it('is the third throne, and its answer', () => {
    const claim = { code: 'THIRD_THRONE', seat: 2, of: 1, way: '6', cells: ['g2'] };
    expect(afterMove(onThrone, 'c2-b2')).toEqual([claim]);
    const closed = { code: 'CLOSED_6', way: '6' };
    expect(afterMove(positionAfter(onThrone, 'c2-b2'), 'g1-g2')).toEqual([
      { code: 'ANSWERED_THIRD_THRONE', seat: 2, of: 1 },
      closed,
    ]);
    const far = at({ ...THRONE, C: 'c2:e4e5:a5a6d5d6', M: 'e1:a7a8:a4b8c5d1' });
    expect(afterMove(positionAfter(far, 'c6-b7'), 'c2-b2')).toEqual([
      { ...claim, code: 'FINAL_THIRD_THRONE' },
    ]);
  });

  it('is the King taken on the third throne', () => {
    const taken = positionAfter(at({ ...THRONE, C: 'c2:e4e5:a5a6d5d6', M: 'b2:a2b1:a3a4b3d1' }), 'c6-b7');
    expect(afterMove(taken, 'c2xb2')).toEqual([
      { code: 'KING_CAPTURED', seat: 1, of: 2 },
      { code: 'THIRD_THRONE_TAKEN', seat: 1, of: 0 },
    ]);
  });

  it('is no throne where the fourth Gray piece, taken there, has won', () => {
    const gray = {
      ...THRONE,
      C: 'c2:e4e5:a5a6d5d6',
      M: 'g1:a2b1:a3a4b3d1',
      gray: 'b2',
      grays: '030',
    } as const;
    const last = positionAfter(at(gray), 'c6-b7');
    expect(outcomeOf(last, 'c2xb2')).toEqual(wonBy(1, 'FOUR_GRAYS'));
    expect(afterMove(last, 'c2xb2')).toEqual([]);
  });
});

describe('what a position of Hibryd tells', () => {
  it('names both feats of a claim', () => {
    const two = { Y: 'a8:a2a3a4a5a6:b6', C: 'e3:c1d1e1f1g1:g2', M: 'c4:d4d5:d6e4e5c5' } as const;
    const codes = hibryd.notices?.(positionAfter(at(two), 'b6-a7')).map(({ code }) => code);
    expect(codes?.slice(0, 3)).toEqual(['CLAIM_3', 'CLAIM_4A', 'CLAIM_TWO']);
  });

  it('shows the King among the seven of way 5', () => {
    const claimed = at({
      Y: 'c4::c1c2c3c5c6c7',
      C: 'b7:a8b8:a6b6a7a5',
      M: 'g2:h1h2:g1g3f1f2',
      toMove: 'C',
      claim: '1:5',
    });
    expect(hibryd.notices?.(claimed)[0]).toEqual({
      code: 'CLAIM_5',
      seat: 1,
      of: 0,
      way: '5',
      cells: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'],
    });
  });

  it('begins with what is most urgent: a check comes before counts', () => {
    const checked = at({ Y: 'd4:h1h2:f1f2f3f4', C: 'b7:a8b8:a6b6c6e4', grays: '200', escaped: 'Y' });
    const codes = hibryd.notices?.(checked).map(({ code }) => code);
    expect(codes).toEqual(['CHECK', 'GRAYS_2', 'ESCAPED']);
  });

  it('says nothing of a player who left without having taken a faction', () => {
    const without = at({ C: '-', seats: 'YxM', grays: '102' });
    expect([0, 1, 2].map((seat) => hibryd.isIn?.(without, seat))).toEqual([true, false, true]);
    expect(hibryd.notices?.(without)).toEqual([
      { code: 'GRAYS_1', seat: 0 },
      { code: 'GRAYS_2', seat: 2 },
    ]);
  });
});

describe('why a step of Hibryd cannot follow', () => {
  const reason = (position: Position, ...beginning: readonly string[]) =>
    hibryd.refusalNotice?.(position, beginning, undefined);
  const ring = { Y: 'g2:c4h2:f1f2f3f4', gray: 'd3d4e3' } as const;

  it('is that a Gray piece comes next, or another leap', () => {
    expect(reason(at({ gray: 'd4' }), 'f2', 'e2')).toEqual({ code: 'GRAY_NEXT' });
    expect(reason(at(ring), 'c4', 'e4')).toEqual({ code: 'LEAP_OR_GRAY', cells: ['e2'] });
  });

  it('is that no Gray piece moves while factions are taken', () => {
    const { position } = hibryd.start({});
    expect(reason(position, 'f2', 'e2')).toEqual({ code: 'NO_GRAY_YET' });
  });

  it('is that the move has won; but it may leap on', () => {
    const last = at({ ...ring, grays: '200' });
    expect(reason(last, 'c4', 'e4', 'e2', 'c4')).toEqual({ code: 'WON_ALREADY', seat: 0 });
    expect(reason(last, 'c4', 'e4', 'e2')).toBeUndefined();
  });

  it('is nothing of Hibryd’s own in an own move unfinished, or a Gray move begun', () => {
    expect(reason(at({}))).toBeUndefined();
    expect(reason(at({ gray: 'd4' }), 'f2', 'e2', 'd4')).toBeUndefined();
  });

  it('and less than a whole move is not played', () => {
    expect(() => hibryd.play(at({}), ['f2'])).toThrow('a whole move');
  });
});
