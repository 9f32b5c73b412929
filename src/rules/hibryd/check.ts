/** Who attacks a King, and where a King in check can escape to. */
import { type Cell, DIRECTIONS, neighbour, OFF, ray } from './board.ts';
import {
  type Cells,
  clearFaction,
  contentOf,
  EMPTY,
  type Faction,
  factionOf,
  findKing,
  GRAY,
  isEnemyKing,
  KING,
  KNIGHT,
  kindOf,
  man,
} from './position.ts';

/** The first cell with something on it from `cell` in a direction, and how many steps away it is. */
function firstSeen(cells: Cells, cell: Cell, direction: number): { at: Cell; steps: number } | undefined {
  const line = ray(cell, direction);
  for (let index = 0; index < line.length; index++) {
    const at = line[index] as Cell;
    if (contentOf(cells, at) !== EMPTY) return { at, steps: index + 1 };
  }
  return undefined;
}

/** The piece that could capture a King on `cell` along a direction, other than by a King's escape. */
function attackerAlong(cells: Cells, cell: Cell, direction: number): Cell | undefined {
  const seen = firstSeen(cells, cell, direction);
  if (!seen) return undefined;
  const kind = kindOf(contentOf(cells, seen.at));
  return kind === KNIGHT || (kind !== 0 && seen.steps === 1) ? seen.at : undefined;
}

/** Whether an enemy piece could capture the faction's King on `king`; Kings' escapes do not count (R12). */
export function isAttacked(cells: Cells, king: Cell, faction: Faction): boolean {
  return DIRECTIONS.some((direction) => {
    const attacker = attackerAlong(cells, king, direction);
    return attacker !== undefined && factionOf(contentOf(cells, attacker)) !== faction;
  });
}

function isSafeEnd(cells: Cells, from: Cell, to: Cell, faction: Faction): boolean {
  const after = cells.slice();
  after[from] = EMPTY;
  if (isEnemyKing(contentOf(after, to), faction)) clearFaction(after, factionOf(contentOf(after, to)));
  after[to] = man(faction, KING);
  return !isAttacked(after, to, faction);
}

/** The cells the faction's King on `king` may escape to; null check is ignored. */
export function escapes(cells: Cells, king: Cell, faction: Faction): readonly Cell[] {
  const knight = man(faction, KNIGHT);
  const hasKnight = DIRECTIONS.some((direction) => {
    const beside = neighbour(king, direction);
    return beside !== OFF && contentOf(cells, beside) === knight;
  });
  if (!hasKnight || !isAttacked(cells, king, faction)) return [];
  const ends: Cell[] = [];
  for (const direction of DIRECTIONS) {
    for (const [index, to] of ray(king, direction).entries()) {
      const content = contentOf(cells, to);
      const mayEnd = content === EMPTY || content === GRAY || isEnemyKing(content, faction);
      if (index > 0 && mayEnd && isSafeEnd(cells, king, to, faction)) ends.push(to);
      if (content !== EMPTY) break;
    }
  }
  return ends;
}

/** The cells of the faction's pieces that could capture the King on `king`, including by an escape (R19). */
export function capturers(cells: Cells, king: Cell, faction: Faction): readonly Cell[] {
  const found: Cell[] = [];
  for (const direction of DIRECTIONS) {
    const attacker = attackerAlong(cells, king, direction);
    if (attacker !== undefined && factionOf(contentOf(cells, attacker)) === faction) found.push(attacker);
  }
  const own = findKing(cells, faction);
  if (own !== undefined && !found.includes(own) && escapes(cells, own, faction).includes(king))
    found.push(own);
  return found;
}
