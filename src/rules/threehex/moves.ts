/** The legal moves of a board, as data and as steps. */
import type { Seat, Step } from '../rules.ts';
import type { Armies } from './armies.ts';
import { attackersOf, isAttacked, shieldsOf } from './attacks.ts';
import { type Cell, DIRECTIONS, type Direction, leapsOf, nameOf, neighbour, raysOf } from './board.ts';
import type { Castling, Rights } from './castling.ts';
import {
  at,
  type Cells,
  EMPTY,
  KING,
  type Kind,
  KNIGHT,
  kindOf,
  kingOf,
  letterOf,
  type Man,
  man,
  PAWN,
  PROMOTIONS,
  seatOf,
} from './pieces.ts';
import { pawnCaptures, slidesOf } from './ranges.ts';

/** A man's move; castling counts as the king's. */
export interface Move {
  readonly from: Cell;
  readonly to: Cell;
  readonly promotion: Kind | undefined;
  readonly castling: Castling | undefined;
}

/** Carries out a move on a board. */
function carryOut(board: Man[], { from, to, promotion, castling }: Move): void {
  const piece = at(board, from);
  board[from] = EMPTY;
  board[to] = promotion === undefined ? piece : man(seatOf(piece), promotion);
  if (castling) {
    board[castling.rookTo] = at(board, castling.rook);
    board[castling.rook] = EMPTY;
  }
}

/** The board after a move. */
export function afterMove(cells: Cells, move: Move): Cells {
  const after = cells.slice();
  carryOut(after, move);
  return after;
}

/**
 * Whether a man of `seat` may move to a cell: none of its own men are there, and no king, which is never
 * captured.
 */
function isOpen(cells: Cells, cell: Cell, seat: Seat): boolean {
  const piece = at(cells, cell);
  return piece === EMPTY || (seatOf(piece) !== seat && kindOf(piece) !== KING);
}

function addPawnTargets(cells: Cells, from: Cell, seat: Seat, forward: Direction, targets: Cell[]): void {
  const ahead = neighbour(from, forward);
  if (ahead !== undefined && at(cells, ahead) === EMPTY) targets.push(ahead);
  for (const direction of pawnCaptures(forward)) {
    const to = neighbour(from, direction);
    if (to !== undefined && at(cells, to) !== EMPTY && isOpen(cells, to, seat)) targets.push(to);
  }
}

/** Adds where a man can go, ignoring the safety of its own king. */
function addTargets(armies: Armies, cells: Cells, from: Cell, targets: Cell[]): void {
  const piece = at(cells, from);
  const seat = seatOf(piece);
  const kind = kindOf(piece);
  if (kind === PAWN) {
    addPawnTargets(cells, from, seat, armies.forward[seat] as Direction, targets);
    return;
  }
  if (kind === KNIGHT) {
    for (const to of leapsOf(from)) if (isOpen(cells, to, seat)) targets.push(to);
    return;
  }
  const rays = raysOf(from);
  for (const direction of kind === KING ? DIRECTIONS : slidesOf(kind)) {
    const ray = rays[direction] as readonly Cell[];
    const reach = kind === KING ? Math.min(1, ray.length) : ray.length;
    for (let index = 0; index < reach; index++) {
      const to = ray[index] as Cell;
      const isEmpty = at(cells, to) === EMPTY;
      if (isEmpty || isOpen(cells, to, seat)) targets.push(to);
      if (!isEmpty) break;
    }
  }
}

/** Whether the seat's pawn would be on the far side on this cell, and so must promote. */
export const isFarSide = ({ forward }: Armies, cell: Cell, seat: Seat): boolean =>
  neighbour(cell, forward[seat] as Direction) === undefined;

/** The cells where another man than the king stops all checks: the checker's own, and those on its way. */
function stopsOf(cells: Cells, king: Cell, [checker, ...others]: readonly Cell[]): readonly Cell[] {
  if (checker === undefined || others.length > 0) return [];
  if (kindOf(at(cells, checker)) === KNIGHT) return [checker];
  const line = raysOf(king).find((ray) => ray.includes(checker)) ?? [];
  return line.slice(0, line.indexOf(checker) + 1);
}

/**
 * Every legal move of a seat, or the first of them: at least `enough`, if there are so many. If the king's
 * safety is in doubt, it is checked on the board after the move.
 */
export function legalMoves(
  armies: Armies,
  cells: Cells,
  seat: Seat,
  rights: Rights,
  enough = Number.POSITIVE_INFINITY,
): readonly Move[] {
  const king = kingOf(cells, seat);
  const checkers = attackersOf(armies, cells, king, seat);
  const inCheck = checkers.length > 0;
  const stops = inCheck ? stopsOf(cells, king, checkers) : undefined;
  const shields = shieldsOf(armies, cells, king, seat);
  const moves: Move[] = [];

  const isSafe = (move: Move): boolean => {
    const isKings = move.from === king;
    if (!isKings) {
      if (stops && !stops.includes(move.to)) return false;
      if (!shields.includes(move.from)) return true;
    }
    return !isAttacked(armies, afterMove(cells, move), isKings ? move.to : king, seat);
  };

  for (let from = 0; from < cells.length; from++) {
    const piece = at(cells, from);
    if (piece === EMPTY || seatOf(piece) !== seat) continue;
    if (moves.length >= enough) return moves;
    const targets: Cell[] = [];
    addTargets(armies, cells, from, targets);
    for (const to of targets) {
      const move = { from, to, promotion: undefined, castling: undefined };
      if (!isSafe(move)) continue;
      if (kindOf(piece) === PAWN && isFarSide(armies, to, seat)) {
        for (const promotion of PROMOTIONS) moves.push({ ...move, promotion });
      } else moves.push(move);
    }
  }

  if (inCheck) return moves;
  for (const castling of armies.castlings) {
    if (castling.seat !== seat || (rights & castling.right) === 0) continue;
    if (castling.between.some((cell) => at(cells, cell) !== EMPTY)) continue;
    if (castling.passed.some((cell) => isAttacked(armies, cells, cell, seat))) continue;
    const move = { from: castling.king, to: castling.kingTo, promotion: undefined, castling };
    if (isSafe(move)) moves.push(move);
  }
  return moves;
}

/** The cells of the men that could capture a seat's king if it were their turn. */
export const checkersOf = (armies: Armies, cells: Cells, seat: Seat): readonly Cell[] =>
  attackersOf(armies, cells, kingOf(cells, seat), seat);

/** A move as steps: `44 22`, `56 92 Q`, `O-O`. */
export function stepsOf({ from, to, promotion, castling }: Move): readonly Step[] {
  if (castling) return [castling.word];
  const cells = [nameOf(from), nameOf(to)];
  return promotion === undefined ? cells : [...cells, letterOf(promotion)];
}

/** The first of the moves that begins with these steps; undefined if none does. */
export const moveBeginning = (moves: readonly Move[], steps: readonly Step[]): Move | undefined =>
  moves.find(({ from, to, promotion, castling }) => {
    const [first, second, third] = steps;
    if (castling) return steps.length === 1 && castling.word === first;
    return (
      nameOf(from) === first &&
      (second === undefined || nameOf(to) === second) &&
      (third === undefined || (promotion !== undefined && letterOf(promotion) === third))
    );
  });
