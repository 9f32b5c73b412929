/** Castling moves: White's two, and the same for the other armies, turned or mirrored. */
import type { Seat, Step } from '../rules.ts';
import { type Cell, cellNamed } from './board.ts';
import { at, type Cells, KING, man, ROOK } from './pieces.ts';

export interface Castling {
  readonly seat: Seat;
  readonly word: Step;
  /** In a position's text, after its seat's letter: `s`hort or `l`ong. */
  readonly letter: string;
  /** Its bit in a position's castling rights. */
  readonly right: number;
  readonly king: Cell;
  readonly kingTo: Cell;
  readonly rook: Cell;
  readonly rookTo: Cell;
  /** The cells between king and rook, which must be empty. */
  readonly between: readonly Cell[];
  /** The cells the king passes over, which must not be attacked. */
  readonly passed: readonly Cell[];
}

export const SHORT: Step = 'O-O';
export const LONG: Step = 'O-O-O';

const WHITE = [
  {
    word: SHORT,
    letter: 's',
    king: '71',
    kingTo: '69',
    rook: '68',
    rookTo: '70',
    between: '70 69',
    passed: '70',
  },
  {
    word: LONG,
    letter: 'l',
    king: '71',
    kingTo: '74',
    rook: '76',
    rookTo: '73',
    between: '72 73 74 75',
    passed: '72 73',
  },
];

/** The castling moves of a seat for which `placed(cell)` corresponds to White's cell. */
export const castlingsOf = (seat: Seat, placed: (cell: Cell) => Cell): readonly Castling[] =>
  WHITE.map(({ word, letter, king, kingTo, rook, rookTo, between, passed }, side) => {
    const cell = (name: string): Cell => placed(cellNamed(name));
    return {
      seat,
      word,
      letter,
      right: 1 << (2 * seat + side),
      king: cell(king),
      kingTo: cell(kingTo),
      rook: cell(rook),
      rookTo: cell(rookTo),
      between: between.split(' ').map(cell),
      passed: passed.split(' ').map(cell),
    };
  });

/** The castling moves whose king and rook have not moved, as bits. */
export type Rights = number;
export const allRights = (castlings: readonly Castling[]): Rights =>
  castlings.reduce((rights, { right }) => rights | right, 0);

/** Whether king and rook are on the cells where the castling move begins. */
export const isPossible = (cells: Cells, { seat, king, rook }: Castling): boolean =>
  at(cells, king) === man(seat, KING) && at(cells, rook) === man(seat, ROOK);

/** The rights that are left after a man has moved to or from a cell. */
export const rightsWithout = (castlings: readonly Castling[], rights: Rights, touched: Cell): Rights =>
  castlings.reduce(
    (left, { king, rook, right }) => (touched === king || touched === rook ? left & ~right : left),
    rights,
  );
