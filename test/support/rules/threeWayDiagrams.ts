/** Diagrams and moves for the tests of 3-way Checkers. */
import { listMoves, type Outcome, replay, type Standing } from '../../../src/rules/index.ts';
import type { Position } from '../../../src/rules/three-way-checkers/position.ts';
import { threeWayCheckers as game } from '../../../src/rules/three-way-checkers/threeWayCheckers.ts';

/**
 * Reads a diagram, row a on top. On black triangles (odd numbers) a small letter is a pawn and a capital a
 * king; on white ones (even numbers) a small letter is a ghost asleep and a capital an active one. `rest` is
 * the side to move, the quiet plies so far and when an only owner wins.
 */
export function at(diagram: string, rest = 'B 0 now'): Position {
  const position = game.parsePosition(`${diagram.trim().replaceAll(/\s+/g, '/')} ${rest}`);
  if (!position) throw new Error('not a position');
  return position;
}

export const play = (position: Position, ...moves: readonly string[]): Standing<Position> =>
  replay(game, moves, { position, toMove: position.toMove });

export const outcomeOf = (position: Position, ...moves: readonly string[]): Outcome | undefined =>
  play(position, ...moves).outcome;

/** The legal moves, canonical and sorted. */
export const movesOf = (position: Position): readonly string[] =>
  listMoves(game, position)
    .map((move) => game.spell(position, move))
    .sort();

const symbolsOf = (position: Position): ReadonlyMap<string, string> =>
  new Map(game.pieces(position).map(({ cell, symbol }) => [cell, symbol]));

/** What stands, after the moves, on the cells where it differs from the board before; '' is nothing. */
export function changes(position: Position, ...moves: readonly string[]): Record<string, string> {
  const before = symbolsOf(position);
  const now = symbolsOf(play(position, ...moves).position);
  return Object.fromEntries(
    game.board.cells
      .filter(({ cell }) => before.get(cell) !== now.get(cell))
      .map(({ cell }) => [cell, now.get(cell) ?? '']),
  );
}

/** The set-up. */
export const START = `
              b
             b.b
            bbbbb
           .......
          .........
         w.........r
        www.......rrr
       w.www.....rrr.r`;
