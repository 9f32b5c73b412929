/** How Hibryd's moves are read and refused, what is announced, and how positions are written and drawn. */
import { describe, expect, it } from 'vitest';
import { hibryd } from '../../../src/rules/hibryd/hibryd.ts';
import { consider, type Refusal, readMove } from '../../../src/rules/index.ts';
import { gameWords, wordsOf } from '../../../src/words/index.ts';
import { at, play, positionAfter } from '../../support/rules/hibrydPosition.ts';

const start = hibryd.start({}).position;
/** Yellow's Knight on c4 may leap over d4 to e4 and on over e3 to e2; Gray pieces also on b6. */
const leaping = at({ Y: 'g2:c4h2:f1f2f3f4', C: 'b7:a8b8:a6a7c6d6', gray: 'b6d4e3' });

const textOf = (text: string): string | undefined => {
  const read = readMove(hibryd, leaping, text);
  return read.ok ? read.value.text : undefined;
};

describe('reading moves of Hibryd', () => {
  it.each([
    ['c4-d3', 'c4-d3'],
    ['C4 – D3', 'c4-d3'],
    ['c4 to d3', 'c4-d3'],
    ['“c4xd3.”', 'c4-d3'],
    ['c4 d3 b6 b5', 'c4-d3/b6-b5'],
    ['c4-d3 / b6-b5', 'c4-d3/b6-b5'],
    ['c4-d3, b6→b5', 'c4-d3/b6-b5'],
    ['c4-e4', 'c4xe4'],
    ['C4 x E4 x E2', 'c4xe4xe2'],
    ['c4xe4xe2/b6-c5', 'c4xe4xe2/b6-c5'],
    ['c4xe4/e3-d3', 'c4xe4/e3-d3'],
  ])('reads %s as %s', (typed, canonical) => {
    expect(textOf(typed)).toBe(canonical);
  });

  it('reads every canonical text as the move that it spells', () => {
    for (const move of hibryd.moves?.(leaping) ?? []) {
      const text = hibryd.spell(leaping, move);
      expect(readMove(hibryd, leaping, text)).toMatchObject({ ok: true, value: { steps: move, text } });
    }
  });

  it('takes an occupied cell after a leap for the Gray piece to move, an empty one for the next landing', () => {
    expect(consider(hibryd, leaping, ['c4', 'e4'])).toMatchObject({
      ok: true,
      value: { steps: ['b6', 'e2', 'e3'], mayEnd: true, text: 'c4xe4' },
    });
    expect(hibryd.spell(leaping, ['c4', 'e4', 'e3'])).toBe('c4xe4/e3');
    expect(hibryd.spell(leaping, ['c4'])).toBe('c4');
  });
});

describe('a refused move of Hibryd', () => {
  const PAWNS = 'a4 a6 b3 b6 c2 c6 d1 d6 f1 f2 f3 f4'.split(' ');
  const OWN = ['c4', 'f1', 'f2', 'f3', 'f4', 'g2', 'h2'];

  it.each<[string, string, ReturnType<typeof at>, Refusal]>([
    ['nothing at all', '  ', start, refusal('EMPTY', 0, '', [], PAWNS)],
    ['nonsense', 'hello', start, refusal('UNKNOWN_WORD', 0, 'hello', [], PAWNS)],
    ['a corner that is cut off', 'a4-a1', start, refusal('UNKNOWN_WORD', 1, 'a1', ['a4'], ['a3', 'b4'])],
    ['a Knight in a turn of taking', 'h1-g1', start, refusal('ILLEGAL_STEP', 0, 'h1', [], PAWNS)],
    ['a start without an end', 'f2', start, refusal('UNFINISHED', 1, '', ['f2'], ['e2', 'g1'])],
    [
      'a Gray move in a turn of taking',
      'f2-e2/e3-d3',
      start,
      refusal('SURPLUS_STEP', 2, 'e3', ['f2', 'e2'], []),
    ],
    [
      'a faction already taken',
      'f3-e4',
      positionAfter(start, 'f2-e2'),
      refusal('ILLEGAL_STEP', 0, 'f3', [], 'a4 a6 b3 b6 c2 c6 d1 d6'.split(' ')),
    ],
    ['another player’s piece', 'c6-c5', leaping, refusal('ILLEGAL_STEP', 0, 'c6', [], OWN)],
    ['a Gray move alone', 'b6-b5', leaping, refusal('ILLEGAL_STEP', 0, 'b6', [], OWN)],
    ['a Pawn going too far', 'f1-D1', leaping, refusal('ILLEGAL_STEP', 1, 'D1', ['f1'], ['e1', 'e2', 'g1'])],
    ['half a Gray move', 'c4-d3/b6', leaping, refusal('UNFINISHED', 3, '', ['c4', 'd3', 'b6'], ['b5', 'c5'])],
    [
      'a Gray piece onto another piece',
      'c4-d3/b6-c6',
      leaping,
      refusal('ILLEGAL_STEP', 3, 'c6', ['c4', 'd3', 'b6'], ['b5', 'c5']),
    ],
    [
      'two Gray moves',
      'c4-d3/b6-b5/d4-c4',
      leaping,
      refusal('SURPLUS_STEP', 4, 'd4', ['c4', 'd3', 'b6', 'b5'], []),
    ],
    [
      'a leap over an empty cell',
      'c4xe4xc4',
      leaping,
      refusal('ILLEGAL_STEP', 2, 'c4', ['c4', 'e4'], ['b6', 'e2', 'e3']),
    ],
    [
      'words after the move',
      'c4-d3 please',
      leaping,
      refusal('UNKNOWN_WORD', 2, 'please', ['c4', 'd3'], ['b6', 'd4']),
    ],
  ])('is %s', (_, typed, position, expected) => {
    expect(readMove(hibryd, position, typed)).toEqual({ ok: false, error: expected });
  });

  function refusal(
    code: Refusal['code'],
    index: number,
    word: string,
    before: readonly string[],
    legal: readonly string[],
  ): Refusal {
    return { code, index, word, before, legal };
  }
});

