/** ThreeHex Chess, rule by rule. */
import { describe, expect, it } from 'vitest';
import { readMove } from '../../../src/rules/notation.ts';
import type { Position } from '../../../src/rules/threehex/position.ts';
import { threehex } from '../../../src/rules/threehex/threehex.ts';
import {
  CORNERS,
  EMPTY_ROWS,
  legal,
  men,
  outcome,
  play,
  position,
  type Setting,
  START,
  to,
} from '../../support/rules/threehexDiagram.ts';

describe('the board', () => {
  const { cells } = threehex.board;

  it('is a triangle of 105 hexes pointing left, of which 273 pairs are neighbours', () => {
    const corner = (name: string) => cells.find(({ cell }) => cell === name);
    expect(corner('68')).toMatchObject({ x: 0, y: 0 });
    expect(corner('94')).toMatchObject({ x: 0, y: 13 });
    expect(corner('81')?.x).toBeCloseTo(-13 * Math.sqrt(0.75));
    expect(corner('81')?.y).toBe(6.5);
    const pairs = cells.flatMap((one, index) => cells.slice(index + 1).map((other) => [one, other] as const));
    const distances = pairs.map(([one, other]) => Math.hypot(one.x - other.x, one.y - other.y));
    expect(cells).toHaveLength(105);
    expect(distances.filter((distance) => Math.abs(distance - 1) < 1e-9)).toHaveLength(273);
    expect(Math.min(...distances)).toBeGreaterThan(1 - 1e-9);
  });

  it('has 35 cells of each shade, and the numbers 1 to 106 without 67', () => {
    for (const tint of ['light', 'mid', 'dark']) {
      expect(cells.filter((cell) => cell.tint === tint)).toHaveLength(35);
    }
    const numbers = cells.map(({ cell }) => Number(cell)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 106 }, (_, index) => index + 1).filter((n) => n !== 67));
  });
});

describe('the start', () => {
  it('has 18 men a side on the author’s cells', () => {
    const table = {
      W: ['71', '73', '68 76', '69 75', '70 72 74', '37 38 39 40 41 42 43 44 106'],
      U: ['84', '86', '81 89', '82 88', '83 85 87', '47 48 49 50 51 52 53 54 80'],
      B: ['97', '99', '94 102', '95 101', '96 98 100', '57 58 59 60 61 62 63 64 93'],
    };
    for (const [letter, rows] of Object.entries(table)) {
      for (const [index, numbers] of rows.entries()) {
        const standing = threehex.pieces(START).filter(({ symbol }) => symbol === letter + 'KQRNBp'[index]);
        expect(
          standing
            .map(({ cell }) => Number(cell))
            .sort((a, b) => a - b)
            .join(' '),
        ).toBe(numbers);
      }
    }
  });

  it('gives White 33 moves, four of them captures, and pins the pawn on 40', () => {
    expect(legal(START)).toHaveLength(33);
    expect(legal(START).filter((move) => move.includes('x'))).toEqual(['72x62', '73x60', '74x58', '76x80']);
    expect(legal(START, '40')).toEqual([]);
  });

  it('is White’s, then Blue’s, then Black’s turn', () => {
    expect(play(START, '44-22').toMove).toBe(1);
    expect(play(START, '44-22', '54-29').toMove).toBe(2);
    expect(play(START, '44-22', '54-29', '64-36').toMove).toBe(0);
  });
});

