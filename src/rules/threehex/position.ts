/** A position: the board with everything else that decides what may be played, and its legal moves. */

import type { Occurrences } from '../occurrences.ts';
import type { Seat } from '../rules.ts';
import { ALL_RIGHTS, type Rights, rightsWithout } from './castling.ts';
import { afterMove, legalMoves, type Move } from './moves.ts';
import { at, type Cells, EMPTY, kindOf, PAWN, SEATS, setUp } from './pieces.ts';

/** Plies without a pawn move or a capture after which the game is drawn. */
export const QUIET_LIMIT = 150;

export interface Position {
  readonly cells: Cells;
  readonly toMove: Seat;
  readonly rights: Rights;
  /** Plies since the last pawn move or capture. */
  readonly quiet: number;
  /** This position and those before it that could come again. */
  readonly occurrences: Occurrences;
  /** The legal moves, king captures not among them. */
  readonly moves: readonly Move[];
}

/** What makes two positions the same: the men, the seat to move and the castling rights. */
const keyOf = (cells: Cells, toMove: Seat, rights: Rights): string =>
  `${Reflect.apply(String.fromCharCode, undefined, cells)}${toMove}${rights}`;

/** A position with its legal moves; `earlier` are the positions before it that could come again. */
export function positionOf(
  cells: Cells,
  toMove: Seat,
  rights: Rights,
  quiet: number,
  earlier?: Occurrences,
): Position {
  const occurrences = { key: keyOf(cells, toMove, rights), earlier };
  return { cells, toMove, rights, quiet, occurrences, moves: legalMoves(cells, toMove, rights) };
}

export const startPosition = (): Position => positionOf(setUp(), 0, ALL_RIGHTS, 0);

/** The position after one of its legal moves. */
export function afterPly(position: Position, move: Move): Position {
  const { cells, toMove } = position;
  const isQuiet = kindOf(at(cells, move.from)) !== PAWN && at(cells, move.to) === EMPTY;
  return positionOf(
    afterMove(cells, move),
    (toMove + 1) % SEATS.length,
    rightsWithout(rightsWithout(position.rights, move.from), move.to),
    isQuiet ? position.quiet + 1 : 0,
    isQuiet ? position.occurrences : undefined,
  );
}