describe('notices of Hibryd', () => {
  const LINES = { Y: 'g2::d1d2d3d4d5e5', C: 'c7::a3a4a5a6a7b8', M: 'b2::c1c2c3c4c5b7' } as const;
  const THRONE = { Y: 'c6:h1h2:f1f3f4g3', C: 'f2:a8b8:a5a6a7d6', M: 'e1:a2b1:a4b3c2d1' } as const;
  const pressing = (...moves: Parameters<typeof positionAfter>) =>
    hibryd.notices?.(positionAfter(...moves)).filter(({ code }) => code !== 'CHECK');

  it('says in the first turns which factions are free', () => {
    expect(hibryd.notices?.(positionAfter(start, 'f2-e2'))).toEqual([
      { code: 'TAKE', seat: 1, cells: ['b7', 'b2'] },
    ]);
  });

  it('tells everyone who claims which way, who must answer, who may duplicate, and what is closed', () => {
    const cells = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'];
    expect(pressing(at(LINES), 'e5-d6')).toEqual([{ code: 'CLAIM_4A', seat: 1, of: 0, way: '4a', cells }]);
    expect(pressing(at(LINES), 'e5-d6', 'b8-a8')).toEqual([{ code: 'DUPLICATE_4A', seat: 2, way: '4a' }]);
    expect(pressing(at(LINES), 'e5-d6', 'b8-a8', 'b2-b1')).toEqual([{ code: 'CLOSED_4A', way: '4a' }]);
  });

  it('names the thrones that answer way 6', () => {
    const onThird = at({ ...THRONE, Y: 'c2:h1h2:f1f3f4g3', M: 'e1:a2b1:a4b3c1d1' });
    const way6 = { seat: 1, of: 0, way: '6' };
    expect(pressing(onThird, 'c2-b2')).toEqual([{ code: 'CLAIM_6', ...way6, cells: ['g2'] }]);
    expect(pressing(at(THRONE), 'c6-b7')).toEqual([{ code: 'CLAIM_6_EITHER', ...way6, cells: ['g2', 'b2'] }]);
    const third = at({ ...THRONE, C: 'c1:a8b8:a5a6a7d6', M: 'g1:a2b1:a4b3c2d1' });
    expect(pressing(third, 'c6-b7', 'c1-b2')).toEqual([
      { code: 'THIRD_THRONE', seat: 2, of: 1, way: '6', cells: ['g2'] },
    ]);
  });

  it('tells of Ko, captured Gray pieces and escapes', () => {
    const position = at({ gray: 'd3', grays: '012', escaped: 'M' });
    expect(hibryd.notices?.(positionAfter(position, 'f1-e1/d3-d4'))).toEqual([
      { code: 'KO', seat: 1, cells: ['d3', 'd4'] },
      { code: 'GRAYS_1', seat: 1 },
      { code: 'GRAYS_2', seat: 2 },
      { code: 'ESCAPED', seat: 2 },
    ]);
  });

  it('has a sentence for every code, and words for every reason', () => {
    const ways = ['3', '4A', '4B', '4C', '5', '6'];
    const perWay = ['CLAIM', 'FINAL_CLAIM', 'ANSWERED', 'DUPLICATE', 'CLOSED'].flatMap((prefix) =>
      ways.map((way) => `${prefix}_${way}`),
    );
    const claims = ['CLAIM_6_EITHER', 'CLAIM_TWO', 'CLAIM_OR_DUPLICATE', 'THIRD_THRONE'].flatMap((code) => [
      code,
      `FINAL_${code}`,
    ]);
    const others = [
      ...claims,
      ...'ANSWERED_THIRD_THRONE ANSWERER_LEFT CLAIMANT_LEFT THIRD_THRONE_TAKEN KING_CAPTURED'.split(' '),
      ...'WON_ALREADY NO_GRAY_YET LEAP_OR_GRAY GRAY_NEXT'.split(' '),
      ...'TAKE CHECK NULL_CHECK KO GRAYS_1 GRAYS_2 GRAYS_3 ESCAPED'.split(' '),
    ];
    expect(Object.keys(gameWords(wordsOf('en'), hibryd).notices).sort()).toEqual(
      [...perWay, ...others].sort(),
    );
    const ends = ['UNANSWERED', 'DUPLICATED'].flatMap((prefix) =>
      [...ways, 'TWO'].map((way) => `${prefix}_${way}`),
    );
    const plain =
      'LAST_KING FOUR_GRAYS THREE_THRONES UNANSWERED_THIRD_THRONE THIRD_OCCURRENCE NO_MOVES'.split(' ');
    expect(Object.keys(gameWords(wordsOf('en'), hibryd).reasons).sort()).toEqual([...ends, ...plain].sort());
  });
});

