/** Draws of Hibryd by repetition (R7), and what comes before them. */
import { describe, expect, it } from 'vitest';
import { at, hidden, outcomeOf, ownMoves, play, THRONE, wonBy } from '../../support/rules/hibrydPosition.ts';

describe('repetition', () => {
  const round = ['g2-g1', 'b7-c7', 'b2-c1', 'g1-g2', 'c7-b7', 'c1-b2'];

  it('R7: the third occurrence of a position is a draw of those in the game', () => {
    const position = at({});
    expect(play(position, ...round, ...round.slice(0, 5)).outcome).toBeUndefined();
    expect(outcomeOf(position, ...round, ...round)).toEqual({
      points: [1 / 3, 1 / 3, 1 / 3],
      reason: 'THIRD_OCCURRENCE',
    });
  });

  it('R7: tells positions apart by what may still be done, not by claims past', () => {
    const position = at({ gray: 'd3' });
    const ko = ['g2-g1/d3-d4', 'b7-c7', 'b2-c1/d4-d3', 'g1-g2', 'c7-b7', 'c1-b2'];
    expect(play(position, ...ko, ...ko.slice(0, 5)).outcome).toBeUndefined();
    expect(outcomeOf(position, ...ko, ...ko)?.reason).toBe('THIRD_OCCURRENCE');
  });

  /** Comes back to the position where Yellow's King stands on Cyan's throne; the second time by a claim. */
  const aside = ['d6-d5', 'd1-d2', 'f1-e1', 'd5-d6', 'd2-d1', 'e1-f1'];
  const claiming = ['d6-d5', 'd1-d2', 'b7-c6', 'd5-d6', 'd2-d1', 'c6-b7'];
  const onThrone = { ...THRONE, Y: 'b7:h1h2:f1f3f4g3', toMove: 'C' } as const;

  it('R7: is a draw even while a claim is owed that could be answered', () => {
    const claimed = play(at(onThrone), ...claiming);
    expect(hidden(claimed.position)).toMatchObject({ toMove: '2', claim: '1:6' });
    expect(ownMoves(claimed.position)).toEqual(['f2-g2']);
    expect(outcomeOf(at(onThrone), ...aside, ...claiming)).toEqual({
      points: [1 / 3, 1 / 3, 1 / 3],
      reason: 'THIRD_OCCURRENCE',
    });
  });

  it('R7: is not counted where a claim cannot be answered, which wins', () => {
    const far = at({ ...onThrone, C: 'd4:a8b8:a6b6a7d6' });
    expect(outcomeOf(far, ...aside, ...claiming)).toEqual(wonBy(0, 'UNANSWERED_6'));
  });
});
