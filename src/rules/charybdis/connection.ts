/** The goal `connect`: one group with a stone on each of the three sides that its player owns. */
import type { Seat } from '../rules.ts';
import { type Hexagon, OWN_SIDES } from './hexagon.ts';
import { groupOf, type Stones, stoneOf } from './turn.ts';

interface Group {
  readonly cells: readonly number[];
  /** How many of its owner's sides it touches. */
  readonly sides: number;
}

const SIDES_TO_REACH = 3;

/** The player's groups, one after another. */
function* groupsOf(hexagon: Hexagon, stones: Stones, seat: Seat): Generator<Group> {
  const seen = new Set<number>();
  const wanted = OWN_SIDES[seat] as number;
  for (let cell = 0; cell < hexagon.names.length; cell++) {
    if (stones[cell] !== stoneOf(seat) || seen.has(cell)) continue;
    let reached = 0;
    const cells: number[] = [];
    for (const member of groupOf(hexagon, stones, cell)) {
      seen.add(member);
      cells.push(member);
      reached |= hexagon.sides[member] as number;
    }
    yield { cells, sides: bitsIn(reached & wanted) };
  }
}

function bitsIn(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** The cells of the group by which a player has won under this goal; undefined if there is none. */
export function connectingGroup(hexagon: Hexagon, stones: Stones, seat: Seat): readonly number[] | undefined {
  for (const { cells, sides } of groupsOf(hexagon, stones, seat)) if (sides === SIDES_TO_REACH) return cells;
  return undefined;
}

export const connects = (hexagon: Hexagon, stones: Stones, seat: Seat): boolean =>
  connectingGroup(hexagon, stones, seat) !== undefined;

/** How many of their three sides one group of the player's touches, at most. */
export function sidesReached(hexagon: Hexagon, stones: Stones, seat: Seat): number {
  let most = 0;
  for (const { sides } of groupsOf(hexagon, stones, seat)) most = Math.max(most, sides);
  return most;
}
