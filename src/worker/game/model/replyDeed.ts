/** What a player's reply by mail has done. */
import type { Seat } from '../../../rules/index.ts';
import type { OfferKind } from '../offers/kinds.ts';

export type ReplyDeed =
  | { readonly did: 'played'; readonly move: string; readonly withDraw?: true }
  | { readonly did: 'offered' | 'accepted' | 'declined' | 'withdrawn'; readonly offer: OfferKind }
  | { readonly did: 'noted' | 'resigned' | 'cancelled' | 'rematchAsked' }
  | { readonly did: 'timeGiven'; readonly days: number; readonly to: Seat }
  /** About how letters are delivered. */
  | { readonly did: 'receiptsOn' | 'receiptsOff' };
