import { describe, expect, it } from 'vitest';
import { hibryd } from '../../../src/rules/hibryd/hibryd.ts';
import { replay } from '../../../src/rules/index.ts';
import { gameWords, wordsOf } from '../../../src/words/index.ts';
import {
  at,
  changes,
  hidden,
  outcomeOf,
  ownMoves,
  play,
  positionAfter,
  steps,
} from '../../support/rules/hibrydPosition.ts';

const start = hibryd.start({});

describe('the board of Hibryd', () => {
  const tints = new Map(hibryd.board.cells.map(({ cell, tint }) => [cell, tint]));
  const tinted = (tint: string) => [...tints].filter(([, each]) => each === tint).map(([cell]) => cell);

  it('is a triangle of side nine without its corners, rows a to h', () => {
    const rows = [...tints.keys()].map((cell) => cell.charAt(0)).join('');
    expect(rows).toBe('aaaaaaabbbbbbbbcccccccddddddeeeeeffffggghh');
    expect(['a1', 'a9', 'i1'].some((cell) => tints.has(cell))).toBe(false);
  });

  it('has white cells where the Gray pieces start, and twelve cells of each colour', () => {
    expect(tinted('white')).toEqual(['a5', 'c3', 'c5', 'e1', 'e3', 'e5']);
    expect([...tinted('blue'), ...tinted('throneBlue')]).toHaveLength(12);
    expect([...tinted('red'), ...tinted('throneRed')]).toHaveLength(12);
    expect([...tinted('green'), ...tinted('throneGreen')]).toHaveLength(12);
  });

  it('has Yellow’s throne on blue g2, Cyan’s on red b7, Magenta’s on green b2', () => {
    expect(['g2', 'b7', 'b2'].map((cell) => tints.get(cell))).toEqual([
      'throneBlue',
      'throneRed',
      'throneGreen',
    ]);
  });

  it('starts with each army turned a third around the board', () => {
    expect(hibryd.formatPosition(start.position)).toBe(
      'g2:h1h2:f1f2f3f4 b7:a8b8:a6b6c6d6 b2:a2b1:a4b3c2d1 a5c3c5e1e3e5 1 ... 000 - - - - - -',
    );
  });
});

describe('the first three turns', () => {
  it('take a faction by moving one of its Pawns, without a Gray move', () => {
    expect(steps(start.position)).toEqual('a4 a6 b3 b6 c2 c6 d1 d6 f1 f2 f3 f4'.split(' '));
    expect(hibryd.next(start.position, ['d6', 'd5'])).toEqual({ steps: [], mayEnd: true });
    const first = positionAfter(start.position, 'd6-d5');
    expect(hidden(first)).toEqual({ toMove: '2', seats: 'C..' });
    expect(steps(first)).toEqual('a4 b3 c2 d1 f1 f2 f3 f4'.split(' '));
    const third = replay(hibryd, ['f2-e2', 'd1-d2'], { position: first, toMove: 1 });
    expect(hidden(third.position)).toMatchObject({ toMove: '1', seats: 'CYM' });
    expect(steps(third.position)).not.toContain('f1');
  });

  it('name the factions that seats have taken', () => {
    const position = positionAfter(start.position, 'd6-d5', 'f2-e2');
    expect([0, 1, 2].map((seat) => hibryd.factionOf?.(position, seat))).toEqual([1, 0, undefined]);
    expect(hibryd.factions?.map((side) => gameWords(wordsOf('en'), hibryd).sides[side.letter])).toEqual([
      'Yellow',
      'Cyan',
      'Magenta',
    ]);
  });
});

describe('a Pawn', () => {
  it('steps to any empty cell beside it', () => {
    expect(steps(at({ Y: 'g2:h1h2:d3f2f3f4', gray: 'd4' }), 'd3')).toEqual(['c3', 'c4', 'd2', 'e2', 'e3']);
  });

  it('captures an enemy King, and nothing else by stepping', () => {
    const position = at({ Y: 'g2:h1h2:d3f2f3f4', C: 'b7:c3b8:a6b6c6c4', M: 'd4:a2b1:a4b3c2d1' });
    expect(steps(position, 'd3')).toEqual(['d2', 'd4', 'e2', 'e3']);
    expect(changes(position, 'd3xd4')).toEqual({
      ...{ d3: '..', d4: 'Yp', a2: '..', b1: '..', a4: '..', b3: '..', c2: '..', d1: '..' },
    });
  });
});

