/** 3 Crowns: previews of moves, texts of positions, and the refusals of what people type. */
import { describe, expect, it } from 'vitest';
import { type Refusal, readMove } from '../../../src/rules/index.ts';
import { threeCrowns } from '../../../src/rules/three-crowns/threeCrowns.ts';
import { at, play, start, text } from '../../support/rules/threeCrownsDiagram.ts';

describe('a move in the making', () => {
  const position = at(
    `........
     ........
     ........
     ........
     ........
     Gb.b....
     ........
     .......b`,
    'g 0 0 -',
  );
  const symbols = (...beginning: string[]) =>
    threeCrowns.pieces(position, beginning).map(({ cell, symbol }) => symbol + cell);

  it('shows the stone where it has got to, and the capture at the end', () => {
    expect(symbols('a3')).toEqual(['bh1', 'Ga3', 'bb3', 'bd3']);
    expect(symbols('a3', 'c3')).toEqual(['bh1', 'bb3', 'Gc3', 'bd3']);
    expect(symbols('a3', 'c3', 'e3')).toEqual(['bh1', 'bb3', 'Ge3']);
    expect(symbols('a3', 'a2')).toEqual(['bh1', 'Ga2', 'bb3', 'bd3']);
  });

  it('tells crowned stones from others', () => {
    const kinds = threeCrowns.pieces(position).map(({ kind, cell }) => `${kind} ${cell}`);
    expect(kinds).toEqual(['stone h1', 'crowned a3', 'stone b3', 'stone d3']);
  });

  it('is spelt as far as it goes', () => {
    const spell = (...steps: string[]) => threeCrowns.spell(position, steps);
    expect([spell('a3'), spell('a3', 'c3'), spell('a3', 'c3', 'e3'), spell('a3', 'a2')]).toEqual([
      'a3',
      'a3xc3',
      'a3xc3xe3',
      'a3-a2',
    ]);
  });
});

describe('position texts', () => {
  const ranks = '.......b/......../......../......../......../......../......../g.......';

  it('are read with spaces around their slashes', () => {
    const loose = threeCrowns.parsePosition(` ${ranks.replaceAll('/', ' / ')}  g 1 2  - `);
    expect(loose && text(loose)).toBe(`${ranks} g 1 2 -`);
  });

  it.each([
    ['no text', ''],
    ['no side to move', ranks],
    ['an unknown side', `${ranks} w 0 0 -`],
    ['no captures', `${ranks} g -`],
    ['captures that are no numbers', `${ranks} g 1 x -`],
    ['more stones and captures than a side has', `${ranks} g 10 0 -`],
    ['too few ranks', `${ranks.slice(9)} g 0 0 -`],
    ['too long a rank', `.${ranks} g 0 0 -`],
    ['an unknown stone', `${ranks.replace('b', 'w')} g 0 0 -`],
    ['a bound cell that is none', `${ranks} g 0 0 i9`],
    ['a bound cell without a Green stone', `${ranks} g 0 0 h8`],
    ['a first turn of Black', `${ranks} b 0 0 first`],
    ['more than a position', `${ranks} g 0 0 - 5`],
    ['eleven stones', `gggggggg/gg${ranks.slice(2, 8)}${ranks.slice(17)} g 0 0 -`],
  ])('are not %s', (_, wrong) => {
    expect(threeCrowns.parsePosition(wrong)).toBeUndefined();
  });
});

