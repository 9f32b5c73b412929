/** What happened in a game: the log's vocabulary. The log is the truth; everything else is derived from it. */
import type { Options, Outcome, Seat } from '../../rules/index.ts';

/** An account's id; never an address. */
export type AccountId = string;

/** A game's id, in lower case: it stands in addresses of pages and of letters. */
export type GameId = string;

/**
 * `ply` counts the turns of a game from 0. A turn is a move or a resignation: both change the position, so
 * a ply names exactly one position, its picture and its letter.
 */
export type GameEvent =
  /**
   * `game` is the id of the rules; `seats[i]`: who is to sit there, null: whoever comes first. The maker sits at
   * once (`seatTaken` follows). A private game is seen by its players and by holders of its watch link.
   */
  | {
      readonly type: 'gameCreated';
      readonly id: GameId;
      readonly game: string;
      readonly rulesVersion: number;
      readonly options: Options;
      readonly maker: AccountId;
      readonly seats: readonly (AccountId | null)[];
      readonly isPrivate?: true;
    }
  | { readonly type: 'seatTaken'; readonly seat: Seat; readonly account: AccountId; readonly name: string }
  | { readonly type: 'seatDeclined'; readonly seat: Seat; readonly account: AccountId }
  | { readonly type: 'gameBegun' }
  /** `move` is canonical. */
  | { readonly type: 'movePlayed'; readonly seat: Seat; readonly ply: number; readonly move: string }
  | { readonly type: 'seatResigned'; readonly seat: Seat; readonly ply: number }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome }
  /** A player's words to the others; it is no turn. One line, without addresses. */
  | { readonly type: 'noteWritten'; readonly seat: Seat; readonly text: string }
  /** Every watch link of a private game that was given out before is void. */
  | { readonly type: 'watchLinkRenewed' };

/** An event and its place in the log: numbered from 1, timed in ms since 1970. */
export interface LoggedEvent {
  readonly seq: number;
  readonly at: number;
  readonly event: GameEvent;
}