describe('a Knight', () => {
  const knight = at({ Y: 'g2:c4h2:f1f2f3f4' });

  it('steps like a Pawn and stays a Knight', () => {
    expect(steps(knight, 'c4')).toEqual(['b4', 'b5', 'c3', 'c5', 'd3', 'd4', 'e2', 'e4']);
    expect(changes(knight, 'c4-d4')).toEqual({ c4: '..', d4: 'Yn' });
  });

  it('rides like a Rook and arrives as a Pawn', () => {
    expect(changes(knight, 'c4-e4')).toEqual({ c4: '..', e4: 'Yp' });
  });

  it('is not promoted by where it rides to', () => {
    const position = at({ Y: 'g2:e4h2:f1f2f3f4', C: 'c7:a8b8:a6a7b6d6' });
    expect(changes(position, 'e4-b7')).toEqual({ e4: '..', b7: 'Yp' });
  });

  it('captures a King at the end of a ride, and is demoted', () => {
    const position = at({ Y: 'g2:c4h2:f1f2f3h1', C: '-', M: 'e4:a2b1:a4b3c2d1', seats: 'YcM' });
    expect(changes(position, 'c4xe4')).toMatchObject({ c4: '..', e4: 'Yp', a2: '..' });
  });

  it('leaps over a Gray piece beside it, captures it and stays a Knight', () => {
    const position = at({ Y: 'g2:c4h2:f1f2f3f4', gray: 'd4' });
    expect(changes(position, 'c4xe4')).toEqual({ c4: '..', d4: '..', e4: 'Yn' });
    expect(hidden(positionAfter(position, 'c4xe4'))).toMatchObject({ grays: '100' });
  });

  it('leaps over nothing but Gray pieces', () => {
    expect(steps(at({ Y: 'g2:c4h2:d4f2f3f1', C: 'b7:a8b8:b5b6c6d6' }), 'c4')).not.toContain('e4');
  });

  const ring = at({ Y: 'g2:c4h2:f1f2f3f4', gray: 'd3d4e3' });

  it('R13: leaps on, even back to where it started, for what it leapt over is gone', () => {
    expect(steps(ring, 'c4', 'e4')).toEqual(['d3', 'e2', 'e3']);
    expect(changes(ring, 'c4xe4xe2xc4')).toEqual({ d3: '..', d4: '..', e3: '..' });
    expect(steps(ring, 'c4', 'e4', 'e2', 'c4')).toEqual([]);
  });

  it('R13: may leap on after the fourth Gray piece', () => {
    const position = at({ Y: 'g2:c4h2:f1f2f3f4', gray: 'd3d4e3', grays: '200' });
    expect(hibryd.next(position, ['c4', 'e4', 'e2'])).toEqual({ steps: ['c4'], mayEnd: true });
    expect(outcomeOf(position, 'c4xe4xe2xc4')).toEqual({ points: [1, 0, 0], reason: 'FOUR_GRAYS' });
  });
});

describe('a King', () => {
  it('steps to empty cells, onto Gray pieces and enemy Kings, and captures these', () => {
    const position = at({ Y: 'd4:h1h2:f1f2f3f4', C: 'b7:a8c5:a6b6c6d5', M: 'd3:a2b1:a4b3c2d1', gray: 'e3' });
    expect(steps(position, 'd4')).toEqual(['c4', 'd3', 'e3', 'e4']);
    expect(changes(position, 'd4xe3')).toEqual({ d4: '..', e3: 'Yk' });
    expect(hidden(positionAfter(position, 'd4xe3'))).toMatchObject({ grays: '100' });
    expect(changes(position, 'd4xd3')).toMatchObject({ d4: '..', d3: 'Yk', a2: '..' });
  });

  it('may be left in check and step into it', () => {
    const position = at({ Y: 'd4:h1h2:f1f2f3f4', C: 'b7:a8b8:a6b6c6e4' });
    expect(hibryd.notices?.(position)).toEqual([{ code: 'CHECK', seat: 0, cells: ['d4'] }]);
    expect(ownMoves(position)).toEqual(expect.arrayContaining(['f1-e1', 'd4-d5']));
  });
});

