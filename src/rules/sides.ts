import type { AnyRules, Seat, SeatInfo } from './rules.ts';

/** The side that a seat plays in a position: the faction it has taken, otherwise the seat's own. */
export function sideOf(rules: AnyRules, position: unknown, seat: Seat): SeatInfo {
  const faction = rules.factionOf?.(position, seat);
  const side = (faction === undefined ? undefined : rules.factions?.[faction]) ?? rules.seats[seat];
  if (!side) throw new Error(`${rules.id} has no seat ${seat}`);
  return side;
}
