import { describe, expect, it } from 'vitest';
import { altText, marksBetween, textBoard } from '../../src/render/index.ts';
import {
  type AnyRules,
  allRules,
  asRulesId,
  completeOptions,
  readMove,
  rulesById,
} from '../../src/rules/index.ts';
import { wordsOf } from '../../src/words/index.ts';
import { snapshotsOf } from '../support/render/randomGame.ts';

function afterFirstMove(id: string, text: string): Parameters<typeof textBoard> {
  const rules = rulesById(asRulesId(id)) as AnyRules;
  const options = completeOptions(rules, {});
  if (!options.ok) throw new Error('defaults');
  const { position } = rules.start(options.value);
  const played = readMove(rules, position, text);
  if (!played.ok) throw new Error(text);
  const after = rules.pieces(played.value.standing.position);
  return [words, rules, after, marksBetween(rules.pieces(position), after, played.value.steps)];
}

const words = wordsOf('en');
const lines = (...rows: readonly string[]): string => rows.join('\n');

describe('the board in text', () => {
  it('shows squares, with the last move in brackets', () => {
    expect(textBoard(...afterFirstMove('three-crowns', 'a4-b4'))).toBe(
      lines(
        '8  b   g   b   .   .   b   g   b',
        '7  .   .   .   .   .   .   .   .',
        '6  g   .   .   .   .   .   .   g',
        '5  b   .   .   .   .   .   .   b',
        '4 (.) [g]  .   .   .   .   .   g',
        '3  b   .   .   .   .   .   .   b',
        '2  .   .   .   .   .   .   .   .',
        '1  g   b   g   .   .   g   b   g',
        '   a   b   c   d   e   f   g   h',
        '',
        'Green: g stone',
        'Black: b stone',
        '[ ] moved here or changed   ( ) from here, passed or taken',
      ),
    );
  });

  it('names every cell on boards of hexes, with the fixed stones around them', () => {
    const text = textBoard(...afterFirstMove('charybdis', 'e5'));
    expect(text.split('\n').filter((line) => /[def]1/.test(line))).toEqual([
      '   W     f1    f2    f3    f4    f5    f6    f7    f8    W',
      'B     e1    e2    e3    e4  [W:e5]  e6    e7    e8    e9    W',
      '   B     d1    d2    d3    d4    d5    d6    d7    d8    B',
    ]);
    expect(text).toContain('Each cell shows its name, after the piece on it.');
  });

  it('shows the two kinds of triangle in lines of their own', () => {
    const text = textBoard(...afterFirstMove('three-way-checkers', 'c1-d1'));
    expect(text.split('\n').slice(0, 7)).toEqual([
      '                            b:a1',
      '                             b2',
      '                        b:b1    b:b3',
      '                       bz:c2   bz:c4',
      '                    (c1)    b:c3    b:c5',
      '                     d2      d4      d6',
      '               [b:d1]    d3      d5      d7',
    ]);
  });

  it('shows each cell’s number where cells are numbered', () => {
    const text = textBoard(...afterFirstMove('threehex', '44-22'));
    expect(text).toContain('[Wp22]');
    expect(text).toContain('(44)');
    expect(text).toContain('WK71');
  });

  it.each(allRules)('of $id is at most 72 columns wide and shows every piece', (rules) => {
    for (const { before, after, steps } of snapshotsOf(rules, 7, 25)) {
      const text = textBoard(words, rules, after, marksBetween(before, after, steps));
      const [board = ''] = text.split('\n\n');
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(72);
      for (const symbol of new Set(after.map((piece) => piece.symbol))) expect(board).toContain(symbol);
    }
  });
});

describe('the text for those who do not see the picture', () => {
  it('tells the pieces and the last move', () => {
    expect(altText(...afterFirstMove('three-crowns', 'a4-b4'))).toBe(
      '3 Crowns. Green: 10 stones. Black: 10 stones. Last move: from a4, to b4.',
    );
  });

  it('tells neutral pieces, and whose turn it is', () => {
    const [, rules, pieces] = afterFirstMove('hibryd', 'f2-e2');
    expect(textBoard(words, rules, pieces)).toContain(
      'Yellow’s throne: g2. Cyan’s throne: b7. Magenta’s throne: b2.\nWhite cells: a5 c3 c5 e1 e3 e5.\n',
    );
    expect(altText(words, rules, pieces, [], 1)).toBe(
      'Hibryd III. Yellow: 1 King, 2 Knights and 4 Pawns. Cyan: 1 King, 2 Knights and 4 Pawns. ' +
        'Magenta: 1 King, 2 Knights and 4 Pawns. Neutral: 6 Gray pieces. Second to move.',
    );
  });
});
