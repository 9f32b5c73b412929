/** What happened in a game: the log's vocabulary. The log is the truth; everything else is derived from it. */
import type { Options, Outcome, Seat } from '../../rules/index.ts';

/** An account's id; never an address. */
export type AccountId = string;

export type GameEvent =
  /** `seats[i]`: who is to sit there. The maker sits at once (`seatTaken` follows), the others are invited. */
  | {
      readonly type: 'gameCreated';
      readonly game: string;
      readonly rulesVersion: number;
      readonly options: Options;
      readonly maker: AccountId;
      readonly seats: readonly AccountId[];
    }
  | { readonly type: 'seatTaken'; readonly seat: Seat; readonly account: AccountId; readonly name: string }
  | { readonly type: 'seatDeclined'; readonly seat: Seat; readonly account: AccountId }
  | { readonly type: 'gameBegun' }
  /** `ply` counts from 0; `move` is canonical. */
  | { readonly type: 'movePlayed'; readonly seat: Seat; readonly ply: number; readonly move: string }
  /** Leaving changes the position, so it takes a ply of its own: the next move is made for `ply + 1`. */
  | { readonly type: 'seatResigned'; readonly seat: Seat; readonly ply: number }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };

/** An event as it stands in the log: numbered from 1, timed (ms since 1970), chained by hash to the one before. */
export interface LoggedEvent {
  readonly seq: number;
  readonly at: number;
  readonly version: number;
  readonly event: GameEvent;
  /** SHA-256 (hex) over the predecessor's hash and this event; '' precedes the first. */
  readonly hash: string;
}
