/**
 * The moves of 3 Crowns: how they are generated and what they do.
 *
 * A move is packed into one number: the origin, the cell of the first landing (the origin itself for a step)
 * and the cell where it ends, six bits each.
 */

import { type Occurrences, occurrencesOf } from '../occurrences.ts';
import type { Seat, Standing, Step } from '../rules.ts';
import {
  type Bound,
  type Content,
  CROWN,
  EMPTY,
  GREEN,
  indexOf,
  isCrowned,
  nameOf,
  type Position,
  preyOf,
  rays,
  type Situation,
  sideOf,
  stoneOf,
} from './position.ts';

type Move = number;

export const CAPTURES_TO_WIN = 3;
const TROIKA = 3;

const pack = (from: number, via: number, to: number): Move => from | (via << 6) | (to << 12);
const fromOf = (move: Move): number => move & 63;
const viaOf = (move: Move): number => (move >> 6) & 63;
const toOf = (move: Move): number => move >> 12;
const isStep = (move: Move): boolean => fromOf(move) === viaOf(move);

/** The origin and goal of a step, or the origin and both landings of a double jump. */
export function stepsOf(move: Move): readonly Step[] {
  const cells = isStep(move) ? [fromOf(move), toOf(move)] : [fromOf(move), viaOf(move), toOf(move)];
  return cells.map(nameOf);
}

/** Whether the second cell of a beginning is where a jump lands, rather than the goal of a step. */
export const isJump = (from: Step, to: Step): boolean =>
  Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) > 1 || Math.abs(from.charCodeAt(1) - to.charCodeAt(1)) > 1;

/** The packed move of a whole move's steps. */
export function packSteps(steps: readonly Step[]): Move {
  const [from = 0, via = 0, to] = steps.map(indexOf);
  return to === undefined ? pack(from, from, via) : pack(from, via, to);
}

/** Where a jump over `prey` along a ray lands, or -1. */
const landing = (cells: Uint8Array, ray: Uint8Array, prey: Content): number =>
  ray.length > 1 && cells[ray[0] as number] === prey && cells[ray[1] as number] === EMPTY
    ? (ray[1] as number)
    : -1;

function addMovesOf(cells: Uint8Array, from: number, moves: Move[]): void {
  const prey = preyOf(cells[from] as number);
  for (let direction = 0; direction < 8; direction++) {
    const ray = rays[from * 8 + direction] as Uint8Array;
    if (ray.length === 0) continue;
    if (cells[ray[0] as number] === EMPTY) moves.push(pack(from, from, ray[0] as number));
    const via = landing(cells, ray, prey);
    if (via < 0) continue;
    const back = (direction + 4) & 7;
    for (let second = 0; second < 8; second++) {
      if (second === back) continue;
      const to = landing(cells, rays[via * 8 + second] as Uint8Array, prey);
      if (to >= 0) moves.push(pack(from, via, to));
    }
  }
}

function legalMoves({ cells, toMove, bound }: Situation): readonly Move[] {
  const moves: Move[] = [];
  if (toMove === GREEN && typeof bound === 'number') addMovesOf(cells, bound, moves);
  if (moves.length > 0) return moves;
  for (let cell = 0; cell < cells.length; cell++) {
    if (sideOf(cells[cell] as number) === toMove) addMovesOf(cells, cell, moves);
  }
  return moves;
}

/** Whether the move is a double jump of a crowned stone, which captures. */
export const isJumpOfCrowned = (cells: Uint8Array, move: Move): boolean =>
  !isStep(move) && isCrowned(cells[fromOf(move)] as number);

/** The stone that must move; undefined if there is none, or if it cannot move, which frees the others. */
export const boundCell = ({ bound, moves }: Position): number | undefined =>
  typeof bound === 'number' && moves.every((move) => fromOf(move) === bound) ? bound : undefined;

/** Whether the stone on `cell` is in an unbroken row of three or more of exactly the same kind. */
export function standsInTroika(cells: Uint8Array, cell: number): boolean {
  for (let axis = 0; axis < 4; axis++) {
    if (1 + run(cells, cell, axis) + run(cells, cell, axis + 4) >= TROIKA) return true;
  }
  return false;
}

