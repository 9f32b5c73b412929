/** The course of the game: what a turn, a skipped turn, and a player's leaving lead to. */

import { occurrencesOf } from '../occurrences.ts';
import { known } from '../result.ts';
import type { Outcome, Seat, Standing } from '../rules.ts';
import type { Cell } from './board.ts';
import { capturers } from './check.ts';
import { claimsAfter, claimsAfterLeaving, claimsAfterSkip } from './claims.ts';
import { codeOf } from './codes.ts';
import { isGripped } from './custodian.ts';
import type { Effect } from './effect.ts';
import { waysIn } from './feats.ts';
import { canMove, GRAYS_TO_WIN, type OwnMove, type Win } from './legal.ts';
import {
  type Cells,
  type Claim,
  clearFaction,
  counted,
  EMPTY,
  FACTIONS,
  type Faction,
  GRAY,
  graysOf,
  isInWithout,
  kingOf,
  type NullCheck,
  type Position,
  SEATS,
  seatsFrom,
  type WaySet,
} from './position.ts';

export interface GrayMove {
  readonly from: Cell;
  readonly to: Cell;
}

const OCCURRENCES_TO_DRAW = 3;

const ended = (position: Position, outcome: Outcome): Standing<Position> => ({ position, outcome });

const won = (position: Position, winner: Seat, reason: string): Standing<Position> =>
  ended(position, { points: SEATS.map((seat) => (seat === winner ? 1 : 0)), reason });

function drawn(position: Position, reason: string): Standing<Position> {
  const share = 1 / position.isIn.filter(Boolean).length;
  return ended(position, { points: position.isIn.map((isIn) => (isIn ? share : 0)), reason });
}

/** The reason for a win by feats; two at once have a code of their own. */
function featReason(manner: 'UNANSWERED' | 'DUPLICATED', set: WaySet): string {
  const [way, ...others] = waysIn(set);
  return way === undefined || others.length > 0 ? `${manner}_TWO` : codeOf(manner, way);
}

function winReason(win: Win): string {
  switch (win.by) {
    case 'lastKing':
      return 'LAST_KING';
    case 'fourGrays':
      return 'FOUR_GRAYS';
    case 'threeThrones':
      return 'THREE_THRONES';
    case 'duplicate':
      return featReason('DUPLICATED', win.ways);
    case 'thirdThrone':
      return 'UNANSWERED_THIRD_THRONE';
  }
}

const claimWon = (position: Position, claim: Claim): Standing<Position> =>
  won(
    position,
    claim.by,
    claim.isThirdThrone ? 'UNANSWERED_THIRD_THRONE' : featReason('UNANSWERED', claim.ways),
  );

/**
 * The null check for the player to move: the previous turn, which started from the board `before`, was made
 * by `previous`.
 */
function nullCheckOf(before: Cells, position: Position, previous: Seat): NullCheck | undefined {
  const { toMove, taken, isIn } = position;
  const other = seatsFrom(isIn, 0).find((seat) => seat !== toMove && seat !== previous);
  const king = other === undefined ? undefined : taken[other];
  const mover = taken[toMove];
  if (king === undefined || mover === undefined) return undefined;
  return { king, by: capturers(before, kingOf(before, king), mover).toSorted((a, b) => a - b) };
}

/** The board without the factions that are left over once everybody in the game has one (R23). */
function removeUntaken({ cells, taken, isIn }: Position): Cells {
  if (taken.some((faction, seat) => isIn[seat] && faction === undefined)) return cells;
  const rest = cells.slice();
  for (const faction of FACTIONS) if (!taken.includes(faction)) clearFaction(rest, faction);
  return rest;
}

const nextSeat = ({ isIn, toMove }: Position): Seat =>
  known(seatsFrom(isIn, toMove + 1)[0], 'a seat in the game');

/**
 * The faction that captures a Gray piece moved to the cell: the mover's has priority, then the others in turn
 * order (R4).
 */
const gripperOf = ({ isIn, taken, toMove }: Position, cells: Cells, cell: Cell): Faction | undefined =>
  seatsFrom(isIn, toMove)
    .map((seat) => taken[seat])
    .find((faction) => faction !== undefined && isGripped(cells, cell, faction));

/** The position after the Gray piece has moved, and perhaps been captured where it went. */
function moveGray(position: Position, { from, to }: GrayMove): Position {
  const cells = position.cells.slice();
  cells[from] = EMPTY;
  cells[to] = GRAY;
  const gripper = gripperOf(position, cells, to);
  if (gripper === undefined) return { ...position, cells, ko: { at: to, from } };
  cells[to] = EMPTY;
  return { ...position, cells, grays: addGrays(position.grays, gripper, 1) };
}

