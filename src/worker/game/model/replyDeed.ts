/** What a player's reply by mail brings about. */
import type { OfferKind } from '../offers/kinds.ts';

export type ReplyDeed =
  | { readonly did: 'played'; readonly move: string }
  | { readonly did: 'offered' | 'accepted' | 'declined' | 'withdrawn'; readonly offer: OfferKind }
  | { readonly did: 'noted' | 'resigned' | 'cancelled' | 'rematchAsked' }
  /** Of how letters come. */
  | { readonly did: 'receiptsOn' | 'receiptsOff' };
