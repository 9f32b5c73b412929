/** 3 Crowns, by Larry Back (2001), as the rest of the code sees it. */

import { nextAmong } from '../protocol.ts';
import { known } from '../result.ts';
import type { Notice, Piece, Rules, Standing, Step } from '../rules.ts';
import { evaluate } from './evaluate.ts';
import {
  boundCell,
  carryOut,
  carryOutFirstJump,
  isJump,
  packSteps,
  playMove,
  positionOf,
  stepsOf,
  winningReason,
  won,
} from './moves.ts';
import {
  board,
  EMPTY,
  formatPosition,
  GREEN,
  isCrowned,
  nameOf,
  type Position,
  parseSituation,
  START,
  sideOf,
  symbolOf,
} from './position.ts';
import { highlights, scores } from './standing.ts';

function spell([from = '', first, second]: readonly Step[]): string {
  if (first === undefined) return from;
  if (second !== undefined) return `${from}x${first}x${second}`;
  return isJump(from, first) ? `${from}x${first}` : `${from}-${first}`;
}

/** The board after a legal beginning: a single jump has moved its stone and done nothing else yet. */
function cellsAfter({ cells }: Position, beginning: readonly Step[]): Uint8Array {
  const [from, first] = beginning;
  if (from === undefined || first === undefined) return cells;
  if (beginning.length === 2 && isJump(from, first)) return carryOutFirstJump(cells, from, first);
  return carryOut(cells, packSteps(beginning)).cells;
}

function piecesOn(cells: Uint8Array): readonly Piece[] {
  return [...cells].flatMap((stone, cell) =>
    stone === EMPTY
      ? []
      : {
          cell: nameOf(cell),
          kind: isCrowned(stone) ? 'crowned' : 'stone',
          seat: sideOf(stone),
          symbol: symbolOf(stone),
        },
  );
}

const movesAsSteps = ({ moves }: Position): readonly (readonly Step[])[] => moves.map(stepsOf);

/**
 * What Green must know in its first two turns; nothing if its bound stone cannot move, which frees the
 * others.
 */
function notices(position: Position): readonly Notice[] {
  const { toMove, bound } = position;
  if (toMove !== GREEN || bound === undefined) return [];
  if (bound === 'first') return [{ code: 'BINDING', seat: GREEN }];
  const cell = boundCell(position);
  return cell === undefined ? [] : [{ code: 'BOUND', seat: GREEN, cells: [nameOf(cell)] }];
}

function parsePosition(text: string): Position | undefined {
  const situation = parseSituation(text);
  return situation && positionOf(situation);
}

function start(): Standing<Position> {
  const position = known(parsePosition(START), 'the start');
  return { position, toMove: position.toMove };
}

export const threeCrowns: Rules<Position, 'three-crowns'> = {
  id: 'three-crowns',
  author: 'Larry Back',
  year: 2001,
  version: 1,
  seats: [
    { letter: 'G', colour: '#2f8f4e' },
    { letter: 'B', colour: '#22252b' },
  ],
  options: [],
  words: [],
  aliases: {},
  kinds: ['stone', 'crowned'],
  pieceNames: { stone: ['stone'], 'crowned stone': ['crowned'] },
  example: 'a4-b4',
  board,

  start,
  next: (position, beginning) => nextAmong(movesAsSteps(position), beginning),
  play: (position, move) => playMove(position, packSteps(move)),
  spell: (_position, move) => spell(move),
  pieces: (position, beginning = []) => piecesOn(cellsAfter(position, beginning)),
  withdraw: (position, seat) => won(position, 1 - seat, 'WITHDRAWN'),
  formatPosition,
  parsePosition,
  isOver: (position) => [0, 1].some((seat) => winningReason(position, seat) !== undefined),
  toMove: ({ toMove }) => toMove,
  notices,
  evaluate,
  scores,
  highlights,
  count: ({ moves }) => moves.length,
  moves: movesAsSteps,
};
