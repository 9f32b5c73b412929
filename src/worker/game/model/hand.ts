/** How often a seat has changed hands: links and reply addresses of those who held it before are void. */
import type { Player } from './snapshot.ts';

const handOf = (player: Player | undefined): number => player?.before?.length ?? 0;

/** Whether what names a hand (0 where it names none) was made for whoever holds the seat now. */
export const isOfHand = (player: Player | undefined, hand = 0): boolean => handOf(player) === hand;

/** The hand as links and addresses name it: not at all for the first. */
export function namedHand(player: Player | undefined): { readonly hand?: number } {
  const hand = handOf(player);
  return hand === 0 ? {} : { hand };
}
