/** Positions of 3 Crowns from diagrams (rank 8 first; upper case is crowned), and what comes of them. */
import { type Outcome, replay, type Standing } from '../../../src/rules/index.ts';
import type { Position } from '../../../src/rules/three-crowns/position.ts';
import { threeCrowns } from '../../../src/rules/three-crowns/threeCrowns.ts';

export const start = threeCrowns.start({}).position;

/** The position of a diagram and of what follows it in a position's text. */
export function at(diagram: string, rest: string): Position {
  const ranks = diagram.trim().split(/\s*\n\s*/);
  const position = threeCrowns.parsePosition(`${ranks.join('/')} ${rest}`);
  if (!position) throw new Error(`not a position: ${diagram} ${rest}`);
  return position;
}

export const green = (diagram: string, rest = 'g 0 0 -'): Position => at(diagram, rest);
export const black = (diagram: string, rest = 'b 0 0 -'): Position => at(diagram, rest);

export const text = (position: Position): string => threeCrowns.formatPosition(position);

/** The legal moves in canonical notation, sorted; those of one cell if it is given. */
export const moves = (position: Position, from?: string): readonly string[] =>
  (threeCrowns.moves?.(position) ?? [])
    .filter(([first]) => from === undefined || first === from)
    .map((move) => threeCrowns.spell(position, move))
    .sort();

export const jumps = (position: Position, from?: string): readonly string[] =>
  moves(position, from).filter((move) => move.includes('x'));

export const play = (position: Position, ...line: readonly string[]): Standing<Position> =>
  replay(threeCrowns, line, { position, toMove: position.toMove });

export const outcome = (position: Position, ...line: readonly string[]): Outcome | undefined =>
  play(position, ...line).outcome;

/** What stands on a cell after a line: one of `.gbGB`. */
export const stoneOn = (cell: string, position: Position, ...line: readonly string[]): string =>
  threeCrowns.pieces(play(position, ...line).position).find((piece) => piece.cell === cell)?.symbol ?? '.';
