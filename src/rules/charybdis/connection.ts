/**
 * Whether a player has won under the goal `connect`: one group with a stone on each of the three sides they
 * own.
 */
import type { Seat } from '../rules.ts';
import { type Hexagon, OWN_SIDES } from './hexagon.ts';
import { groupOf, type Stones, stoneOf } from './turn.ts';

export const connects = (hexagon: Hexagon, stones: Stones, seat: Seat): boolean =>
  sidesReached(hexagon, stones, seat) === SIDES_TO_REACH;

const SIDES_TO_REACH = 3;

/** How many of their three sides one group of the player's touches, at most. */
export function sidesReached(hexagon: Hexagon, stones: Stones, seat: Seat): number {
  const seen = new Set<number>();
  const wanted = OWN_SIDES[seat] as number;
  let most = 0;
  for (let cell = 0; cell < hexagon.names.length; cell++) {
    if (stones[cell] !== stoneOf(seat) || seen.has(cell)) continue;
    let reached = 0;
    for (const member of groupOf(hexagon, stones, cell)) {
      seen.add(member);
      reached |= hexagon.sides[member] as number;
    }
    most = Math.max(most, bitsIn(reached & wanted));
  }
  return most;
}

function bitsIn(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}