describe('the men', () => {
  it.each([
    [
      'a rook, along the rows and columns',
      'WR1',
      '103 64 35 15 2 9 25 50 85 72 40 18 5 3 11 28 54 90 99 61 33 14 6 20 43 76',
    ],
    ['a bishop, along the diagonals', 'WB1', '10 52 4 16 37 13 31 58 95 19 74 34 101 7 22 46 80'],
    ['a bishop, between two men', 'WB1 Wp2 Wp3', '10 52 4 16 37 13 31 58 95 19 74 34 101 7 22 46 80'],
    ['a king, in twelve directions', 'WK1', '2 3 14 15 5 6 10 13 34 4 19 7'],
    ['a knight, to twelve cells', 'WN1', '26 63 27 62 41 42 36 8 17 21 12 32'],
    ['a knight, over any men', 'WN1 Wp2 Wp3 Wp14 Wp15 Wp5 Wp6', '26 63 27 62 41 42 36 8 17 21 12 32'],
    ['a rook, up to the first man', 'WR1 Wp2 Wp3 Up14 Bp5 Bp6 Wp15', 'x14 x5 x6'],
  ])('%s', (_, plus, targets) => {
    const board = plus.startsWith('WK') ? CORNERS.replace('WK', '..') : CORNERS;
    expect(legal(position(board, { plus }), '1')).toEqual(to('1', targets));
  });

  it('moves a queen like a rook or a bishop', () => {
    const moves = ['WR1', 'WB1', 'WQ1'].map((plus) => legal(position(CORNERS, { plus }), '1'));
    expect(moves[2]).toEqual([...(moves[0] ?? []), ...(moves[1] ?? [])].sort());
  });

  it.each([
    ['W', 'Wp1', '3'],
    ['U', 'Up1', '15'],
    ['B', 'Bp1', '6'],
    ['W', 'Wp1 Up3', ''],
    ['W', 'Wp1 Up10 Bp13', '3 x10 x13'],
    ['U', 'Up1 Wp34 Bp4', '15 x34 x4'],
    ['B', 'Bp1 Wp19 Up7', '6 x19 x7'],
    ['W', 'Wp1 Up2 Bp14 Bp15 Up34', '3'],
    ['W', 'Wp44', '22'],
  ] as const)('moves a pawn of %s one step ahead and captures beside: %s', (toMove, plus, targets) => {
    const from = plus.split(' ')[0]?.slice(2) ?? '';
    expect(legal(position(CORNERS, { toMove, plus }), from)).toEqual(targets === '' ? [] : to(from, targets));
  });

  it.each([
    ['W', 'Wp56 BN93', ['56-92', '56x93']],
    ['U', 'Up65 BN64 WN105', ['65-104', '65x105']],
    ['B', 'Bp45 WN79', ['45-78', '45x79']],
  ] as const)('makes a pawn of %s promote on the far side', (toMove, plus, moves) => {
    const from = plus.slice(2, 4);
    const promotions = moves.flatMap((move) => ['B', 'N', 'Q', 'R'].map((kind) => `${move}=${kind}`));
    expect(legal(position(CORNERS, { toMove, plus }), from)).toEqual(promotions);
  });

  it('shows the pawn on its promotion cell until its new kind is named', () => {
    const before = position(CORNERS, { plus: 'Wp56' });
    expect(men(before, ['56'])).toBe('BK94 Wp56 WK68 UK81');
    expect(men(before, ['56', '92'])).toBe('BK94 Wp92 WK68 UK81');
    expect(men(before, ['56', '92', 'N'])).toBe('BK94 WN92 WK68 UK81');
    expect(men(play(before, '56-92=N').position)).toBe('BK94 WN92 WK68 UK81');
  });
});

