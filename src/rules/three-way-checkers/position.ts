/** Positions of 3-way Checkers, who is to move, and when the game is over. */

import { type Occurrences, occurrencesOf } from '../occurrences.ts';
import type { Seat, Standing } from '../rules.ts';
import type { Triangle } from './board.ts';
import { canMove } from './moves.ts';
import { type Cells, EMPTY, roll, SEATS, seatOf } from './pieces.ts';
import { carryOut } from './turn.ts';

export const WINS = ['now', 'turn'] as const;
/** When the only player with pieces wins: at once, or when that player's turn comes. */
export type Win = (typeof WINS)[number];

export interface Situation {
  readonly cells: Cells;
  /** Plies in a row without a capture, a conversion or a pawn step. */
  readonly quiet: number;
  readonly win: Win;
}

export interface Position extends Situation {
  readonly toMove: Seat;
  readonly occurrences: Occurrences;
}

/** This many quiet plies draw the game. */
export const QUIET_LIMIT = 120;
const OCCURRENCE_LIMIT = 3;

/** Four pieces in the bits of one character; a piece takes four. */
const fourFrom = (cells: Cells, cell: number): number =>
  (cells[cell] as number) |
  ((cells[cell + 1] as number) << 4) |
  ((cells[cell + 2] as number) << 8) |
  ((cells[cell + 3] as number) << 12);

/** The key by which two positions are the same. */
export function keyOf(cells: Cells, toMove: Seat): string {
  let key = String(toMove);
  for (let cell = 0; cell < cells.length; cell += 4) key += String.fromCharCode(fourFrom(cells, cell));
  return key;
}

const nextSeat = (seat: Seat): Seat => (seat + 1) % SEATS.length;

/**
 * What happens when the turn is about to pass to seat `from`: either the game is over, or the first seat from
 * there on that can move is to move. `earlier` are the occurrences that this position could repeat.
 */
export function settle(
  board: Triangle,
  situation: Situation,
  from: Seat,
  earlier: Occurrences | undefined,
): Standing<Position> {
  const { cells, quiet, win } = situation;
  const { owners, present } = roll(cells);
  const [owner] = owners;
  const positionFor = (toMove: Seat): Position => {
    return { cells, quiet, win, toMove, occurrences: { key: keyOf(cells, toMove), earlier } };
  };
  const over = (winners: readonly Seat[], reason: string): Standing<Position> => ({
    position: positionFor(from),
    outcome: { points: SEATS.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)), reason },
  });

  if (present.length === 1) return over(present, 'LAST_IN_GAME');
  if (owner === undefined) return over(present, 'NO_PIECES');
  const isAlone = owners.length === 1;
  if (isAlone && win === 'now') return over(owners, 'ONLY_PIECES');

  let seat = from;
  for (let waiting = SEATS.length; ; waiting--, seat = nextSeat(seat)) {
    if (waiting === 0) return over(present, 'NO_MOVES');
    if (!present.includes(seat)) continue;
    if (isAlone && owner === seat) return over(owners, 'ONLY_PIECES');
    if (canMove(board, cells, seat)) break;
  }
  const position = positionFor(seat);
  const { occurrences } = position;
  if (occurrencesOf(occurrences.key, occurrences) >= OCCURRENCE_LIMIT)
    return over(present, 'THIRD_OCCURRENCE');
  if (quiet >= QUIET_LIMIT) return over(present, 'QUIET_PLIES');
  return { position, toMove: seat };
}

/** The standing after a legal, complete path of cells. */
export function playPath(board: Triangle, position: Position, path: readonly number[]): Standing<Position> {
  const { toMove, win, quiet, occurrences } = position;
  const { cells, captured, stirred } = carryOut(board, position.cells, path);
  const situation = { cells, win, quiet: captured || stirred ? 0 : quiet + 1 };
  return settle(board, situation, nextSeat(toMove), captured ? undefined : occurrences);
}

/**
 * The standing after a seat has left: its pieces and ghosts are removed, and if it was to move, the turn
 * passes on.
 */
export function withdraw(board: Triangle, position: Position, seat: Seat): Standing<Position> {
  const cells = position.cells.map((piece) => (piece !== EMPTY && seatOf(piece) === seat ? EMPTY : piece));
  const from = position.toMove === seat ? nextSeat(seat) : position.toMove;
  return settle(board, { ...position, cells }, from, position.occurrences);
}