/** How many stones like the one on `cell` follow it without a gap in a direction. */
function run(cells: Uint8Array, cell: number, direction: number): number {
  const ray = rays[cell * 8 + direction] as Uint8Array;
  let length = 0;
  while (length < ray.length && cells[ray[length] as number] === cells[cell]) length++;
  return length;
}

/** The stone that a jump from `from` to `to` leaps over. */
const between = (from: number, to: number): number => (from + to) >> 1;

/** The board after a move, and whether it captured a stone. */
export function carryOut(cells: Uint8Array, move: Move): { cells: Uint8Array; captures: boolean } {
  const after = cells.slice();
  const stone = cells[fromOf(move)] as number;
  const to = toOf(move);
  after[fromOf(move)] = EMPTY;
  after[to] = stone;
  let captures = false;
  if (!isStep(move)) {
    const jumped = between(viaOf(move), to);
    after[jumped] = (after[jumped] as number) & ~CROWN;
    captures = isCrowned(stone) || standsInTroika(after, jumped);
    if (captures) after[jumped] = EMPTY;
  }
  if (!isCrowned(stone) && standsInTroika(after, to)) after[to] = stone | CROWN;
  return { cells: after, captures };
}

/** The board after the first jump of two, which affects no other stone. */
export function carryOutFirstJump(cells: Uint8Array, from: Step, landing: Step): Uint8Array {
  const after = cells.slice();
  const origin = indexOf(from);
  after[indexOf(landing)] = after[origin] as number;
  after[origin] = EMPTY;
  return after;
}

/** The key by which two positions are the same: four cells of three bits in each character. */
function keyOf({ cells, toMove }: Situation): string {
  let key = String(toMove);
  for (let cell = 0; cell < cells.length; cell += 4) {
    key += String.fromCharCode(
      (cells[cell] as number) |
        ((cells[cell + 1] as number) << 3) |
        ((cells[cell + 2] as number) << 6) |
        ((cells[cell + 3] as number) << 9),
    );
  }
  return key;
}

/** A position with its legal moves, which counts as another occurrence after those in `earlier`. */
export function positionOf(situation: Situation, earlier?: Occurrences): Position {
  const key = keyOf(situation);
  const { cells, toMove, captured, bound } = situation;
  return { cells, toMove, captured, bound, moves: legalMoves(situation), occurrences: { key, earlier } };
}

function nextBound({ toMove, bound }: Position, move: Move, after: Uint8Array): Bound {
  if (toMove === GREEN) return bound === 'first' ? toOf(move) : undefined;
  return typeof bound === 'number' && after[bound] !== EMPTY ? bound : undefined;
}

/**
 * The standing after a legal move: checks first for a win, then whether the other side can move, then for
 * repetition.
 */
export function playMove(position: Position, move: Move): Standing<Position> {
  const { toMove: mover } = position;
  const { cells, captures } = carryOut(position.cells, move);
  const [green, black] = position.captured;
  const gain = captures ? 1 : 0;
  const next = positionOf(
    {
      cells,
      toMove: 1 - mover,
      captured: mover === GREEN ? [green + gain, black] : [green, black + gain],
      bound: nextBound(position, move, cells),
    },
    captures ? undefined : position.occurrences,
  );
  const reason = winningReason(next, mover);
  if (reason !== undefined) return won(next, mover, reason);
  if (occurrencesOf(next.occurrences.key, next.occurrences) >= 3) {
    return { position: next, outcome: { points: [0.5, 0.5], reason: 'THIRD_OCCURRENCE' } };
  }
  return { position: next, toMove: next.toMove };
}

/** Why the game is over on this board for the side that has just moved, or would have. */
export function winningReason({ cells, captured, moves }: Position, mover: Seat): string | undefined {
  const crowned = stoneOf(mover) | CROWN;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === crowned && standsInTroika(cells, cell)) return 'CROWNED_TROIKA';
  }
  if ((captured[mover] as number) >= CAPTURES_TO_WIN) return 'THREE_CAPTURES';
  return moves.length === 0 ? 'NO_LEGAL_MOVE' : undefined;
}

/** The game has ended with a win for `winner`. */
export const won = (position: Position, winner: Seat, reason: string): Standing<Position> => ({
  position,
  outcome: { points: winner === GREEN ? [1, 0] : [0, 1], reason },
});
