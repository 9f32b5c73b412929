/** The pieces of 3-way Checkers as bytes: 0 is no piece, otherwise 1 + 4 * seat + kind. */
import type { Seat } from '../rules.ts';

const KINDS = ['pawn', 'king', 'ghost', 'sleepingGhost'] as const;
export type Kind = (typeof KINDS)[number];

/** Seats in turn order: Black, Red, White. */
export const LETTERS = ['B', 'R', 'W'] as const;
export const SEATS: readonly Seat[] = LETTERS.map((_, seat) => seat);

/** What is on each cell. */
export type Cells = Uint8Array;

export const EMPTY = 0;
const PAWN = 0;
const KING = 1;
const GHOST = 2;
const SLEEPING = 3;

const pieceOf = (seat: Seat, kind: number): number => 1 + 4 * seat + kind;
/** No piece, and every piece there is. */
export const PIECES: readonly number[] = Array.from({ length: 1 + 4 * SEATS.length }, (_, piece) => piece);
const kindNumber = (piece: number): number => (piece - 1) & 3;

export const ghostOf = (seat: Seat): number => pieceOf(seat, GHOST);
export const sleepingGhostOf = (seat: Seat): number => pieceOf(seat, SLEEPING);
export const kingOf = (seat: Seat): number => pieceOf(seat, KING);
export const pawnOf = (seat: Seat): number => pieceOf(seat, PAWN);

/** The owner of a piece; -1, which is no seat, if there is no piece. */
export const seatOf = (piece: number): Seat => (piece - 1) >> 2;
export const kindOf = (piece: number): Kind => KINDS[kindNumber(piece)] as Kind;
export const isPawn = (piece: number): boolean => piece !== EMPTY && kindNumber(piece) === PAWN;
export const isRegular = (piece: number): boolean => piece !== EMPTY && kindNumber(piece) <= KING;
export const isGhost = (piece: number): boolean => piece !== EMPTY && kindNumber(piece) >= GHOST;
export const isAwake = (piece: number): boolean => piece !== EMPTY && kindNumber(piece) === GHOST;

/** Whether the piece belongs to another seat. */
export const isEnemy = (piece: number, seat: Seat): boolean => piece !== EMPTY && seatOf(piece) !== seat;

/** The same piece, owned by another seat. */
export const turned = (piece: number, seat: Seat): number => pieceOf(seat, kindNumber(piece));

/** A seat's pieces by cell. */
export interface Force {
  readonly regulars: readonly number[];
  /** All ghosts, and those among them that are active. */
  readonly ghosts: readonly number[];
  readonly awake: readonly number[];
}

export function forceOf(cells: Cells, seat: Seat): Force {
  const regulars: number[] = [];
  const ghosts: number[] = [];
  const awake: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    const piece = cells[cell] as number;
    if (piece === EMPTY || seatOf(piece) !== seat) continue;
    if (isRegular(piece)) regulars.push(cell);
    else {
      ghosts.push(cell);
      if (isAwake(piece)) awake.push(cell);
    }
  }
  return { regulars, ghosts, awake };
}

/** Whether a seat that starts its turn with this force must name the ghost that becomes active. */
export const mustNameGhost = ({ regulars, awake }: Force): boolean =>
  regulars.length === 1 && awake.length === 0;

/** The seats with a regular piece, and those still in the game, none of which is ever without ghosts. */
export interface Roll {
  readonly owners: readonly Seat[];
  readonly present: readonly Seat[];
}

export function roll(cells: Cells): Roll {
  let owners = 0;
  let present = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const piece = cells[cell] as number;
    if (piece === EMPTY) continue;
    const bit = 1 << seatOf(piece);
    present |= bit;
    if (isRegular(piece)) owners |= bit;
  }
  return { owners: seatsAmong(owners), present: seatsAmong(present) };
}

/** For each combination of bits, the seats whose bits are set. */
const SEAT_SETS: readonly (readonly Seat[])[] = Array.from({ length: 1 << SEATS.length }, (_, bits) =>
  SEATS.filter((seat) => bits & (1 << seat)),
);
const seatsAmong = (bits: number): readonly Seat[] => SEAT_SETS[bits] as readonly Seat[];
