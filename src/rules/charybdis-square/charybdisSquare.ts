/**
 * Charybdis Square by Christian Freeling: the turns of Charybdis on a square, without passing. Positions as
 * text: the cells a1, b1 to h8 as `W`, `B` or `.`, the letter of the side to move, and the rim: `..W...B... W
 * plain`.
 */
import { drawTurns, evaluateStones } from '../charybdis/machine.ts';
import {
  counted,
  formatStones,
  LETTERS,
  nextCells,
  opponentOf,
  parseStones,
  piecesOn,
  type StonePosition,
  stoneRules,
  stonesAfter,
} from '../charybdis/stones.ts';
import { emptyBoard, isFull } from '../charybdis/turn.ts';
import type { Rules, Standing, Step } from '../rules.ts';
import { RIMS, type Rim, type Square, square } from './board.ts';

interface Position extends StonePosition {
  readonly rim: Rim;
}

function play(board: Square, position: Position, move: readonly Step[]): Standing<Position> {
  const stones = stonesAfter(board, position, move);
  const after = { ...position, stones, toMove: opponentOf(position.toMove) };
  if (isFull(board, stones)) return counted(board, after, 'FULL');
  return { position: after, toMove: after.toMove };
}

function start(board: Square, options: Readonly<Record<string, string>>): Standing<Position> {
  const rim = RIMS.find((each) => each === options.rim) ?? 'plain';
  return { position: { stones: emptyBoard(board, board.rims[rim]), toMove: 0, rim }, toMove: 0 };
}

/** Parses such a text; undefined if it is not one, or if the board is full. */
function parsePosition(board: Square, text: string): Position | undefined {
  const [cells = '', letter = '', end, ...rest] = text.split(' ');
  const rim = RIMS.find((each) => each === end);
  const toMove = LETTERS.map(String).indexOf(letter);
  if (rim === undefined || toMove < 0 || rest.length > 0 || !/^[.WB]+$/.test(cells)) return undefined;
  const stones = parseStones(board, board.rims[rim], cells);
  return stones && !isFull(board, stones) ? { stones, toMove, rim } : undefined;
}

/** The rules on a square; sides other than 8 are for tests. */
export const charybdisSquareOn = (board: Square): Rules<Position, 'charybdis-square'> => ({
  ...stoneRules<Position>(board),
  id: 'charybdis-square',
  year: 2010,
  version: 1,
  options: [{ name: 'rim', values: RIMS }],
  words: [],
  aliases: {},
  example: 'd4',
  start: (options) => start(board, options),
  next: (position, beginning) => ({
    steps: nextCells(board, position, beginning),
    mayEnd: beginning.length > 0,
  }),
  play: (position, move) => play(board, position, move),
  pieces: (position, beginning = []) => piecesOn(board, stonesAfter(board, position, beginning)),
  evaluate: (position) => evaluateStones(board, position),
  draw: (position, random, most) => drawTurns(board, position, random, most),
  formatPosition: ({ stones, toMove, rim }) => `${formatStones(board, stones)} ${LETTERS[toMove]} ${rim}`,
  parsePosition: (text) => parsePosition(board, text),
  optionsIn: ({ rim }) => ({ rim }),
});

export const charybdisSquare = charybdisSquareOn(square(8));