const addGrays = (grays: Position['grays'], faction: Faction, more: number): Position['grays'] =>
  grays.map((count, each) => (each === faction ? count + more : count));

/** The position after just the own move, with the mover still to move and not bound by anything. */
function afterOwnMove(position: Position, effect: Effect): Position {
  const { mover, capturedKing } = effect;
  return {
    ...position,
    cells: effect.cells,
    taken: position.taken.with(position.toMove, mover),
    isIn: isInWithout(position, capturedKing),
    grays: addGrays(position.grays, mover, effect.grays),
    hasEscaped: effect.isEscape ? position.hasEscaped.with(mover, true) : position.hasEscaped,
    ko: undefined,
    claim: undefined,
    duplicable: 0,
    nullCheck: undefined,
  };
}

/** The board shown in the middle of a turn: after the own move, and after the Gray move if it is known. */
export function cellsDuring(position: Position, { effect }: OwnMove, gray: GrayMove | undefined): Cells {
  const own = afterOwnMove(position, effect);
  return gray ? moveGray(own, gray).cells : own.cells;
}

/** The seat that has captured enough Gray pieces to win. */
const winnerByGrays = (position: Position): Seat | undefined =>
  seatsFrom(position.isIn, 0).find((seat) => {
    const faction = position.taken[seat];
    return faction !== undefined && graysOf(position, faction) >= GRAYS_TO_WIN;
  });

/** Whether a position is none to go on from: somebody has won, or whoever is to move cannot. */
export const isOver = (position: Position): boolean =>
  seatsFrom(position.isIn, 0).length < 2 || winnerByGrays(position) !== undefined || !canMove(position);

/** Plays a whole turn; a move that wins at once has no Gray move. */
export function playTurn(
  position: Position,
  { effect, win }: OwnMove,
  gray: GrayMove | undefined,
): Standing<Position> {
  const own = afterOwnMove(position, effect);
  if (win) return won(own, own.toMove, winReason(win));
  const moved = gray ? moveGray(own, gray) : own;
  const winner = winnerByGrays(moved);
  if (winner !== undefined) return won(moved, winner, 'FOUR_GRAYS');
  const after: Position = {
    ...moved,
    ...claimsAfter(position, effect),
    cells: removeUntaken(moved),
    toMove: nextSeat(moved),
    occurrences: canRecur(position, moved) ? position.occurrences : undefined,
  };
  return arrive({ ...after, nullCheck: nullCheckOf(position.cells, after, position.toMove) });
}

/**
 * Whether earlier positions could come back, which they cannot once a King or Gray piece has been captured.
 */
const canRecur = (before: Position, after: Position): boolean =>
  before.isIn.every((isIn, seat) => isIn === after.isIn[seat]) &&
  before.grays.every((count, faction) => count === after.grays[faction]);

/** The turn of a player who has no own move (R5, R17). */
function skip(position: Position): Position {
  const after: Position = {
    ...position,
    ...claimsAfterSkip(position),
    toMove: nextSeat(position),
    ko: undefined,
  };
  return { ...after, nullCheck: nullCheckOf(position.cells, after, position.toMove) };
}

/** Passes the turn on: players who cannot move are skipped, and the position is counted. */
function arrive(arrived: Position): Standing<Position> {
  let here = arrived;
  for (let skipped = 0; skipped <= seatsFrom(here.isIn, 0).length; skipped++) {
    const position = counted(here);
    if (canMove(position)) {
      const { occurrences, toMove } = position;
      return occurrencesOf(occurrences.key, occurrences) >= OCCURRENCES_TO_DRAW
        ? drawn(position, 'THIRD_OCCURRENCE')
        : { position, toMove };
    }
    if (position.claim) return claimWon(position, position.claim);
    here = skip(here);
  }
  return drawn(here, 'NO_MOVES');
}

/** A seat leaves the game (R6, R10, R23): its faction is removed, which counts as nobody's capture. */
export function leave(position: Position, seat: Seat): Standing<Position> {
  const { claim, nullCheck, taken, toMove } = position;
  const faction = taken[seat];
  const cells = position.cells.slice();
  if (faction !== undefined) clearFaction(cells, faction);
  const without: Position = {
    ...position,
    ...claimsAfterLeaving(position, seat),
    cells,
    isIn: position.isIn.with(seat, false),
    toMove: seat === toMove ? nextSeat(position) : toMove,
    nullCheck: seat === toMove || nullCheck?.king === faction ? undefined : nullCheck,
    occurrences: undefined,
  };
  const [first, second] = seatsFrom(without.isIn, 0);
  if (first !== undefined && second === undefined) return won(without, first, 'LAST_KING');
  if (claim && seat === toMove) return claimWon(without, claim);
  return arrive({ ...without, cells: removeUntaken(without) });
}
