/** Seats, kinds of piece, and the small numbers that stand for them on a board. */
import type { Piece, Seat, SeatInfo } from '../rules.ts';
import { CELL_NAMES, type Cell, cellNamed, nameOf, turnedFor } from './board.ts';

/** White, Blue and Black, in the order of moving. */
export const SEATS: readonly SeatInfo[] = [
  { letter: 'W', colour: '#f4f1e8' },
  { letter: 'U', colour: '#2f6db5' },
  { letter: 'B', colour: '#26262b' },
];
export const SEAT_NUMBERS: readonly Seat[] = [0, 1, 2];
export const letterOfSeat = (seat: Seat): string => SEATS[seat]?.letter as string;
/** In the order in which they move after the seat. */
export const opponentsOf = (seat: Seat): readonly Seat[] => [(seat + 1) % 3, (seat + 2) % 3];

export const KING = 1;
export const QUEEN = 2;
export const ROOK = 3;
export const BISHOP = 4;
export const KNIGHT = 5;
export const PAWN = 6;
/** A kind of piece, KING to PAWN. */
export type Kind = number;

/** By kind: the letter of a piece in text, and its code. */
const LETTERS = ['', 'K', 'Q', 'R', 'B', 'N', 'p'];
const NAMES = ['', 'king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
export const KINDS: readonly string[] = NAMES.slice(KING);

/** What a pawn becomes. */
export const PROMOTIONS: readonly Kind[] = [QUEEN, ROOK, BISHOP, KNIGHT];
export const letterOf = (kind: Kind): string => LETTERS[kind] as string;

/** A piece on a board: its seat and kind in one number; 0 is an empty cell. */
export type Man = number;
export const EMPTY: Man = 0;
export const man = (seat: Seat, kind: Kind): Man => (seat << 3) | kind;
export const seatOf = (piece: Man): Seat => piece >> 3;
export const kindOf = (piece: Man): Kind => piece & 7;
export const MEN: readonly Man[] = SEAT_NUMBERS.flatMap((seat) =>
  [KING, ...PROMOTIONS, PAWN].map((kind) => man(seat, kind)),
);

/** A man for each cell, in the order of CELL_NAMES. */
export type Cells = Readonly<Uint8Array>;
export const at = (cells: Cells, cell: Cell): Man => cells[cell] as Man;
export const kingOf = (cells: Cells, seat: Seat): Cell => cells.indexOf(man(seat, KING));

/** Two characters: the seat's letter and the piece's (`WK`, `Up`). */
export const symbolOf = (piece: Man): string => `${letterOfSeat(seatOf(piece))}${letterOf(kindOf(piece))}`;

const menBySymbol = new Map(MEN.map((piece) => [symbolOf(piece), piece]));
export const manOf = (symbol: string): Man | undefined => menBySymbol.get(symbol);

/** The pieces of a board as others see them. */
export const piecesOn = (cells: Cells): readonly Piece[] =>
  [...cells].flatMap((piece, cell) =>
    piece === EMPTY
      ? []
      : {
          cell: nameOf(cell),
          kind: NAMES[kindOf(piece)] as string,
          seat: seatOf(piece),
          symbol: symbolOf(piece),
        },
  );

/** White's men at the start; the others' stand on the same cells of the turned board. */
const SET_UP: readonly (readonly [Kind, string])[] = [
  [KING, '71'],
  [QUEEN, '73'],
  [ROOK, '68 76'],
  [KNIGHT, '69 75'],
  [BISHOP, '70 72 74'],
  [PAWN, '106 37 38 39 40 41 42 43 44'],
];

/** The board at the start. */
export function setUp(): Cells {
  const cells = new Uint8Array(CELL_NAMES.length);
  for (const seat of SEAT_NUMBERS) {
    for (const [kind, names] of SET_UP) {
      for (const name of names.split(' ')) cells[turnedFor(seat, cellNamed(name))] = man(seat, kind);
    }
  }
  return cells;
}