describe('castling', () => {
  const HOME = `
    .. .. .. .. .. .. .. .. .. UK ..
    .. .. .. .. .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. .. .. .. .. .. ..
    WR .. .. WK .. .. .. .. WR .. .. .. .. ..
  `;
  const castlings = (setting: Setting): string[] =>
    legal(position(HOME, { rights: 'Wsl', ...setting, plus: `BK94 ${setting.plus ?? ''}` })).filter((move) =>
      move.startsWith('O'),
    );

  it.each([
    ['both ways', '', ['O-O', 'O-O-O']],
    ['not over a man on any cell between', 'WN69 WN75', []],
    ['not out of check', 'BR4', []],
    ['not over an attacked cell', 'BR34', ['O-O-O']],
    ['not over an attacked cell on the long side', 'BR5', ['O-O']],
    ['not to an attacked cell', 'BR7', ['O-O']],
    ['not when a line opens behind the rook', 'UR78', ['O-O']],
    ['with the rook attacked', 'BR24', ['O-O', 'O-O-O']],
    ['with a cell attacked that only the rook crosses', 'UR8', ['O-O', 'O-O-O']],
  ])('is allowed %s', (_, plus, expected) => {
    expect(castlings({ plus })).toEqual(expected);
  });

  it('may be asked for in words; where both are possible, it must be said which', () => {
    const asked = (text: string, setting: Setting = {}) =>
      readMove(threehex, position(HOME, { rights: 'Wsl', plus: 'BK94', ...setting }), text);
    expect(asked('castle')).toMatchObject({
      ok: false,
      error: { code: 'VAGUE_WORD', word: 'castle', legal: ['O-O', 'O-O-O'] },
    });
    for (const text of ['castle short', 'Castles kingside', 'short castling', 'O-O']) {
      expect(asked(text)).toMatchObject({ ok: true, value: { text: 'O-O' } });
    }
    expect(asked('castles long')).toMatchObject({ ok: true, value: { text: 'O-O-O' } });
    for (const castle of ['castle', 'castles', 'castling']) {
      for (const [sides, read] of [
        [['short', 'kingside', 'king side'], 'O-O'],
        [['long', 'queenside', 'queen side'], 'O-O-O'],
      ] as const) {
        for (const text of sides.flatMap((side) => [`${castle} ${side}`, `${side} ${castle}`]))
          expect(asked(text), text).toMatchObject({ ok: true, value: { text: read } });
      }
    }
    expect(asked('castles', { rights: 'Wl' })).toMatchObject({ ok: true, value: { text: 'O-O-O' } });
  });

  it('has a reason of its own when it is refused as the whole move', () => {
    const reason = (beginning: readonly string[], step?: string) =>
      threehex.refusalNotice?.(START, beginning, step);
    expect(reason([], 'O-O')).toEqual({ code: 'CASTLING', way: 'O-O' });
    expect(reason([], 'O-O-O')).toEqual({ code: 'CASTLING', way: 'O-O-O' });
    expect(reason(['71'], 'O-O')).toBeUndefined();
    expect(reason([], '1')).toBeUndefined();
  });

  it('needs a king and a rook that have not moved', () => {
    expect(castlings({ rights: 'Ws' })).toEqual(['O-O']);
    expect(castlings({ rights: 'Wl' })).toEqual(['O-O-O']);
    expect(castlings({ rights: '-' })).toEqual([]);
  });

  it.each([
    ['moving the king', '71-39', 'UslBsl'],
    ['moving a rook', '68-69', 'WlUslBsl'],
    ['losing a rook', '73x89', 'WslUsBsl'],
    ['castling', 'O-O', 'UslBsl'],
  ])('is lost by %s', (_, move, rights) => {
    const open = position(
      `
      BR
      .. ..
      .. .. ..
      BK .. .. ..
      .. .. .. .. ..
      .. .. .. .. .. UR
      .. .. .. .. .. .. ..
      .. .. .. .. .. .. .. ..
      BR .. .. .. .. .. .. .. ..
      .. .. .. .. .. .. .. .. .. ..
      .. .. .. .. .. .. .. .. .. .. UK
      .. .. .. .. .. .. .. .. .. .. .. ..
      .. .. .. .. .. .. .. .. .. .. .. .. ..
      WR .. .. WK .. WQ .. .. WR .. .. .. .. UR
      `,
      { rights: 'WslUslBsl' },
    );
    const text = threehex.formatPosition(play(open, move).position);
    expect(text.split(' ')[2]).toBe(rights);
  });

  it.each([
    ['W', 'O-O', 'WR68 WK71', 'WR70 WK69'],
    ['W', 'O-O-O', 'WR76 WK71', 'WR73 WK74'],
    ['U', 'O-O', 'UR81 UK84', 'UR83 UK82'],
    ['U', 'O-O-O', 'UR89 UK84', 'UR86 UK87'],
    ['B', 'O-O', 'BR94 BK97', 'BR96 BK95'],
    ['B', 'O-O-O', 'BR102 BK97', 'BR99 BK100'],
  ] as const)('brings the men of %s by %s from %s to %s', (toMove, move, before, after) => {
    const kings = ['WK71', 'UK84', 'BK97'].filter((king) => !king.startsWith(toMove));
    const plus = [before, ...kings].join(' ');
    const rights = `${toMove}${move === 'O-O' ? 's' : 'l'}`;
    const open = position(EMPTY_ROWS.join('\n'), { toMove, plus, rights });
    const expected = [...after.split(' '), ...kings].sort();
    expect(men(open, [move]).split(' ').sort()).toEqual(expected);
    expect(men(play(open, move).position).split(' ').sort()).toEqual(expected);
  });
});

