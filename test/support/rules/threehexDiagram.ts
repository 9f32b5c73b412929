/**
 * Positions of ThreeHex Chess from diagrams, read like the board's table: rows upwards, each from Black's
 * edge.
 */

import { replay } from '../../../src/rules/notation.ts';
import type { Outcome, Standing } from '../../../src/rules/rules.ts';
import type { Position } from '../../../src/rules/threehex/position.ts';
import { threehex } from '../../../src/rules/threehex/threehex.ts';

/** How a drawn position differs from: White to move, no castling, a fresh count. */
export interface Setting {
  readonly toMove?: 'W' | 'U' | 'B';
  readonly rights?: string;
  readonly quiet?: number;
  /** More men, as in `UR78 Bp95`. */
  readonly plus?: string;
}

/** The rows of an empty diagram, from 94 down. */
export const EMPTY_ROWS = Array.from({ length: 14 }, (_, row) => '.. '.repeat(row + 1).trim());

/** The position of a diagram; rows above those drawn are empty. */
export function position(
  diagram: string,
  { toMove = 'W', rights = '-', quiet = 0, plus = '' }: Setting = {},
): Position {
  const drawn = diagram.trim().split(/\s*\n\s*/);
  const symbols = [...EMPTY_ROWS.slice(0, 14 - drawn.length), ...drawn].flatMap((row) => row.split(/\s+/));
  for (const man of plus.split(' ').filter(Boolean)) {
    symbols[threehex.board.cells.findIndex(({ cell }) => cell === man.slice(2))] = man.slice(0, 2);
  }
  const rows = EMPTY_ROWS.map((_, row) => symbols.slice((row * (row + 1)) / 2, ((row + 1) * (row + 2)) / 2));
  const text = rows.map((row) => row.map((symbol) => (symbol === '..' ? ' ' : symbol)).join(''));
  const cells = text.join('/').replace(/ +/g, (run) => String(run.length));
  const parsed = threehex.parsePosition(`${cells} ${toMove} ${rights} ${quiet}`);
  if (!parsed) throw new Error(`no position: ${cells}`);
  return parsed;
}

/** Legal moves, canonically; only those that begin with a cell or word if one is given. */
export const legal = (from: Position, first?: string): string[] =>
  (threehex.moves?.(from) ?? [])
    .filter(([step]) => first === undefined || step === first)
    .map((move) => threehex.spell(from, move))
    .sort();

export const play = (from: Position, ...moves: string[]): Standing<Position> =>
  replay(threehex, moves, { position: from, toMove: threehex.toMove(from) });

export const outcome = (from: Position, ...moves: string[]): Outcome | undefined =>
  play(from, ...moves).outcome;

/** Men by symbol and cell, in the order of the board's table. */
export const men = (of: Position, beginning: string[] = []): string =>
  threehex
    .pieces(of, beginning)
    .map(({ symbol, cell }) => symbol + cell)
    .join(' ');

/** Moves from a cell in canonical order; a target `x23` is a capture. */
export const to = (from: string, targets: string): string[] =>
  targets
    .split(' ')
    .map((target) => (target.startsWith('x') ? from + target : `${from}-${target}`))
    .sort();

export const START = threehex.start({}).position;

/** Three kings in their corners. */
export const CORNERS = `
  BK
  .. ..
  .. .. ..
  .. .. .. ..
  .. .. .. .. ..
  .. .. .. .. .. ..
  .. .. .. .. .. .. ..
  .. .. .. .. .. .. .. ..
  .. .. .. .. .. .. .. .. ..
  .. .. .. .. .. .. .. .. .. ..
  .. .. .. .. .. .. .. .. .. .. ..
  .. .. .. .. .. .. .. .. .. .. .. ..
  .. .. .. .. .. .. .. .. .. .. .. .. ..
  WK .. .. .. .. .. .. .. .. .. .. .. .. UK
`;
