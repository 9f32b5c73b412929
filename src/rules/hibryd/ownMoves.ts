/**
 * How a faction's pieces move: steps, rook moves, leaps, and a King's escape. Null check is handled here;
 * claims that must be answered are handled in `legal.ts`.
 */
import { ALL_CELLS, type Cell, DIRECTIONS, neighbour, OFF, ray } from './board.ts';
import { escapes } from './check.ts';
import {
  contentOf,
  EMPTY,
  type Faction,
  factionOf,
  GRAY,
  isEnemyKing,
  KING,
  KNIGHT,
  kindOf,
  moverOf,
  PAWN,
  type Position,
} from './position.ts';

/** An own move: its starting cell, then every landing. */
export type Path = readonly Cell[];

/** All own moves of the player to move, whether or not they answer a claim; piece by piece. */
export function* ownMoves(position: Position): Generator<Path> {
  const mover = moverOf(position);
  for (const cell of ALL_CELLS) {
    const content = contentOf(position.cells, cell);
    const kind = kindOf(content);
    if (kind === 0) continue;
    const faction = factionOf(content);
    const paths: Path[] = [];
    if (mover === undefined) {
      if (kind === PAWN && !position.taken.includes(faction)) addTakingSteps(position, cell, paths);
    } else if (faction === mover) {
      addSteps(position, cell, faction, paths);
      if (kind === KNIGHT) {
        addRookMoves(position, cell, faction, paths);
        addLeaps(position, [cell], [], paths);
      }
      if (kind === KING) addEscapes(position, cell, faction, paths);
    }
    yield* paths;
  }
}

/** No King is within a Pawn's reach in the first three turns, so these steps always go to empty cells. */
function addTakingSteps(position: Position, from: Cell, paths: Path[]): void {
  for (const direction of DIRECTIONS) {
    const to = neighbour(from, direction);
    if (to !== OFF && contentOf(position.cells, to) === EMPTY) paths.push([from, to]);
  }
}

/** Whether the piece on `from` may capture a King on `to`, given null check. */
function mayCaptureKing({ cells, nullCheck }: Position, from: Cell, to: Cell, faction: Faction): boolean {
  const content = contentOf(cells, to);
  if (!isEnemyKing(content, faction)) return false;
  return nullCheck?.king !== factionOf(content) || nullCheck.by.includes(from);
}

function addSteps(position: Position, from: Cell, faction: Faction, paths: Path[]): void {
  const isKing = kindOf(contentOf(position.cells, from)) === KING;
  for (const direction of DIRECTIONS) {
    const to = neighbour(from, direction);
    if (to === OFF) continue;
    const content = contentOf(position.cells, to);
    if (content === EMPTY || (content === GRAY && isKing) || mayCaptureKing(position, from, to, faction)) {
      paths.push([from, to]);
    }
  }
}

function addRookMoves(position: Position, from: Cell, faction: Faction, paths: Path[]): void {
  for (const direction of DIRECTIONS) {
    const line = ray(from, direction);
    for (let index = 0; index < line.length; index++) {
      const to = line[index] as Cell;
      const isEmpty = contentOf(position.cells, to) === EMPTY;
      if (index > 0 && (isEmpty || mayCaptureKing(position, from, to, faction))) paths.push([from, to]);
      if (!isEmpty) break;
    }
  }
}

/**
 * Further leaps from the end of `path`, over Gray pieces not yet `leapt`; those and the start count as empty
 * (R13).
 */
function addLeaps(position: Position, path: Path, leapt: readonly Cell[], paths: Path[]): void {
  const from = path[path.length - 1] as Cell;
  for (const direction of DIRECTIONS) {
    const over = neighbour(from, direction);
    if (over === OFF || contentOf(position.cells, over) !== GRAY || leapt.includes(over)) continue;
    const to = neighbour(over, direction);
    if (to === OFF) continue;
    if (contentOf(position.cells, to) !== EMPTY && to !== path[0] && !leapt.includes(to)) continue;
    const longer = [...path, to];
    paths.push(longer);
    addLeaps(position, longer, [...leapt, over], paths);
  }
}

function addEscapes(position: Position, king: Cell, faction: Faction, paths: Path[]): void {
  for (const to of escapes(position.cells, king, faction)) {
    const content = contentOf(position.cells, to);
    if (content === EMPTY || content === GRAY || mayCaptureKing(position, king, to, faction)) {
      paths.push([king, to]);
    }
  }
}