describe('a King’s escape', () => {
  const inCheck = { Y: 'c4:c5h2:f1f2f3f4', M: 'b2:a2b1:b4b3c2d1' } as const;

  it('rides from check, a Knight beside it, which becomes a Pawn', () => {
    const position = at(inCheck);
    expect(steps(position, 'c4')).toEqual(['b5', 'c3', 'd3', 'd4', 'e2', 'e4']);
    expect(changes(position, 'c4-e4')).toEqual({ c4: '..', c5: 'Yp', e4: 'Yk' });
    expect(hidden(positionAfter(position, 'c4-e4'))).toMatchObject({ escaped: 'Y' });
  });

  it('needs the check and the Knight', () => {
    expect(steps(at({ ...inCheck, M: 'b2:a2b1:a4b3c2d1' }), 'c4')).not.toContain('e4');
    expect(steps(at({ ...inCheck, Y: 'c4:d5h2:f1f2f3f4' }), 'c4')).not.toContain('e4');
  });

  const withEnemyKnight = { ...inCheck, C: 'b7:a8b5:a6b6c6d6' } as const;

  it('R3: demotes the Knights of all sides the first time, its own afterwards', () => {
    expect(changes(at(withEnemyKnight), 'c4-e4')).toMatchObject({ b5: 'Cp', c5: 'Yp' });
    const again = changes(at({ ...withEnemyKnight, escaped: 'Y' }), 'c4-e4');
    expect(again).toEqual({ c4: '..', c5: 'Yp', e4: 'Yk' });
  });

  it('R12: may not end where a Knight that it would demote attacks it', () => {
    expect(steps(at(withEnemyKnight), 'c4')).toEqual(['c3', 'd3', 'd4', 'e4']);
  });

  it('R12, R24: captures at its end, and what goes with the capture attacks no more', () => {
    const gray = at({ ...inCheck, gray: 'e4' });
    expect(changes(gray, 'c4xe4')).toMatchObject({ e4: 'Yk' });
    expect(hidden(positionAfter(gray, 'c4xe4'))).toMatchObject({ grays: '100' });
    const king = at({ ...inCheck, M: 'e4:a2b1:b4d5c2d1' });
    expect(changes(king, 'c4xe4')).toMatchObject({ e4: 'Yk', d5: '..' });
  });

  it('R12: gives no check itself', () => {
    const position = at({ ...inCheck, Y: 'c4:c5h2:f1f2g1h1', C: 'e4:a8b8:a6b6c6d6' });
    const checked = hibryd.notices?.(position).filter(({ code }) => code === 'CHECK');
    expect(checked).toEqual([{ code: 'CHECK', seat: 0, cells: ['c4'] }]);
    expect(ownMoves(position)).toContain('c4xe4');
  });
});

describe('custodian capture', () => {
  it('takes a Gray piece two-way', () => {
    const position = at({ Y: 'g2:h1h2:d3e4f1f2', gray: 'd4' });
    expect(changes(position, 'e4-d5')).toEqual({ e4: '..', d5: 'Yp', d4: '..' });
    expect(hidden(positionAfter(position, 'e4-d5'))).toMatchObject({ grays: '100' });
  });

  it('takes a Gray piece three-way', () => {
    const position = at({ Y: 'g2:h1h2:c4d4e2f1', gray: 'd3' });
    expect(changes(position, 'c4-c3')).toEqual({ c4: '..', c3: 'Yp', d3: '..' });
  });

  it('demotes an enemy Knight, leaves Pawns alone, and takes all its victims at once', () => {
    const position = at({ Y: 'g2:h1h2:d3e4b5f2', C: 'b7:a8d4:a6b6c6d6', gray: 'c5' });
    expect(changes(position, 'e4-d5')).toEqual({ e4: '..', d5: 'Yp', d4: 'Cp', c5: '..' });
  });

  it('is done also by a Knight at the end of its ride', () => {
    const position = at({ Y: 'g2:f3h2:d3e1f1f2', gray: 'd4' });
    expect(changes(position, 'f3-d5')).toEqual({ f3: '..', d5: 'Yp', d4: '..' });
  });

  it('has no help from Kings, and none is done by a King', () => {
    const position = at({ Y: 'd3:h1h2:e4f1f2f3', gray: 'd4' });
    expect(changes(position, 'e4-d5')).toEqual({ e4: '..', d5: 'Yp' });
    const byKing = at({ Y: 'e4:h1h2:d3f1f2f3', gray: 'd4' });
    expect(changes(byKing, 'e4-d5')).toEqual({ e4: '..', d5: 'Yk' });
  });

  it('needs the piece that has just moved', () => {
    const position = at({ Y: 'g2:h1h2:d3d5f1f2', gray: 'd4' });
    expect(changes(position, 'f1-e1')).toEqual({ f1: '..', e1: 'Yp' });
  });

  it('demotes a Knight that steps between enemies, after its own captures', () => {
    const position = at({ Y: 'g2:e3h2:b4f1f2f3', C: 'b7:a8b8:d3d5b6c6', gray: 'c4' });
    expect(changes(position, 'e3-d4')).toEqual({ e3: '..', d4: 'Yp', c4: '..' });
  });

  it('demotes a Knight that steps among three of one faction, not of two', () => {
    const one = at({ Y: 'g2:e3h2:f4f1f2f3', C: 'b7:a8b8:c3d4e2a6' });
    expect(changes(one, 'e3-d3')).toEqual({ e3: '..', d3: 'Yp' });
    const two = at({ Y: 'g2:e3h2:f4f1f2f3', C: 'b7:a8b8:c3a7e2a6', M: 'b2:a2b1:d4b3c2d1' });
    expect(changes(two, 'e3-d3')).toEqual({ e3: '..', d3: 'Yn' });
  });
});

