/** What an own move does to the board: captures, demotions and promotions. */
import { areNeighbours, between, type Cell, DIRECTIONS, neighbour, OFF, promotes } from './board.ts';
import { captureAround, isGripped } from './custodian.ts';
import type { Path } from './ownMoves.ts';
import {
  type Cells,
  clearFaction,
  contentOf,
  EMPTY,
  FACTIONS,
  type Faction,
  factionOf,
  GRAY,
  isEnemyKing,
  KING,
  KNIGHT,
  kindOf,
  man,
  PAWN,
  type Position,
} from './position.ts';

export interface Effect {
  readonly cells: Cells;
  readonly mover: Faction;
  /** How many Gray pieces the move captures. */
  readonly grays: number;
  /** The faction whose King it captures. */
  readonly capturedKing: Faction | undefined;
  readonly isEscape: boolean;
}

const lastOf = (path: Path): Cell => path[path.length - 1] as Cell;

/** The cells of the Gray pieces that the path leaps over; empty if it is not a leap. */
export function leaptCells(cells: Cells, path: Path): readonly Cell[] {
  const [from] = path;
  if (from === undefined || kindOf(contentOf(cells, from)) !== KNIGHT) return [];
  const leapt: Cell[] = [];
  for (let index = 1; index < path.length; index++) {
    const over = between(path[index - 1] as Cell, path[index] as Cell);
    if (over !== undefined && contentOf(cells, over) === GRAY) leapt.push(over);
  }
  return leapt;
}

export function effectOf({ cells: before, hasEscaped }: Position, path: Path): Effect {
  const cells = before.slice();
  const from = path[0] as Cell;
  const to = lastOf(path);
  const content = contentOf(before, from);
  const mover = factionOf(content);
  const kind = kindOf(content);
  const target = contentOf(before, to);
  const leapt = leaptCells(before, path);
  const isStep = areNeighbours(from, to) && leapt.length === 0;
  const isEscape = kind === KING && !isStep;
  const capturedKing = isEnemyKing(target, mover) ? factionOf(target) : undefined;
  let grays = leapt.length;

  cells[from] = EMPTY;
  for (const cell of leapt) cells[cell] = EMPTY;
  if (capturedKing !== undefined) clearFaction(cells, capturedKing);
  if (isEscape) demoteAround(cells, from, hasEscaped[mover] ? mover : undefined);
  if (kind === KING) {
    if (target === GRAY) grays++;
    cells[to] = content;
  } else {
    const staysKnight = kind === KNIGHT && (isStep || leapt.length > 0);
    const isPromoted = kind === PAWN && promotes(mover, to);
    cells[to] = man(mover, staysKnight || isPromoted ? KNIGHT : PAWN);
    grays += captureAround(cells, to, mover);
    if (FACTIONS.some((enemy) => enemy !== mover && isGripped(cells, to, enemy)))
      cells[to] = man(mover, PAWN);
  }
  return { cells, mover, grays, capturedKing, isEscape };
}

/** The price of an escape: Knights around the cell become Pawns; only those of one faction, if given (R3). */
function demoteAround(cells: Cells, around: Cell, only: Faction | undefined): void {
  for (const direction of DIRECTIONS) {
    const cell = neighbour(around, direction);
    if (cell === OFF) continue;
    const content = contentOf(cells, cell);
    if (kindOf(content) !== KNIGHT) continue;
    const faction = factionOf(content);
    if (only === undefined || faction === only) cells[cell] = man(faction, PAWN);
  }
}
