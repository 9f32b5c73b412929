/** Way 6 of Hibryd, a King on an enemy's throne, and the answer by the third throne. */
import { describe, expect, it } from 'vitest';
import { hibryd } from '../../../src/rules/hibryd/hibryd.ts';
import {
  at,
  hidden,
  outcomeOf,
  ownMoves,
  positionAfter,
  THRONE,
  wonBy,
} from '../../support/rules/hibrydPosition.ts';

describe('answering way 6', () => {
  const claimed = positionAfter(at(THRONE), 'c6-b7');

  it('is moving onto the claimant’s throne; the third player then wins on an enemy throne', () => {
    expect(ownMoves(claimed)).toEqual(expect.arrayContaining(['f2-g2']));
    const answered = positionAfter(at({ ...THRONE, M: 'g1:a2b1:a4b3c2d1' }), 'c6-b7', 'f2-g2');
    expect(hidden(answered)).toMatchObject({ toMove: '3', duplicable: '6' });
    expect(outcomeOf(answered, 'g1xg2')).toEqual(wonBy(2, 'DUPLICATED_6'));
    expect(hidden(positionAfter(answered, 'd1-e1'))).toMatchObject({ closed: '6' });
  });

  /** Yellow's King takes Cyan's throne, Cyan's can take Magenta's, Magenta's stands near Yellow's. */
  const third = at({ ...THRONE, C: 'c2:e4e5:a5a6d5d6', M: 'g1:a2b1:a3a4b3d1' });

  it('may be the third throne when the claimant stands on one’s own', () => {
    expect(ownMoves(positionAfter(third, 'c6-b7'))).toEqual(['c2-b2']);
    const phase = positionAfter(third, 'c6-b7', 'c2-b2');
    expect(hidden(phase)).toMatchObject({ toMove: '3', claim: '2:third' });
    expect(ownMoves(phase)).toEqual(['g1-g2']);
    expect(hidden(positionAfter(phase, 'g1-g2'))).toMatchObject({ toMove: '1', closed: '6' });
    expect(hidden(positionAfter(phase, 'g1-g2'))).not.toHaveProperty('claim');
  });

  it('and wins if the third player cannot go on to the throne left over', () => {
    const far = at({ ...THRONE, C: 'c2:e4e5:a5a6d5d6', M: 'e1:a7a8:a4b8c5d1' });
    expect(outcomeOf(far, 'c6-b7', 'c2-b2')).toEqual(wonBy(1, 'UNANSWERED_THIRD_THRONE'));
  });

  it('is not the third throne when the claimant stands there', () => {
    const position = at({ Y: 'c2:h1h2:f1f3f4g3', C: 'f2:a8b8:a6b6a7d6', M: 'd3:a2b1:a4b3c1d1' });
    expect(ownMoves(positionAfter(position, 'c2-b2'))).toEqual(['f2-g2']);
  });

  it('wins at once on the third throne when the third player’s King is captured there', () => {
    const position = at({ ...THRONE, C: 'c2:e4e5:a5a6d5d6', M: 'b2:a2b1:a3a4b3d1', gray: 'e1' });
    const claimed = positionAfter(position, 'c6-b7');
    expect(ownMoves(claimed)).toEqual(['c2xb2']);
    expect(hibryd.next(claimed, ['c2', 'b2'])).toEqual({ steps: [], mayEnd: true });
    expect(outcomeOf(claimed, 'c2xb2')).toEqual(wonBy(1, 'UNANSWERED_THIRD_THRONE'));
  });

  it('null check holds for that capture too', () => {
    const onThrone = { Y: 'b7:h1h2:f1f3f4g3', C: 'c2:e4e5:a5a6d5d6', M: 'b2:a2b1:a3a4b3d1' } as const;
    const claimed = { ...onThrone, claim: '1:6', toMove: 'C' } as const;
    expect(ownMoves(at(claimed))).toEqual(['c2xb2']);
    expect(ownMoves(at({ ...claimed, nullCheck: 'M:d5' }))).toEqual([]);
  });

  it('is claimed also by capturing the King on its own throne', () => {
    const position = at({ Y: 'c6:h1h2:f1f3f4g3', C: 'b7:a8b8:a6b6a7d6', M: 'f2:a2b1:a4b3c1d1' });
    const claimed = positionAfter(position, 'c6xb7');
    expect(hidden(claimed)).toMatchObject({ toMove: '3', seats: 'YcM', claim: '1:6' });
    expect(ownMoves(claimed)).toEqual(['f2-g2']);
    expect(hidden(positionAfter(claimed, 'f2-g2'))).toMatchObject({ toMove: '1', closed: '6' });
  });
});