describe('a Gray piece pushed into a grip', () => {
  const between = { Y: 'g2:h1h2:d3d5f1f2', gray: 'e3' } as const;

  it('goes to the faction around it, whoever pushed it', () => {
    const position = at({ ...between, toMove: 'C' });
    expect(changes(position, 'a6-a7/e3-d4')).toEqual({ a6: '..', a7: 'Cp', e3: '..' });
    expect(hidden(positionAfter(position, 'a6-a7/e3-d4'))).toMatchObject({ grays: '100' });
  });

  it('wins the game for that faction when it is its fourth', () => {
    const position = at({ ...between, toMove: 'C', grays: '300' });
    expect(outcomeOf(position, 'a6-a7/e3-d4')).toEqual({ points: [1, 0, 0], reason: 'FOUR_GRAYS' });
  });

  it.each([
    ['Y', 'f1-e1/e3-d4', '100'],
    ['C', 'a6-a7/e3-d4', '010'],
    ['M', 'd1-e1/e3-d4', '100'],
  ] as const)('R4: goes to the mover %s before the others in turn order', (toMove, move, grays) => {
    const position = at({ ...between, C: 'b7:a8b8:a6b6c4e4', toMove });
    expect(hidden(positionAfter(position, move))).toMatchObject({ grays });
  });
});

describe('promotion', () => {
  it.each([
    ['Yellow on row a', { Y: 'g2:h1h2:b5f2f3f4' }, 'b5-a5', 'Yn'],
    ['Cyan on the left side', { C: 'b7:a8b8:e2b6c6d6', toMove: 'C' }, 'e2-e1', 'Cn'],
    ['Magenta on the right side', { M: 'b2:a2b1:e4b3c2d1', toMove: 'M' }, 'e4-e5', 'Mn'],
    ['anybody on an enemy throne', { Y: 'g2:h1h2:c6f2f3f4', C: 'c7:a8b8:a6a7d5d6' }, 'c6-b7', 'Yn'],
    ['nobody on its own throne', { Y: 'g1:h1h2:f2f1f3f4' }, 'f2-g2', 'Yp'],
    ['R14: on the throne of a faction gone', { Y: 'g2:h1h2:c6f2f3f4', C: '-', seats: 'YcM' }, 'c6-b7', 'Yn'],
    ['R24: on a back row cell next to another', { Y: 'g2:h1h2:a5f2f3f4' }, 'a5-b4', 'Yp'],
    ['R24: on the same cell again', { Y: 'g2:h1h2:b4f2f3f4' }, 'b4-a5', 'Yn'],
    [
      'not in an enemy’s grip',
      { Y: 'g2:h1h2:b5f2f3f4', M: 'b2:a2b1:a4b3c2a6', C: 'b7:a8b8:a7b6c6d6' },
      'b5-a5',
      'Yp',
    ],
  ] as const)('is for %s', (_, setting, move, symbol) => {
    expect(changes(at(setting), move)).toMatchObject({ [move.slice(3)]: symbol });
  });
});