describe('the end', () => {
  /** Black's king in the corner: White's rook on 64 holds 57 and 93; Blue's rook on 8 can go to 104. */
  const NET = `
    BK
    .. ..
    .. .. ..
    .. .. .. ..
    .. .. .. .. ..
    .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. .. ..
    .. WR .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. UR .. .. ..
    .. .. .. .. .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. .. .. .. .. .. ..
    WK .. .. .. .. .. .. .. .. .. .. .. .. UK
  `;

  const told = (from: Position, move: string) => {
    const { position: last, outcome: end } = play(from, move);
    return end && threehex.endNotices?.(last, end);
  };

  it('by checkmate gives 1 to the player who could capture the king, and 1/2 to the third', () => {
    const net = position(NET, { toMove: 'U' });
    expect(outcome(net, '8-104')).toEqual({ points: [1 / 2, 1, 0], reason: 'CHECKMATE' });
  });

  it('by checkmate from both gives the 1 to the one who moves first after the mated player', () => {
    const net = position(NET, { toMove: 'U', plus: 'WB3' });
    expect(outcome(net, '8-104')).toEqual({ points: [1, 1 / 2, 0], reason: 'CHECKMATE' });
    expect(told(net, '8-104')).toEqual([{ code: 'MATED', seat: 2, of: 0 }]);
  });

  it('by checkmate counts a pinned man as one that could capture the king', () => {
    const kings = NET.replace('UK', '..').replace('UR', '..');
    const blocking = position(kings, { toMove: 'U', plus: 'UK86 UB33 WR63 WR55' });
    expect(outcome(blocking, '33-3')).toEqual({ points: [1 / 2, 1, 0], reason: 'CHECKMATE' });
    expect(legal(position(kings, { toMove: 'U', plus: 'UK86 UB3 WR63 WR55' }), '3')).toEqual([]);
  });

  it('by checkmate shows the mated king and what attacks it, and any other end no king', () => {
    const shown = (from: Position, move: string) => threehex.highlights?.(play(from, move));
    const net = position(NET, { toMove: 'U' });
    expect(shown(net, '8-104')).toEqual([
      { kind: 'decisive', cell: '94' },
      { kind: 'checker', cell: '104' },
    ]);
    expect(shown(position(NET.replace('UR', '..'), { toMove: 'U', plus: 'UR90' }), '90-55')).toEqual([]);
  });

  it('by stalemate is a draw', () => {
    const net = position(NET.replace('UR', '..'), { toMove: 'U', plus: 'UR90' });
    expect(outcome(net, '90-55')).toEqual({ points: [1 / 2, 1 / 2, 1 / 2], reason: 'STALEMATE' });
    expect(told(net, '90-55')).toEqual([]);
    expect(told(net, '90-55')).toEqual([]);
  });

  it('comes by itself with the third occurrence of a position, the start being its first', () => {
    const dance = ['69-16', '82-23', '95-30', '16-69', '23-82', '30-95'];
    expect(outcome(START, ...dance, ...dance.slice(0, 5))).toBeUndefined();
    expect(outcome(START, ...dance, ...dance)).toEqual({
      points: [1 / 2, 1 / 2, 1 / 2],
      reason: 'THIRD_OCCURRENCE',
    });
  });

  it('counts positions with other castling rights as different', () => {
    const home = position(CORNERS.replace('WK', 'WR').replace('BK', '..'), {
      plus: 'WK71 BK60',
      rights: 'Ws',
    });
    const dance = ['71-70', '81-80', '60-61', '70-71', '80-81', '61-60'];
    expect(outcome(home, ...dance, ...dance)).toBeUndefined();
    expect(outcome(home, ...dance, ...dance, '71-70')?.reason).toBe('THIRD_OCCURRENCE');
  });

  it('comes with the 150th ply without a pawn move or a capture', () => {
    const late = { quiet: 149, plus: 'Wp38 BN65' };
    expect(outcome(position(CORNERS, { ...late, quiet: 148 }), '68-69')).toBeUndefined();
    expect(outcome(position(CORNERS, late), '68-69')).toEqual({
      points: [1 / 2, 1 / 2, 1 / 2],
      reason: 'QUIET_PLIES',
    });
    expect(outcome(position(CORNERS, late), '38-16')).toBeUndefined();
    expect(outcome(position(CORNERS, { ...late, plus: 'Wp38 BN69' }), '68x69')).toBeUndefined();
  });

  it('puts checkmate before the draws that come by themselves', () => {
    const late = position(NET, { toMove: 'U', quiet: 149 });
    expect(outcome(late, '8-104')?.reason).toBe('CHECKMATE');
    expect(outcome(late, '8-7')?.reason).toBe('QUIET_PLIES');
  });

  it('comes when only the three kings are left', () => {
    const open = position(CORNERS, { plus: 'BN69' });
    expect(outcome(open, '68x69')).toEqual({ points: [1 / 2, 1 / 2, 1 / 2], reason: 'ONLY_KINGS' });
  });

  it.each([
    [0, [0, 3 / 4, 3 / 4]],
    [1, [3 / 4, 0, 3 / 4]],
    [2, [3 / 4, 3 / 4, 0]],
  ])('comes at once when seat %i leaves, the others sharing its point and a half', (seat, points) => {
    expect(threehex.withdraw(START, seat).outcome).toEqual({ points, reason: 'WITHDRAWN' });
  });
});
