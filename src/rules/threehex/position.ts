/** A position: the board with everything else that decides what may be played, and its legal moves. */

import type { Occurrences } from '../occurrences.ts';
import type { Seat } from '../rules.ts';
import type { Armies } from './armies.ts';
import type { Cell } from './board.ts';
import { allRights, type Rights, rightsWithout } from './castling.ts';
import { afterMove, legalMoves, type Move } from './moves.ts';
import { at, type Cells, EMPTY, kindOf, PAWN } from './pieces.ts';

/** Plies without a pawn move or a capture after which the game is drawn. */
export const QUIET_LIMIT = 150;

export interface Position {
  /** Who plays; this stays the same throughout a game. */
  readonly armies: Armies;
  readonly cells: Cells;
  readonly toMove: Seat;
  readonly rights: Rights;
  /** Plies since the last pawn move or capture. */
  readonly quiet: number;
  /** This position and the earlier ones that could come back. */
  readonly occurrences: Occurrences;
  /** The legal moves, which never capture a king. */
  readonly moves: readonly Move[];
}

/** The key by which two positions are the same: the men, the seat to move, and the castling rights. */
const keyOf = (cells: Cells, toMove: Seat, rights: Rights): string =>
  `${Reflect.apply(String.fromCharCode, undefined, cells)}${toMove}${rights}`;

/** A position with its legal moves; `earlier` are the previous positions that could come back. */
export function positionOf(
  armies: Armies,
  cells: Cells,
  toMove: Seat,
  rights: Rights,
  quiet: number,
  earlier?: Occurrences,
): Position {
  const occurrences = { key: keyOf(cells, toMove, rights), earlier };
  return {
    armies,
    cells,
    toMove,
    rights,
    quiet,
    occurrences,
    moves: legalMoves(armies, cells, toMove, rights),
  };
}

export const startPosition = (armies: Armies): Position =>
  positionOf(armies, armies.start, 0, allRights(armies.castlings), 0);

/** The position after one of its legal moves. */
export function afterPly(position: Position, move: Move): Position {
  const { armies, cells, toMove } = position;
  const withoutCell = (rights: Rights, cell: Cell) => rightsWithout(armies.castlings, rights, cell);
  const isQuiet = kindOf(at(cells, move.from)) !== PAWN && at(cells, move.to) === EMPTY;
  return positionOf(
    armies,
    afterMove(cells, move),
    (toMove + 1) % armies.seats.length,
    withoutCell(withoutCell(position.rights, move.from), move.to),
    isQuiet ? position.quiet + 1 : 0,
    isQuiet ? position.occurrences : undefined,
  );
}
