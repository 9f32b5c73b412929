/** How often a seat has changed hands, which voids the links and reply addresses of its earlier players. */
import type { Seat } from '../../../rules/index.ts';
import type { Player } from './snapshot.ts';

/** What a link says of the player it was made for. */
export interface SeatLink {
  readonly seat: Seat;
  readonly hand?: number;
}

const handOf = (player: Player | undefined): number => player?.before?.length ?? 0;

/**
 * Whether a link or address made for this hand (0 if it names none) was made for the seat's current player.
 */
export const isOfHand = (player: Player | undefined, hand = 0): boolean => handOf(player) === hand;

/** The hand as links and addresses give it: left out for the first player. */
export function namedHand(player: Player | undefined): { readonly hand?: number } {
  const hand = handOf(player);
  return hand === 0 ? {} : { hand };
}