describe('positions of Hibryd', () => {
  const HOME = 'g2:h1h2:f1f2f3f4 b7:a8b8:a6b6c6d6 b2:a2b1:a4b3c2d1';

  it('are one line of thirteen fields that holds all that is not on the board', () => {
    const text = `${HOME} d3d4 2 YCM 011 YM 3,4a c3>d3 1:4b,6 5 M:b6c6`;
    const position = hibryd.parsePosition(text);
    expect(position && hibryd.formatPosition(position)).toBe(text);
  });

  it.each([
    ['too few fields', `${HOME} - 1 YCM 000 - - - - -`],
    ['a cell taken twice', `${HOME} f1 1 YCM 000 - - - - - -`],
    ['an army of five', `${HOME.replace('f4', '')} - 1 YCM 000 - - - - - -`],
    ['an army without a King', `${HOME.replace('g2', '')} - 1 YCM 000 - - - - - -`],
    ['a missing army whose player is in the game', `- ${HOME.slice(17)} - 2 YCM 000 - - - - - -`],
    ['an army whose player has left', `${HOME} - 2 yCM 000 - - - - - -`],
    ['a faction taken twice', `${HOME} - 1 YYM 000 - - - - - -`],
    ['a player to move who has left', `- ${HOME.slice(17)} - 1 yCM 000 - - - - - -`],
    ['a claim of the player who must answer', `${HOME} - 1 YCM 000 - - - 1:3 - -`],
    ['a claim while a faction is yet to be taken', `${HOME} - 2 YC. 000 - - - 1:6 - -`],
    ['a third throne of nobody’s', `${HOME.slice(0, 33)} - - 2 YCx 000 - - - 1:third - -`],
    ['null check on a King that is gone', `${HOME.slice(0, 33)} - - 2 YCm 000 - - - - - M:a8`],
    ['null check on the own King', `${HOME} - 2 YCM 000 - - - - - C:a8`],
    ['Ko without its Gray piece', `${HOME} - 1 YCM 000 - - d3>d4 - - -`],
    ['seven Gray pieces', `${HOME} a5c3c4c5e1e3e5 1 YCM 000 - - - - - -`],
    ['half a cell', `${HOME} d3d 1 YCM 000 - - - - - -`],
    ['cells out of order', `${HOME.replace('h1h2', 'h2h1')} - 1 YCM 000 - - - - - -`],
    ['nonsense', 'hello'],
  ])('are refused with %s', (_, text) => {
    expect(hibryd.parsePosition(text)).toBeUndefined();
  });

  it('show two letters a piece, coloured by faction', () => {
    const pieces = new Map(hibryd.pieces(start).map((piece) => [piece.cell, piece]));
    expect(pieces.get('g2')).toEqual({ cell: 'g2', kind: 'king', seat: 0, symbol: 'Yk' });
    expect(pieces.get('a8')).toEqual({ cell: 'a8', kind: 'knight', seat: 1, symbol: 'Cn' });
    expect(pieces.get('d1')).toEqual({ cell: 'd1', kind: 'pawn', seat: 2, symbol: 'Mp' });
    expect(pieces.get('e3')).toEqual({ cell: 'e3', kind: 'gray', seat: undefined, symbol: '**' });
  });

  it('show the board as it stands in the middle of a turn', () => {
    const cells = (...steps: readonly string[]) => hibryd.pieces(leaping, steps).map(({ cell }) => cell);
    expect(cells('c4')).toContain('c4');
    expect(cells('c4', 'e4')).not.toContain('d4');
    expect(cells('c4', 'e4', 'b6')).toContain('b6');
    expect(cells('c4', 'e4', 'b6', 'b5')).toContain('b5');
  });

  it('stay as they were when a move is played', () => {
    const before = hibryd.formatPosition(leaping);
    play(leaping, 'c4xe4xe2/b6-c5');
    expect(hibryd.formatPosition(leaping)).toBe(before);
  });
});
