/**
 * What people can ask of a game. Whoever sends a command has already made sure that the person may act for
 * the seat or account it names (a session, a signed link, a signed reply address); whether the game allows it
 * is decided here.
 */
import type { Asked } from '../../../email/index.ts';
import type { Options, RulesId, Seat } from '../../../rules/index.ts';
import type { AskedOffer, OfferKind } from '../offers/kinds.ts';
import type { Availability } from './availability.ts';
import type { ClockSetup } from './clockSetup.ts';
import type { AccountId, GameId } from './ids.ts';
import type { Series } from './series.ts';

export type Command =
  /** `seats[i]` is the account that is to sit there, null: whoever comes first; the host sits at once. */
  | {
      readonly type: 'createGame';
      readonly id: GameId;
      readonly rulesId: RulesId;
      /** With which an older log began; left out: today's. */
      readonly rulesVersion?: number;
      readonly options: Options;
      readonly host: AccountId;
      readonly hostName: string;
      readonly seats: readonly (AccountId | null)[];
      readonly isPrivate?: true;
      readonly clock?: ClockSetup;
      readonly series?: Series;
      /** The host's. */
      readonly availability?: Availability;
      /**
       * The others' too, where all have agreed to play already: then nobody is invited, and the game begins.
       */
      readonly agreed?: readonly { readonly name: string; readonly availability: Availability }[];
    }
  /**
   * Of an invited account, or the one in which it (`invited`) has gone up; or of anybody for an open seat.
   */
  | {
      readonly type: 'takeSeat';
      readonly seat: Seat;
      readonly account: AccountId;
      readonly name: string;
      readonly availability?: Availability;
      readonly invited?: AccountId;
    }
  /** Takes over a seat that is free for a substitute; `seq`: the event that freed it. */
  | {
      readonly type: 'standIn';
      readonly seat: Seat;
      readonly seq: number;
      readonly account: AccountId;
      readonly name: string;
      readonly availability?: Availability;
    }
  /** The invited account's no; for an open seat, the host's: nobody is to sit there any more. */
  | { readonly type: 'declineSeat'; readonly seat: Seat; readonly account: AccountId }
  /** `ply` is the one the sender saw; `text` as it was typed. */
  | { readonly type: 'playMove'; readonly seat: Seat; readonly ply: number; readonly text: string }
  /** In some games an offer that the opponents must accept. */
  | { readonly type: 'resign'; readonly seat: Seat; readonly ply: number }
  /** The seat to move is out of time: ends it, where that does not happen by itself. */
  | { readonly type: 'claimTime'; readonly seat: Seat; readonly ply: number }
  | {
      readonly type: 'offer';
      readonly seat: Seat;
      readonly ply: number;
      readonly offer: AskedOffer;
    }
  /**
   * Accepts an offer; declines it or takes it back: the one of this kind that stood at `ply`, the newest one
   * that the sender knew of, and was made by the event `seq`, if that is said.
   */
  | {
      readonly type: 'acceptOffer' | 'closeOffer';
      readonly seat: Seat;
      readonly ply: number;
      readonly kind: OfferKind;
      readonly seq?: number;
    }
  /** Before the second move. */
  | { readonly type: 'cancelGame'; readonly seat: Seat; readonly ply: number }
  | { readonly type: 'rematch'; readonly seat: Seat }
  /** The player of any seats has changed their availability. */
  | { readonly type: 'changeAvailability'; readonly account: AccountId; readonly availability: Availability }
  /** `text` as it was typed. */
  | { readonly type: 'writeNote'; readonly seat: Seat; readonly text: string }
  /** Voids the watch links of a private game; for its host. `edition` is the one to be voided. */
  | { readonly type: 'renewWatchLink'; readonly account: AccountId; readonly edition: number };

/**
 * What caused a command, scoped to its sender (`form:<account>:<nonce>`, `api:<account>:<key>`,
 * `confirm:<signature>`): the same cause again gets the same answer and changes nothing.
 */
export type Cause = string;

/** Account -> address: kept beside the game, never in its log. */
export type Addresses = Readonly<Record<AccountId, string>>;

/** A letter that came to a reply address whose signature is good. */
export interface Reply {
  readonly seat: Seat;
  readonly ply: number;
  /** How often the seat had changed hands when the letter was written; left out: never. */
  readonly hand?: number;
  /** What the letter asked, where it asked for one thing. */
  readonly asks?: Asked;
  /** The From address, lower case. */
  readonly from: string;
  /** Whether our mail server vouches that From is true (aligned DMARC). */
  readonly authenticated: boolean;
  readonly subject: string;
  /** The unquoted lines, in order; '' between two that do not follow each other directly. */
  readonly lines: readonly string[];
  /** Those of them that the letter's other version does not show. */
  readonly unshown: readonly string[];
  /** Lines that nobody sees in it, where it is HTML alone. */
  readonly hidden: readonly string[];
  readonly messageId: string;
}
