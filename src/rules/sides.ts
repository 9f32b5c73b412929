import type { AnyGame, Seat, SeatInfo } from './game.ts';

/** The side that a seat plays in a position: the faction it has taken, else the seat as it is named. */
export function sideOf(game: AnyGame, position: unknown, seat: Seat): SeatInfo {
  const faction = game.factionOf?.(position, seat);
  const side = (faction === undefined ? undefined : game.factions?.[faction]) ?? game.seats[seat];
  if (!side) throw new Error(`${game.id} has no seat ${seat}`);
  return side;
}
