/**
 * Custodian captures. A cell is in a faction's grip when the faction's Pawns and Knights surround it two-way
 * (on opposite sides) or three-way (on three alternate neighbors); Kings never count.
 */
import { type Cell, DIRECTIONS, neighbour, OFF } from './board.ts';
import {
  type Cells,
  contentOf,
  EMPTY,
  type Faction,
  factionOf,
  GRAY,
  isLesser,
  KNIGHT,
  kindOf,
  man,
  PAWN,
} from './position.ts';

function standsAt(cells: Cells, around: Cell, direction: number, faction: Faction): boolean {
  const cell = neighbour(around, direction);
  return cell !== OFF && isLesser(contentOf(cells, cell), faction);
}

/**
 * Whether a piece of the faction in `direction` of the cell, assuming there is one, grips the cell together
 * with others.
 */
const gripsFrom = (cells: Cells, cell: Cell, direction: number, faction: Faction): boolean =>
  standsAt(cells, cell, direction + 3, faction) ||
  (standsAt(cells, cell, direction + 2, faction) && standsAt(cells, cell, direction + 4, faction));

/** Whether the cell is in the faction's grip. */
export const isGripped = (cells: Cells, cell: Cell, faction: Faction): boolean =>
  DIRECTIONS.some(
    (direction) => standsAt(cells, cell, direction, faction) && gripsFrom(cells, cell, direction, faction),
  );

/**
 * Captures after the faction's Pawn or Knight arrives on `arrived`, changing `cells` in place: enemy Knights
 * become Pawns, and Gray pieces are removed. Returns how many Gray pieces there were.
 */
export function captureAround(cells: Cells, arrived: Cell, faction: Faction): number {
  let grays = 0;
  for (const direction of DIRECTIONS) {
    const target = neighbour(arrived, direction);
    if (target === OFF) continue;
    const content = contentOf(cells, target);
    const isKnight = kindOf(content) === KNIGHT && factionOf(content) !== faction;
    if (!isKnight && content !== GRAY) continue;
    if (!gripsFrom(cells, target, direction + 3, faction)) continue;
    cells[target] = isKnight ? man(factionOf(content), PAWN) : EMPTY;
    if (!isKnight) grays++;
  }
  return grays;
}
