/** 3 Crowns, by Larry Back (2001): the game as the house sees it. */

import { nextAmong } from '../protocol.ts';
import type { Notice, Piece, Rules, Standing, Step } from '../rules.ts';
import { asRulesId } from '../rulesId.ts';
import {
  carryOut,
  carryOutFirstJump,
  isJump,
  packSteps,
  playMove,
  positionOf,
  stepsOf,
  won,
} from './moves.ts';
import {
  board,
  EMPTY,
  formatPosition,
  GREEN,
  isCrowned,
  names,
  type Position,
  parseSituation,
  START,
  sideOf,
  symbolOf,
} from './position.ts';
import { sheet } from './sheet.ts';

function spell([from = '', first, second]: readonly Step[]): string {
  if (first === undefined) return from;
  if (second !== undefined) return `${from}x${first}x${second}`;
  return isJump(from, first) ? `${from}x${first}` : `${from}-${first}`;
}

/** The board after a legal beginning: a lone jump has moved its stone and done no more. */
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
          cell: names[cell] ?? '',
          kind: isCrowned(stone) ? 'crowned' : 'stone',
          seat: sideOf(stone),
          symbol: symbolOf(stone),
        },
  );
}

const movesAsSteps = ({ moves }: Position): readonly (readonly Step[])[] => moves.map(stepsOf);

/** What Green must know in its first two turns; nothing when its bound stone cannot move and frees the others. */
function notices({ toMove, bound, moves }: Position): readonly Notice[] {
  if (toMove !== GREEN || bound === undefined) return [];
  if (bound === 'first') return [{ code: 'BINDING', seat: GREEN }];
  const cell = names[bound] ?? '';
  return moves.every((move) => stepsOf(move)[0] === cell)
    ? [{ code: 'BOUND', seat: GREEN, cells: [cell] }]
    : [];
}

function parsePosition(text: string): Position | undefined {
  const situation = parseSituation(text);
  return situation && positionOf(situation);
}

function start(): Standing<Position> {
  const position = parsePosition(START);
  if (!position) throw new Error('the start is not a position');
  return { position, toMove: position.toMove };
}

export const threeCrowns: Rules<Position> = {
  id: asRulesId('three-crowns'),
  name: '3 Crowns',
  author: 'Larry Back',
  year: 2001,
  source:
    'The author’s description of the game, and his Zillions of Games file for the set-up and the first player.',
  version: 1,
  seats: [
    { name: 'Green', letter: 'G', colour: '#2f8f4e' },
    { name: 'Black', letter: 'B', colour: '#22252b' },
  ],
  options: [],
  words: [],
  aliases: {},
  kinds: { stone: 'stone', crowned: 'crowned stone' },
  reasons: {
    CROWNED_TROIKA: 'three crowned stones in a row',
    THREE_CAPTURES: 'three stones captured',
    NO_LEGAL_MOVE: 'the other side has no legal move',
    THIRD_OCCURRENCE: 'third occurrence of a position',
    WITHDRAWN: 'the other side left the game',
  },
  noticeTexts: {
    BINDING:
      'The stone that {seat} {seat:moves|move} now must be moved again in {seat:its|your} second turn.',
    BOUND: 'In {seat:its|your} second turn {seat} must move the stone of {seat:its|your} first: {cells}.',
  },
  example: 'a4-b4',
  board,
  sheet,

  start,
  next: (position, beginning) => nextAmong(movesAsSteps(position), beginning),
  play: (position, move) => playMove(position, packSteps(move)),
  spell: (_position, move) => spell(move),
  pieces: (position, beginning = []) => piecesOn(cellsAfter(position, beginning)),
  withdraw: (position, seat) => won(position, 1 - seat, 'WITHDRAWN'),
  formatPosition,
  parsePosition,
  toMove: ({ toMove }) => toMove,
  notices,
  count: ({ moves }) => moves.length,
  moves: movesAsSteps,
};
