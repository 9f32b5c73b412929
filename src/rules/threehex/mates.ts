/** Who could mate the next player at once: what machines must see beyond their own move. */
import type { Seat } from '../rules.ts';
import { type Armies, opponentsOf } from './armies.ts';
import { isAttacked } from './attacks.ts';
import { type Cell, DIRECTIONS, type Direction, leapsOf, neighbour, raysOf } from './board.ts';
import { afterMove, checkersOf, legalMoves, type Move } from './moves.ts';
import { at, type Cells, EMPTY, KNIGHT, kindOf, kingOf, man, seatOf } from './pieces.ts';

export interface Mate {
  /** Who gets the point. */
  readonly winner: Seat;
  readonly mated: Seat;
}

/** A king that can go to more cells than this is not looked at. */
const FEW = 3;

/**
 * The mate of the next player that a seat could give with one of its moves, were it to move; undefined if
 * there is none. The point may be another's, who attacks that king too.
 */
export function mateBy(armies: Armies, cells: Cells, seat: Seat, moves: readonly Move[]): Mate | undefined {
  const mated = (seat + 1) % armies.seats.length;
  const king = kingOf(cells, mated);
  if (hasMoreThanFew(armies, cells, king, mated)) return undefined;
  // A king that is attacked, and can hardly be helped, may be mated by any move; another by a check alone.
  const isInNeed =
    isAttacked(armies, cells, king, mated) && legalMoves(armies, cells, mated, 0, FEW + 1).length <= FEW;
  const lines = isInNeed ? undefined : linesTo(armies, cells, king, mated);
  for (const move of moves) {
    if (lines && !move.castling && !mayCheck(armies, cells, move, lines)) continue;
    const after = afterMove(cells, move);
    if (!isAttacked(armies, after, king, mated) || legalMoves(armies, after, mated, 0, 1).length > 0)
      continue;
    const checkers = checkersOf(armies, after, mated).map((cell) => seatOf(at(after, cell)));
    const winner = opponentsOf(armies, mated).find((each) => checkers.includes(each));
    if (winner !== undefined) return { winner, mated };
  }
  return undefined;
}

function hasMoreThanFew(armies: Armies, cells: Cells, king: Cell, seat: Seat): boolean {
  let free = 0;
  for (const direction of DIRECTIONS) {
    const to = neighbour(king, direction);
    if (to === undefined) continue;
    const piece = at(cells, to);
    if (piece !== EMPTY && seatOf(piece) === seat) continue;
    if (!isAttacked(armies, cells, to, seat) && ++free > FEW) return true;
  }
  return false;
}

/** What leads to a king: from which cells it can be attacked, and which men shield it from an opponent's. */
interface Lines {
  readonly king: Cell;
  /** By cell up to the first man: the direction from the king, and how far it is. */
  readonly open: ReadonlyMap<Cell, { readonly direction: Direction; readonly distance: number }>;
  readonly shields: readonly Cell[];
}

function linesTo({ ranges }: Armies, cells: Cells, king: Cell, seat: Seat): Lines {
  const open = new Map<Cell, { direction: Direction; distance: number }>();
  const shields: Cell[] = [];
  const rays = raysOf(king);
  for (const direction of DIRECTIONS) {
    const ray = rays[direction] as readonly Cell[];
    let shield: Cell | undefined;
    for (let distance = 1; distance <= ray.length; distance++) {
      const cell = ray[distance - 1] as Cell;
      const piece = at(cells, cell);
      if (shield === undefined) open.set(cell, { direction, distance });
      if (piece === EMPTY) continue;
      if (shield === undefined) {
        shield = cell;
        continue;
      }
      if (seatOf(piece) !== seat && (ranges[direction]?.[piece] as number) >= distance) shields.push(shield);
      break;
    }
  }
  return { king, open, shields };
}

/** Whether a move may give check: from where it goes, or by laying the king bare. */
function mayCheck({ ranges }: Armies, cells: Cells, { from, to, promotion }: Move, lines: Lines): boolean {
  if (lines.shields.includes(from)) return true;
  const own = at(cells, from);
  const piece = promotion === undefined ? own : man(seatOf(own), promotion);
  if (kindOf(piece) === KNIGHT) return leapsOf(lines.king).includes(to);
  const line = lines.open.get(to);
  return line !== undefined && (ranges[line.direction]?.[piece] as number) >= line.distance;
}
