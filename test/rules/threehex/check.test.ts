/** Kings of ThreeHex Chess in check, and where they may not go. */
import { describe, expect, it } from 'vitest';
import { threehex } from '../../../src/rules/threehex/threehex.ts';
import { CORNERS, EMPTY_ROWS, legal, play, position, to } from '../../support/rules/threehexDiagram.ts';

describe('the king', () => {
  it('does not go where either opponent attacks, nor back along the line of a check', () => {
    const open = position(CORNERS.replace('WK', '..'), { plus: 'WK1 UR35 BR7' });
    expect(legal(open)).toEqual(to('1', '10 14 19 x7'));
  });

  it('may not be left attacked by either opponent', () => {
    const pinned = position(CORNERS, { plus: 'WN106 WR69 BR102 UR72' });
    expect(legal(pinned, '106')).toEqual([]);
    expect(legal(pinned, '69')).toEqual(to('69', '70 71 x72'));
  });

  it('in check, is saved by capturing, blocking or leaving', () => {
    const open = position(CORNERS, { plus: 'BR102 WR65 WB78' });
    expect(legal(open)).toEqual(['65-103', '65-104', '68-37', '68-69', '78x102']);
  });

  /** White's knight on 31 stands between Blue's rook on 54 and Black's king on 99. */
  const VEILED = position(
    `
    BK .. WN .. UR ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. .. .. .. .. .. ..
    WK .. .. .. .. .. .. .. .. .. .. .. .. UK
    `,
  );

  it('is not captured when another player uncovers a line to it: its owner gets its turn first', () => {
    const uncovered = play(VEILED, '31-27');
    expect(uncovered.toMove).toBe(1);
    expect(legal(uncovered.position, '54')).toContain('54-60');
    expect(legal(uncovered.position, '54')).not.toContain('54x99');
    expect(threehex.notices?.(uncovered.position)).toEqual([
      { code: 'CHECK_TO_COME', seat: 2, of: 1, cells: ['54'] },
    ]);
    const inCheck = play(uncovered.position, '81-82');
    expect(threehex.notices?.(inCheck.position)).toEqual([{ code: 'CHECK', seat: 2, of: 1, cells: ['54'] }]);
    expect(threehex.highlights?.(inCheck)).toEqual([
      { kind: 'check', cell: '99' },
      { kind: 'checker', cell: '54' },
    ]);
    expect(legal(inCheck.position)).not.toContain('99-60');
    expect(legal(inCheck.position)).toContain('99-100');
  });

  it('is in check from a pawn one step away, along the two diagonals beside its straight forward', () => {
    const checks = (plus: string) => threehex.notices?.(position(CORNERS, { plus }));
    expect(checks('Up37')).toEqual([{ code: 'CHECK', seat: 0, of: 1, cells: ['37'] }]);
    expect(checks('Bp47')).toEqual([{ code: 'CHECK_TO_COME', seat: 1, of: 2, cells: ['47'] }]);
    for (const plus of ['Up38', 'Up39', 'Bp37', 'Up47']) expect(checks(plus)).toEqual([]);
  });

  it('is in check from a man that is pinned itself', () => {
    const open = position(EMPTY_ROWS.join('\n'), { toMove: 'B', plus: 'UK81 UR76 WR72 WK102 BK86' });
    expect(threehex.notices?.(open)).toEqual([{ code: 'CHECK', seat: 2, of: 1, cells: ['76'] }]);
    expect(legal(open)).not.toContain('86-50');
    expect(legal(open).length).toBeGreaterThan(0);
    const blue = position(EMPTY_ROWS.join('\n'), { toMove: 'U', plus: 'UK81 UR76 WR72 WK102 BK86' });
    expect(legal(blue, '76')).toEqual(to('76', '73 74 75 77 78 79 80 x72'));
  });
});