describe('what people type', () => {
  const f1 = ['e1', 'e2', 'f2', 'g2'];
  const stones = ['a1', 'a4', 'a6', 'b8', 'c1', 'f1', 'g8', 'h1', 'h4', 'h6'];

  it.each<[string, string, Refusal]>([
    ['nothing', '', { code: 'EMPTY', index: 0, word: '', before: [], legal: stones }],
    ['marks alone', ' -- "." ', { code: 'EMPTY', index: 0, word: '', before: [], legal: stones }],
    ['an unfinished move', 'f1', { code: 'UNFINISHED', index: 1, word: '', before: ['f1'], legal: f1 }],
    ['an unfinished move', 'f1-', { code: 'UNFINISHED', index: 1, word: '', before: ['f1'], legal: f1 }],
    [
      'a cell off the board',
      'f1-f9',
      { code: 'UNKNOWN_WORD', index: 1, word: 'f9', before: ['f1'], legal: f1 },
    ],
    ['a mistyped cell', 'f1-ee2', { code: 'UNKNOWN_WORD', index: 1, word: 'ee2', before: ['f1'], legal: f1 }],
    ['too far a step', 'F1-F3', { code: 'ILLEGAL_STEP', index: 1, word: 'F3', before: ['f1'], legal: f1 }],
    [
      'a step to a taken cell',
      'f1-g1',
      { code: 'ILLEGAL_STEP', index: 1, word: 'g1', before: ['f1'], legal: f1 },
    ],
    [
      'a step to where it is',
      'f1-f1',
      { code: 'ILLEGAL_STEP', index: 1, word: 'f1', before: ['f1'], legal: f1 },
    ],
    [
      "the other side's stone",
      'g1-g2',
      { code: 'ILLEGAL_STEP', index: 0, word: 'g1', before: [], legal: stones },
    ],
    ['an empty cell', 'e4-e5', { code: 'ILLEGAL_STEP', index: 0, word: 'e4', before: [], legal: stones }],
    [
      'a stone that is shut in',
      'b1',
      { code: 'ILLEGAL_STEP', index: 0, word: 'b1', before: [], legal: stones },
    ],
    [
      'a move and more',
      'f1-e2-e3',
      { code: 'SURPLUS_STEP', index: 2, word: 'e3', before: ['f1', 'e2'], legal: [] },
    ],
    [
      'two moves',
      'f1-e2, h5-g5',
      { code: 'SURPLUS_STEP', index: 2, word: 'h5', before: ['f1', 'e2'], legal: [] },
    ],
    [
      'a jump at the start',
      'f1xd1xb1',
      { code: 'ILLEGAL_STEP', index: 1, word: 'd1', before: ['f1'], legal: f1 },
    ],
    ['a pass', 'pass', { code: 'UNKNOWN_WORD', index: 0, word: 'pass', before: [], legal: stones }],
    ['chess', 'Nf3', { code: 'UNKNOWN_WORD', index: 0, word: 'Nf3', before: [], legal: stones }],
    ['a chat', 'Hello there!', { code: 'UNKNOWN_WORD', index: 0, word: 'Hello', before: [], legal: stones }],
    [
      'a move and a chat',
      'f1-e2 good luck',
      { code: 'UNKNOWN_WORD', index: 2, word: 'good', before: ['f1', 'e2'], legal: [] },
    ],
    [
      'an illegal move and a chat',
      'f1-f3 ok?',
      { code: 'ILLEGAL_STEP', index: 1, word: 'f3', before: ['f1'], legal: f1 },
    ],
    ['another game', '44-22', { code: 'UNKNOWN_WORD', index: 0, word: '44', before: [], legal: stones }],
    ['nonsense', '💥🙃', { code: 'UNKNOWN_WORD', index: 0, word: '💥🙃', before: [], legal: stones }],
  ])('refuses %s: %s', (_, typed, refusal) => {
    expect(readMove(threeCrowns, start, typed)).toEqual({ ok: false, error: refusal });
  });

  it("refuses another stone than the bound one in Green's second turn", () => {
    const { position } = play(start, 'f1-e2', 'h5-g5');
    expect(readMove(threeCrowns, position, 'a1-a2')).toEqual({
      ok: false,
      error: { code: 'ILLEGAL_STEP', index: 0, word: 'a1', before: [], legal: ['e2'] },
    });
  });

  it('refuses half a double jump', () => {
    const position = at(
      `........
       ........
       ...Bb...
       ...g....
       ....g...
       ..gg....
       ....g...
       ........`,
      'b 0 0 -',
    );
    expect(readMove(threeCrowns, position, 'd6xd4')).toEqual({
      ok: false,
      error: { code: 'UNFINISHED', index: 2, word: '', before: ['d6', 'd4'], legal: ['b2', 'd2', 'f4'] },
    });
  });
});
