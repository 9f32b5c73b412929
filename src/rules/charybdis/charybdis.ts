/**
 * Charybdis by Christian Freeling. A turn places any number of stones, so there are far too many turns to list:
 * `next` alone says which cells may follow those placed, and everything else is derived from it.
 */
import type { Continuation, Notice, Outcome, Piece, Rules, Seat, Standing, Step } from '../rules.ts';
import { board, indexOf, NAMES } from './board.ts';
import { formatPosition, GOALS, type Goal, LETTERS, type Position, parsePosition } from './position.ts';
import {
  connects,
  countStones,
  emptyBoard,
  growingCells,
  type Stones,
  stoneOf,
  type Turn,
  turnAfter,
  VACANT,
  vacantCells,
} from './turn.ts';

const PASS = 'pass';

const opponentOf = (seat: Seat): Seat => 1 - seat;
const nameOf = (cell: number): string => NAMES[cell] as string;

const turnBegun = ({ stones, toMove }: Position, steps: readonly Step[]): Turn =>
  turnAfter(stones, toMove, steps.map(indexOf));

function next(position: Position, beginning: readonly Step[]): Continuation {
  const [first] = beginning;
  // Any vacant cell opens a turn: beside an own stone it grows, elsewhere it founds.
  if (first === undefined) {
    return { steps: [...vacantCells(position.stones).map(nameOf), PASS], mayEnd: false };
  }
  if (first === PASS) return { steps: [], mayEnd: true };
  return { steps: growingCells(turnBegun(position, beginning)).map(nameOf), mayEnd: true };
}

function play(position: Position, move: readonly Step[]): Standing<Position> {
  const { toMove, goal, passed } = position;
  if (move[0] === PASS) {
    const after = { ...position, toMove: opponentOf(toMove), passed: true };
    return passed ? counted(after, 'PASSES') : { position: after, toMove: after.toMove };
  }
  const { stones } = turnBegun(position, move);
  const after = { stones, toMove: opponentOf(toMove), passed: false, goal };
  if (goal === 'connect' && connects(stones, toMove)) return won(after, toMove, 'CONNECT');
  if (!stones.includes(VACANT)) return counted(after, 'FULL');
  return { position: after, toMove: after.toMove };
}

const won = (position: Position, winner: Seat, reason: string): Standing<Position> => ({
  position,
  outcome: { points: winner === 0 ? [1, 0] : [0, 1], reason },
});

function counted(position: Position, reason: string): Standing<Position> {
  const [white, black] = countStones(position.stones);
  if (white === black) return { position, outcome: { points: [0.5, 0.5], reason } };
  return won(position, white > black ? 0 : 1, reason);
}

function pieces(position: Position, beginning: readonly Step[] = []): readonly Piece[] {
  const { stones } = turnBegun(position, beginning[0] === PASS ? [] : beginning);
  return LETTERS.flatMap((symbol, seat) =>
    stonesOf(stones, seat).map((cell) => ({ cell, kind: 'stone', seat, symbol })),
  );
}

const stonesOf = (stones: Stones, seat: Seat): readonly string[] =>
  NAMES.filter((_, cell) => stones[cell] === stoneOf(seat));

function notices({ passed, toMove }: Position): readonly Notice[] {
  return passed ? [{ code: 'PASSED', seat: toMove, of: opponentOf(toMove) }] : [];
}

function endNotices({ stones }: Position, { reason }: Outcome): readonly Notice[] {
  if (reason !== 'FULL' && reason !== 'PASSES') return [];
  return [{ code: 'COUNT', seat: 0, of: 1, counts: countStones(stones) }];
}

function start(options: Readonly<Record<string, string>>): Standing<Position> {
  const goal: Goal = GOALS.find((each) => each === options.goal) ?? 'stones';
  return { position: { stones: emptyBoard(), toMove: 0, passed: false, goal }, toMove: 0 };
}

export const charybdis: Rules<Position, 'charybdis'> = {
  id: 'charybdis',
  author: 'Christian Freeling',
  year: 2010,
  version: 1,
  seats: [
    { letter: 'W', colour: '#f4f1e8' },
    { letter: 'B', colour: '#232323' },
  ],
  options: [{ name: 'goal', values: GOALS }],
  words: [PASS],
  aliases: { 'i pass': PASS, p: PASS, skip: PASS },
  kinds: ['stone', 'fixed'],
  pieceNames: { stone: ['stone'], 'fixed stone': ['fixed'] },
  example: 'e5',
  board,
  start,
  next,
  play,
  spell: (_, move) => move.join(','),
  pieces,
  withdraw: (position, seat) => won(position, opponentOf(seat), 'WITHDRAWN'),
  formatPosition,
  parsePosition,
  toMove: ({ toMove }) => toMove,
  notices,
  endNotices: endNotices,
  unlistable: true,
};
