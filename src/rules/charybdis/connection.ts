/**
 * Whether a player has won under the goal `connect`: one group with a stone on each of the three sides they
 * own.
 */
import type { Seat } from '../rules.ts';
import { type Hexagon, OWN_SIDES } from './hexagon.ts';
import { groupOf, type Stones, stoneOf } from './turn.ts';

export function connects(hexagon: Hexagon, stones: Stones, seat: Seat): boolean {
  const seen = new Set<number>();
  const wanted = OWN_SIDES[seat] as number;
  for (let cell = 0; cell < hexagon.names.length; cell++) {
    if (stones[cell] !== stoneOf(seat) || seen.has(cell)) continue;
    let reached = 0;
    for (const member of groupOf(hexagon, stones, cell)) {
      seen.add(member);
      reached |= hexagon.sides[member] as number;
    }
    if ((reached & wanted) === wanted) return true;
  }
  return false;
}
