/** The kinds of piece, and the small numbers that stand for men on a board. */
import type { Seat } from '../rules.ts';
import type { Cell } from './board.ts';

export const KING = 1;
export const QUEEN = 2;
export const ROOK = 3;
export const BISHOP = 4;
export const KNIGHT = 5;
export const PAWN = 6;
/** A kind of piece, KING to PAWN. */
export type Kind = number;

/** By kind: a piece's letter in text, and its code. */
const LETTERS = ['', 'K', 'Q', 'R', 'B', 'N', 'p'];
const NAMES = ['', 'king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
export const KINDS: readonly string[] = NAMES.slice(KING);

/** What a pawn can promote to. */
export const PROMOTIONS: readonly Kind[] = [QUEEN, ROOK, BISHOP, KNIGHT];
export const letterOf = (kind: Kind): string => LETTERS[kind] as string;
export const nameOfKind = (kind: Kind): string => NAMES[kind] as string;

/** A piece on a board: its seat and kind in one number; 0 is an empty cell. */
export type Man = number;
export const EMPTY: Man = 0;
export const man = (seat: Seat, kind: Kind): Man => (seat << 3) | kind;
export const seatOf = (piece: Man): Seat => piece >> 3;
export const kindOf = (piece: Man): Kind => piece & 7;
/** A man for each cell, in the order of CELL_NAMES. An array of this size is copied faster than bytes are. */
export type Cells = readonly Man[];
export const at = (cells: Cells, cell: Cell): Man => cells[cell] as Man;
export const kingOf = (cells: Cells, seat: Seat): Cell => cells.indexOf(man(seat, KING));
