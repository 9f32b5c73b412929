/**
 * What Charybdis has in common on every board: stones of two colors, turns that place any number of them, and
 * the most stones win. There are far too many turns to list, so `next` alone says which cells may follow
 * those already placed, and everything else is derived from it.
 */
import type { Piece, Rules, Seat, Standing, Step } from '../rules.ts';
import { indexOf, type StoneBoard } from './board.ts';
import {
  countStones,
  emptyBoard,
  growingCells,
  type Stones,
  stoneOf,
  type Turn,
  turnAfter,
  vacantCells,
} from './turn.ts';

export interface StonePosition {
  readonly stones: Stones;
  readonly toMove: Seat;
}

/** A seat's letter is also the symbol of its stones. */
export const LETTERS = ['W', 'B'] as const;
const SYMBOLS = `.${LETTERS.join('')}`;

export const formatStones = ({ names }: StoneBoard, stones: Stones): string =>
  [...stones.subarray(0, names.length)].map((stone) => SYMBOLS.charAt(stone)).join('');

/** Parses stones, one character per cell; undefined if the text has a different length. */
export function parseStones(board: StoneBoard, fixed: readonly Seat[], text: string): Stones | undefined {
  if (text.length !== board.names.length) return undefined;
  const stones = emptyBoard(board, fixed);
  for (let cell = 0; cell < text.length; cell++) stones[cell] = SYMBOLS.indexOf(text.charAt(cell));
  return stones;
}

export const opponentOf = (seat: Seat): Seat => 1 - seat;

const turnBegun = (board: StoneBoard, { stones, toMove }: StonePosition, steps: readonly Step[]): Turn =>
  turnAfter(
    board,
    stones,
    toMove,
    steps.map((step) => indexOf(board, step)),
  );

/** The stones after a turn, finished or not. */
export const stonesAfter = (board: StoneBoard, position: StonePosition, steps: readonly Step[]): Stones =>
  turnBegun(board, position, steps).stones;

/**
 * The cells where the next stone may go. Any vacant cell can start a turn: next to one's own stone it grows a
 * group, elsewhere it founds one.
 */
export function nextCells(
  board: StoneBoard,
  position: StonePosition,
  beginning: readonly Step[],
): readonly Step[] {
  const cells =
    beginning.length === 0
      ? vacantCells(board, position.stones)
      : growingCells(turnBegun(board, position, beginning));
  return cells.map((cell) => board.names[cell] as string);
}

/** Every stone, fixed ones first. */
export function piecesOn({ names, drawn }: StoneBoard, stones: Stones): readonly Piece[] {
  const pieceAt = (cell: string, index: number, kind: string): readonly Piece[] =>
    LETTERS.flatMap((symbol, seat) => (stones[index] === stoneOf(seat) ? { cell, kind, seat, symbol } : []));
  return [
    ...drawn.outside.flatMap(({ place }, index) => pieceAt(place, names.length + index, 'fixed')),
    ...names.flatMap((name, cell) => pieceAt(name, cell, 'stone')),
  ];
}

/** The reasons for ending at which the stones are counted. */
const BY_COUNT: readonly string[] = ['FULL', 'PASSES'];

export const won = <P>(position: P, winner: Seat, reason: string): Standing<P> => ({
  position,
  outcome: { points: winner === 0 ? [1, 0] : [0, 1], reason },
});

/** The outcome by counting stones. */
export function counted<P extends StonePosition>(
  board: StoneBoard,
  position: P,
  reason: string,
): Standing<P> {
  const [white, black] = countStones(board, position.stones);
  if (white === black) return { position, outcome: { points: [0.5, 0.5], reason } };
  return won(position, white > black ? 0 : 1, reason);
}

/** The part of the rules that is the same on every board. */
export const stoneRules = <P extends StonePosition>(board: StoneBoard) =>
  ({
    author: 'Christian Freeling',
    seats: [
      { letter: 'W', colour: '#f4f1e8' },
      { letter: 'B', colour: '#232323' },
    ],
    kinds: ['stone', 'fixed'],
    pieceNames: { stone: ['stone'], 'fixed stone': ['fixed'] },
    board: board.drawn,
    spell: (_, move) => move.join(','),
    withdraw: (position, seat) => won(position, opponentOf(seat), 'WITHDRAWN'),
    toMove: ({ toMove }) => toMove,
    scores: ({ stones }) =>
      countStones(board, stones).map((count, seat) => ({ code: 'STONES', seat, count })),
    endNotices: ({ stones }, { reason }) =>
      BY_COUNT.includes(reason)
        ? [{ code: 'COUNT', seat: 0, of: 1, counts: countStones(board, stones) }]
        : [],
    unlistable: true,
  }) satisfies Partial<Rules<P>>;