describe('a Gray move', () => {
  it('follows the own move if the player wishes: one step to an empty cell', () => {
    const position = at({ gray: 'd3' });
    expect(hibryd.next(position, ['f1', 'e1'])).toEqual({ steps: ['d3'], mayEnd: true });
    expect(steps(position, 'f1', 'e1', 'd3')).toEqual(['c3', 'c4', 'd2', 'd4', 'e2', 'e3']);
    expect(changes(position, 'f1-e1/d3-d4')).toEqual({ f1: '..', e1: 'Yp', d3: '..', d4: '**' });
  });

  it('may use the cell that the own move has left', () => {
    expect(steps(at({ Y: 'g2:h1h2:e2f2f3f4', gray: 'd3' }), 'e2', 'e1', 'd3')).toContain('e2');
  });

  it('does not take a piece straight back in the next turn, but may in the turn after it (Ko)', () => {
    const position = positionAfter(at({ gray: 'd3' }), 'f1-e1/d3-d4');
    expect(hidden(position)).toMatchObject({ ko: 'd3>d4' });
    expect(steps(position, 'a6', 'a7', 'd4')).toEqual(['c4', 'c5', 'd5', 'e3', 'e4']);
    expect(hibryd.count?.(position)).toBe(hibryd.moves?.(position).length);
    expect(steps(positionAfter(position, 'a6-a7'), 'd1', 'd2', 'd4')).toContain('d3');
  });
});

describe('check and null check', () => {
  const opened = at({ Y: 'g2:d1h2:f1f2f3f4', C: 'd5:a8b8:a6b6c6b7', M: 'b2:a2b1:a4b3c2d3', toMove: 'M' });

  it('protects a King from an attack that another player’s turn has opened', () => {
    const position = positionAfter(opened, 'd3-c3');
    expect(hidden(position)).toEqual({ toMove: '1', nullCheck: 'C:' });
    expect(steps(position, 'd1')).toEqual(['c1', 'd2', 'd3', 'd4', 'e1']);
    expect(hibryd.notices?.(position)).toEqual([
      { code: 'NULL_CHECK', seat: 0, of: 1, cells: ['d1'] },
      { code: 'CHECK', seat: 1, cells: ['d5'] },
    ]);
  });

  it('protects it no longer when its player has had a turn', () => {
    const position = positionAfter(opened, 'd3-c3', 'f1-e2', 'a6-a7', 'c3-b4');
    expect(hidden(position)).toMatchObject({ nullCheck: 'C:d1' });
    expect(steps(position, 'd1')).toContain('d5');
  });

  it('never protects the King of the player whose turn was just before', () => {
    const position = at({ Y: 'g2:d2h2:f1f2f3f4', M: 'c4:a2b1:a4b3c2d1', toMove: 'M' });
    expect(changes(positionAfter(position, 'c4-d4'), 'd2xd4')).toMatchObject({ d4: 'Yp', a2: '..' });
  });

  it('R19: counts an escape among the ways in which a King could have captured', () => {
    const position = at({ Y: 'c4:c5h2:f1f2g1h1', C: 'e4:a8b8:a6b6b7d6', M: 'b2:a2b1:b4b3c2d1', toMove: 'M' });
    expect(hidden(positionAfter(position, 'd1-d2'))).toMatchObject({ nullCheck: 'C:c4' });
    expect(ownMoves(positionAfter(position, 'd1-d2'))).toContain('c4xe4');
  });
});

describe('a captured King', () => {
  it('takes its faction off the board, and its player out of the turns', () => {
    const position = at({ Y: 'g2:h1h2:c6f2f3f4', C: 'b7:a8b8:a6b6c7d6', grays: '020' });
    const next = positionAfter(position, 'c6xb7');
    expect(hibryd.pieces(next).filter(({ seat }) => seat === 1)).toEqual([]);
    expect(hidden(next)).toMatchObject({ toMove: '3', seats: 'YcM', grays: '020' });
  });

  it('way 1: leaves the last King on the board as the winner, at once', () => {
    const position = at({ Y: 'g2:h1h2:c6f2f3f4', C: 'b7:a8b8:a6b6c7d6', M: '-', seats: 'YCm', gray: 'd3' });
    expect(hibryd.next(position, ['c6', 'b7'])).toEqual({ steps: [], mayEnd: true });
    expect(play(position, 'c6xb7').outcome).toEqual({ points: [1, 0, 0], reason: 'LAST_KING' });
  });
});
