/**
 * What people can ask of a game. The sender of a command has already checked that the person may act for the
 * seat or account it names (by a session, a signed link, or a signed reply address); whether the game allows
 * it is decided here.
 */

import type { Machine } from '../../../bots/index.ts';
import type { Asked } from '../../../email/index.ts';
import type { Options, RulesId, Seat } from '../../../rules/index.ts';
import type { AskedOffer, OfferKind } from '../offers/kinds.ts';
import type { Availability } from './availability.ts';
import type { ClockSetup } from './clockSetup.ts';
import type { AccountId, GameId } from './ids.ts';
import type { Series } from './series.ts';

export type Command =
  /**
   * `seats[i]` is the account that is to sit there, or null for whoever comes first; the host sits at once.
   */
  | {
      readonly type: 'createGame';
      readonly id: GameId;
      readonly rulesId: RulesId;
      /** The version that an older log began with; left out for today's. */
      readonly rulesVersion?: number;
      readonly options: Options;
      readonly host: AccountId;
      readonly hostName: string;
      readonly seats: readonly (AccountId | null)[];
      readonly isPrivate?: true;
      readonly clock?: ClockSetup;
      readonly series?: Series;
      /** Takes the seats that are still open after a day. */
      readonly fillIn?: Machine;
      /** The host's. */
      readonly availability?: Availability;
      /**
       * The other players', if all have already agreed to play: then nobody is invited, and the game begins.
       */
      readonly agreed?: readonly {
        readonly name: string;
        readonly availability: Availability;
        readonly machine?: Machine;
      }[];
    }
  /**
   * By an invited account, or by the account that it (`invited`) was merged into; or by anybody for an open
   * seat.
   */
  | {
      readonly type: 'takeSeat';
      readonly seat: Seat;
      readonly account: AccountId;
      readonly name: string;
      readonly availability?: Availability;
      readonly invited?: AccountId;
      /** With a machine's account, and only then. */
      readonly machine?: Machine;
    }
  /** Takes over a seat that is free for a substitute; `seq` is the event that freed it. */
  | {
      readonly type: 'standIn';
      readonly seat: Seat;
      readonly seq: number;
      readonly account: AccountId;
      readonly name: string;
      readonly availability?: Availability;
    }
  /** An invited account declines; or, for an open seat, the host decides that nobody else may take it. */
  | { readonly type: 'declineSeat'; readonly seat: Seat; readonly account: AccountId }
  /** `ply` is the one the sender saw; `text` is the move as typed. */
  | { readonly type: 'playMove'; readonly seat: Seat; readonly ply: number; readonly text: string }
  /** In some games this is an offer that the opponents must accept. */
  | { readonly type: 'resign'; readonly seat: Seat; readonly ply: number }
  /** Claims that the seat to move is out of time, in games where that does not take effect by itself. */
  | { readonly type: 'claimTime'; readonly seat: Seat; readonly ply: number }
  | {
      readonly type: 'offer';
      readonly seat: Seat;
      readonly ply: number;
      readonly offer: AskedOffer;
    }
  /**
   * Accepts an offer, declines it, or takes it back. It is the one of this kind that already stood at `ply`,
   * the newest ply the sender knew of, and that the event `seq` made, if that is given.
   */
  | {
      readonly type: 'acceptOffer' | 'closeOffer';
      readonly seat: Seat;
      readonly ply: number;
      readonly kind: OfferKind;
      readonly seq?: number;
    }
  /** Only before the second move. */
  | { readonly type: 'cancelGame'; readonly seat: Seat; readonly ply: number }
  | { readonly type: 'rematch'; readonly seat: Seat }
  /** The account, in whatever seats it has, has changed its availability. */
  | { readonly type: 'changeAvailability'; readonly account: AccountId; readonly availability: Availability }
  /** `text` is the note as typed. */
  | { readonly type: 'writeNote'; readonly seat: Seat; readonly text: string }
  /** The host voids the watch links of a private game. `edition` is the one to void. */
  | { readonly type: 'renewWatchLink'; readonly account: AccountId; readonly edition: number };

/**
 * What caused a command, scoped to its sender (`form:<account>:<nonce>`, `api:<account>:<key>`,
 * `confirm:<signature>`): the same cause again gets the same answer and changes nothing.
 */
export type Cause = string;

/** Account -> address. Kept beside the game, never in its log. */
export type Addresses = Readonly<Record<AccountId, string>>;

/** A letter sent to a reply address with a valid signature. */
export interface Reply {
  readonly seat: Seat;
  readonly ply: number;
  /** How often the seat had changed hands when the letter was written; left out if never. */
  readonly hand?: number;
  /** What the letter being answered asked, if it asked one particular thing. */
  readonly asks?: Asked;
  /** The From address, lower case. */
  readonly from: string;
  /** Whether our mail server vouches that the From address is genuine (aligned DMARC). */
  readonly authenticated: boolean;
  readonly subject: string;
  /** The unquoted lines, in order, with '' between lines that are not directly next to each other. */
  readonly lines: readonly string[];
  /** The lines among them that the mail's other version (HTML or plain text) does not show. */
  readonly unshown: readonly string[];
  /** Lines that are hidden from view, in mail that is only HTML. */
  readonly hidden: readonly string[];
  /** How many spaces stand before lines that are indented, by the line. */
  readonly indents?: Readonly<Record<string, number>>;
  readonly messageId: string;
}
