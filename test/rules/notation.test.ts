/** Reading moves as people type them. */
import { describe, expect, it } from 'vitest';
import {
  type AnyRules,
  asRulesId,
  lex,
  looksLikeMove,
  MAX_MOVE_TEXT,
  readMove,
  replay,
  rulesById,
} from '../../src/rules/index.ts';

function game(id: string): AnyRules {
  const found = rulesById(asRulesId(id));
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

const threeCrowns = game('three-crowns');
const charybdis = game('charybdis');
const threehex = game('threehex');
const start = threeCrowns.start({}).position;

/** The steps of a line; an unknown word in angle brackets. */
const read = (of: AnyRules, text: string): string =>
  lex(of, text)
    .map(({ step, written }) => step ?? `<${written}>`)
    .join(' ');

describe('a move', () => {
  it.each([
    'f1-e2',
    'f1e2',
    'F1E2',
    'f1 e2',
    'f1 to e2',
    'f1 TO e2',
    'f1toe2',
    'F1 - E2.',
    'f1–e2',
    'f1—e2',
    'f1−e2',
    'f1‑e2',
    'f1 -- e2',
    'f1->e2',
    'f1 → e2',
    'f1×e2',
    'f1 x e2',
    'f1xe2',
    'f1 takes e2',
    'f1:e2',
    'f1,e2',
    'f1/e2',
    'f1 . . . e2',
    '"f1-e2"',
    "'f1' 'e2'",
    '“f1-e2”.',
    '«f1-e2»',
    '(f1) [e2]',
    '*f1-e2*',
    '_f1-e2_!',
    '- f1-e2',
    '\tf1-e2\r\n',
    'f1\u00a0-\u00a0e2',
    'f1\u00ad-\u200be2\ufeff',
    '\u202af1-e2\u202c',
    'ｆ１－ｅ２',
    'f¹-e²',
    'f1-е2', // the second letter is Cyrillic
    'f1-Е2', // and here a capital
  ])('is read from %j', (typed) => {
    expect(readMove(threeCrowns, start, typed)).toMatchObject({ ok: true, value: { text: 'f1-e2' } });
  });

  it('is read from the crosses of a double jump, whichever they are', () => {
    for (const typed of ['d6xd4xf4', 'D6XD4XF4', 'd6×d4×f4', 'd6 х d4 х f4', 'd6d4f4', 'd6 x d4, then f4']) {
      expect(read(threeCrowns, typed)).toBe('d6 d4 f4');
    }
  });

  it('may have words of its game', () => {
    expect(read(charybdis, 'Pass.')).toBe('pass');
    expect(read(charybdis, 'c3, d5 and e7')).toBe('c3 d5 e7');
    expect(read(threehex, '56-92=q')).toBe('56 92 Q');
    expect(read(threehex, '56-92Q')).toBe('56 92 Q');
    expect(read(threehex, 'o-o')).toBe('O-O');
    expect(read(threehex, 'O–O–O')).toBe('O-O-O');
  });
});

describe('numbers', () => {
  it('are taken whole', () => {
    expect(read(threehex, '44-22')).toBe('44 22');
    expect(read(threehex, '100x36')).toBe('100 36');
    expect(read(threehex, '4422')).toBe('<4422>');
    expect(read(threehex, '67-68')).toBe('<67> 68');
    expect(read(threehex, '107')).toBe('<107>');
    expect(read(threeCrowns, 'f12')).toBe('<f12>');
  });
});

describe('what is no step', () => {
  it.each([
    ['please f1-e2', '<please> f1 e2'],
    ['f1-e2 please', 'f1 e2 <please>'],
    ['f1 "e9", e2', 'f1 <e9> e2'],
    ['xyz', '<xyz>'],
    ['to be', '<to> <be>'],
    ['f1 to', 'f1 <to>'],
    ['passe2', '<passe2>'],
    ["don't", "<don't>"],
    ['f1@e2', 'f1 <@e2>'],
    ['1.f1-e2', '<1.f1> e2'],
    ['1 f1-e2', '<1> f1 e2'],
    ['1. cheers', '<1> <cheers>'],
    ['İf1', '<i̇f1>'.normalize('NFKC')],
    ['\ud800', '<\ud800>'],
    ['()', ''],
  ])('becomes a word of its own: %j', (typed, expected) => {
    expect(read(threeCrowns, typed).toLowerCase()).toBe(expected.toLowerCase());
  });

  it('is also whatever lies beyond the longest text that is read', () => {
    const padded = `f1-e2${' '.repeat(MAX_MOVE_TEXT)}`;
    expect(read(threeCrowns, padded)).toBe('f1 e2');
    expect(read(threeCrowns, `${padded}no, wait`)).toBe('f1 e2 <…>');
  });
});

describe('readMove', () => {
  it('refuses the first wrong word, with what would be legal there', () => {
    expect(readMove(charybdis, charybdis.start({ goal: 'stones' }).position, 'e5 foo')).toEqual({
      ok: false,
      error: { code: 'UNKNOWN_WORD', index: 1, word: 'foo', before: ['e5'], legal: [] },
    });
  });

  it('offers what could follow a whole move where an unknown word stands', () => {
    const { position } = replay(charybdis, ['b2', 'pass', 'g6', 'pass'], charybdis.start({ goal: 'stones' }));
    expect(readMove(charybdis, position, 'b3 foo')).toEqual({
      ok: false,
      error: {
        code: 'UNKNOWN_WORD',
        index: 1,
        word: 'foo',
        before: ['b3'],
        legal: ['f6', 'f7', 'g5', 'g7', 'h5', 'h6'],
      },
    });
  });

  it('reads no more of a long text than a move can be', () => {
    const longest = ['x', 'f1-', 'to ', '-x', '7', '💥'].map((part) => part.repeat(1e5));
    for (const text of longest) {
      expect(lex(threehex, text).length).toBeLessThanOrEqual(MAX_MOVE_TEXT + 1);
      expect(readMove(threeCrowns, start, text).ok).toBe(false);
    }
  });
});

describe('what people add to a move', () => {
  const at = (of: AnyRules, moves: string): unknown =>
    replay(of, moves === '' ? [] : moves.split(' '), of.start({})).position;
  const hibryd = game('hibryd');
  const checkers = game('three-way-checkers');
  const TAKEN = 'f2-e2 a6-b5 a4-a3';

  it.each([
    [threehex, '', 'N69-104', '69-104'],
    [threehex, '', 'n69-104', '69-104'],
    [threehex, '', 'pawn 44-22', '44-22'],
    [threehex, '', 'Knight: 69 to 104', '69-104'],
    [threehex, '', '1. 44-22', '44-22'],
    [threehex, '', '12) 44-22', '44-22'],
    [threehex, '44-22 89-90 95-30', '4. 69 - 16', '69-16'],
    [threeCrowns, '', '1. f1-e2', 'f1-e2'],
    [charybdis, '', '12) a2', 'a2'],
    [charybdis, '', 'skip', 'pass'],
    [charybdis, '', 'P', 'pass'],
    [hibryd, TAKEN, 'Kg2-g3', 'g2-g3'],
    [hibryd, TAKEN, 'Pawn e2-d2 gray e3-d3', 'e2-d2/e3-d3'],
    [checkers, '', 'pawn c1-d1', 'c1-d1'],
  ])('is read: of %o after %j, %j is %s', (of, moves, typed, text) => {
    expect(readMove(of, at(of, moves), typed)).toMatchObject({ ok: true, value: { text } });
  });

  it.each([
    [threehex, 'R69-104', 'WRONG_PIECE', 'R69'],
    [threehex, 'queen 44-22', 'WRONG_PIECE', 'queen 44'],
    [threehex, 'N44-22', 'WRONG_PIECE', 'N44'],
    [threehex, 'N104', 'WRONG_PIECE', 'N104'],
    [threehex, '1. 44', 'ILLEGAL_STEP', '1'],
    [threehex, 'castle', 'ILLEGAL_STEP', 'castle'],
    [threehex, 'castles kingside', 'ILLEGAL_STEP', 'castles kingside'],
    [checkers, 'Kc1-d1', 'WRONG_PIECE', 'Kc1'],
  ])('is refused where it is not so: of %o, %j', (of, typed, code, word) => {
    expect(readMove(of, at(of, ''), typed)).toMatchObject({ ok: false, error: { code, word } });
  });

  it('is a promotion in words', () => {
    for (const typed of ['56-92 promotes to queen', '56 92, promoting to a Queen', '56-92 becomes queen']) {
      expect(read(threehex, typed)).toBe('56 92 Q');
    }
    expect(read(threehex, '56. 92 Q')).toBe('56 92 Q');
  });
});

describe('looksLikeMove', () => {
  it.each([
    ['f1-e2', true],
    ['h8-h1', true],
    ['a1', true],
    ['', false],
    ['...', false],
    ['f1-e2 thanks', false],
    ['Hi Bob', false],
  ])('takes %j for a move: %s', (line, expected) => {
    expect(looksLikeMove(threeCrowns, line)).toBe(expected);
  });
});

describe('replay', () => {
  it('throws where a log holds what cannot be in it', () => {
    const standing = threeCrowns.start({});
    expect(() => replay(threeCrowns, ['f1-e2', 'f1-e2'], standing)).toThrow('illegal move f1-e2');
    expect(() => replay(threeCrowns, ['f1-e2'], threeCrowns.withdraw(start, 0))).toThrow('after the end');
  });
});
