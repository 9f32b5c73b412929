import { describe, expect, it } from 'vitest';
import { boardFrom, layoutOf, textBoard } from '../../src/render/index.ts';
import {
  type AnyRules,
  allRules,
  asRulesId,
  completeOptions,
  type Piece,
  rulesById,
} from '../../src/rules/index.ts';
import { wordsOf } from '../../src/words/index.ts';

type Board = AnyRules['board'];

function startOf(rules: AnyRules): readonly Piece[] {
  const options = completeOptions(rules, {});
  if (!options.ok) throw new Error('the defaults are refused');
  return rules.pieces(rules.start(options.value).position);
}

/** How far up the army stands, on average. */
function heightOf({ cells, outside }: Board, pieces: readonly Piece[], army: number): number {
  const ys = new Map([
    ...cells.map(({ cell, y }) => [cell, y]),
    ...outside.map(({ place, y }) => [place, y]),
  ] as [string, number][]);
  const own = pieces.filter(({ seat }) => seat === army).map(({ cell }) => ys.get(cell) ?? Number.NaN);
  return own.reduce((sum, y) => sum + y, 0) / own.length;
}

describe.each(allRules)('the views of $id', (rules) => {
  const pieces = startOf(rules);
  const armies = [...(rules.factions ?? rules.seats).keys()];

  it('bring each army nearest to its player', () => {
    expect(rules.board.views).toHaveLength(armies.length);
    for (const army of armies) {
      const heights = armies.map((view) => heightOf(boardFrom(rules, view), pieces, army));
      expect(heights[army]).toBeCloseTo(Math.min(...heights), 6);
    }
  });

  it('move cells only, all of them, as one: what was next to each other still is', () => {
    const gap = ({ cells }: Board, a: number, b: number) =>
      Math.hypot((cells[a]?.x ?? 0) - (cells[b]?.x ?? 0), (cells[a]?.y ?? 0) - (cells[b]?.y ?? 0));
    for (const army of armies) {
      const board = boardFrom(rules, army);
      expect(board.cells.map(({ cell, shape }) => [cell, shape])).toEqual(
        rules.board.cells.map(({ cell, shape }) => [cell, shape]),
      );
      for (let cell = 1; cell < board.cells.length; cell++)
        expect(gap(board, cell - 1, cell)).toBeCloseTo(gap(rules.board, cell - 1, cell), 6);
    }
  });

  it('have pictures of one size', () => {
    const { width, height } = layoutOf(rules);
    for (const army of armies) expect(layoutOf(rules, army)).toMatchObject({ width, height });
  });
});

it('shows Black in ThreeHex Chess for two what White sees: the same army, in the same places', () => {
  const rules = rulesById(asRulesId('threehex-two')) as AnyRules;
  const pieces = startOf(rules);
  const seenBy = (army: number) => {
    const { cells } = boardFrom(rules, army);
    return pieces
      .filter(({ seat }) => seat === army)
      .map(({ cell, kind }) => {
        const place = cells.find((each) => each.cell === cell);
        return `${kind} ${place?.x.toFixed(3)} ${place?.y.toFixed(3)}`;
      })
      .sort();
  };
  expect(seenBy(1)).toEqual(seenBy(0));
});

it('turns the text board and its coordinates with it', () => {
  const rules = rulesById(asRulesId('three-crowns')) as AnyRules;
  expect(textBoard(wordsOf('en'), rules, startOf(rules), [], 1).split('\n').slice(0, 9)).toEqual([
    '1  g   b   g   .   .   g   b   g',
    '2  .   .   .   .   .   .   .   .',
    '3  b   .   .   .   .   .   .   b',
    '4  g   .   .   .   .   .   .   g',
    '5  b   .   .   .   .   .   .   b',
    '6  g   .   .   .   .   .   .   g',
    '7  .   .   .   .   .   .   .   .',
    '8  b   g   b   .   .   b   g   b',
    '   h   g   f   e   d   c   b   a',
  ]);
});
