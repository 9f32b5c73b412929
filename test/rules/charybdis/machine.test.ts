/** What pictures of Charybdis point out, and what machines make of a position. */
import { expect, it } from 'vitest';
import { charybdis } from '../../../src/rules/charybdis/charybdis.ts';
import type { Position } from '../../../src/rules/charybdis/position.ts';

/** White on the cells named first, Black on the others. */
function at(white: string, black: string, rest: string): Position {
  const letters = charybdis.board.cells.map(({ cell }) =>
    white.split(' ').includes(cell) ? 'W' : black.split(' ').includes(cell) ? 'B' : '.',
  );
  const position = charybdis.parsePosition(`${letters.join('')} ${rest}`);
  if (!position) throw new Error('not a position');
  return position;
}

const worthToWhite = (position: Position): number => charybdis.evaluate(position)[0] as number;

it('points out the group that connects, and none where stones are counted', () => {
  const group = 'a1 b1 c1 d1 e1 e2 e3 e4 e5 e6 e7 e8';
  const won = charybdis.play(at(`${group} i3`, '', 'W 0 connect'), ['e9']);
  expect(won.outcome?.reason).toBe('CONNECT');
  const shown = charybdis.highlights?.(won).map(({ kind, cell }) => `${kind} ${cell}`);
  expect(shown?.sort()).toEqual(`${group} e9`.split(' ').map((cell) => `decisive ${cell}`));
  const counted = charybdis.play(at('c3', '', 'W 1 stones'), ['pass']);
  expect(counted.outcome?.reason).toBe('PASSES');
  expect(charybdis.highlights?.(counted)).toEqual([]);
});

it('prefers stones and groups, and with the goal “connect” the own sides that a group touches', () => {
  expect(worthToWhite(at('c3', 'e5', 'W 0 stones'))).toBe(0.5);
  expect(worthToWhite(at('c3 g7', 'e5', 'W 0 stones'))).toBeGreaterThan(0.5);
  // The bottom is White's; in the middle no side is touched.
  expect(worthToWhite(at('a3', 'e5', 'W 0 stones'))).toBe(0.5);
  expect(worthToWhite(at('a3', 'e5', 'W 0 connect'))).toBeGreaterThan(0.5);
  expect(worthToWhite(at('e5', 'a3', 'W 0 connect'))).toBe(0.5);
});

it('thinks of passing only where that ends the game', () => {
  const turns = (rest: string) => charybdis.draw?.(at('c3', 'e5', rest), () => 0.5, 8);
  expect(turns('W 1 stones')).toContainEqual(['pass']);
  expect(turns('W 0 stones')).not.toContainEqual(['pass']);
});
