/**
 * What a page tells its board so that the browser can take over: the game so far and, for the player to
 * move, where to send a move. Written by the Worker into a JSON block, and read by `src/web`.
 */
import type { Options, RulesId, Seat } from '../rules/index.ts';

/**
 * A turn that was taken: a move in canonical notation. Where `move` is null, either all turns from ply
 * `backTo` on were taken back, or a seat left the game.
 */
export interface TurnFacts {
  readonly seat: Seat;
  readonly move: string | null;
  readonly backTo?: number;
  readonly isOutOfTime?: true;
}

export interface BoardFacts {
  readonly rulesId: RulesId;
  /** Left out: the current version. */
  readonly rulesVersion?: number;
  /** With all defaults filled in. */
  readonly options: Options;
  /** The key for drafts, lines and notes in the browser: the game's id, or a name for the page. */
  readonly key: string;
  /** The path of the page with the newest position; undefined where positions have no addresses. */
  readonly path: string | undefined;
  readonly turns: readonly TurnFacts[];
  /** The position on the page: after this many turns. */
  readonly ply: number;
  /** Players by seat; empty where nobody plays. */
  readonly names: readonly string[];
  /** The sentence about the newest position: who is to move, or how the game ended; '' where nobody plays. */
  readonly status: string;
  /** The reader's seat; undefined for a spectator. */
  readonly reader?: Seat;
  /**
   * The seat that may play from this page, and its form's nonce; without one, the form only asks, as for a
   * task.
   */
  readonly mine: { readonly seat: Seat; readonly nonce?: string } | undefined;
  /** On a board without a game, where all sides move: the moves in its address. */
  readonly line?: readonly string[];
  /** The seat whose side is nearest, if nobody reads the page as a player. */
  readonly side?: Seat;
}

/** JSON that is safe inside a `<script>` element, even if a name contains `<`. */
export const formatBoardFacts = (facts: BoardFacts): string => JSON.stringify(facts).replace(/</g, '\\u003c');

/** Parses such a block. Only our own pages write them, so it is not validated. */
export const parseBoardFacts = (text: string): BoardFacts => JSON.parse(text) as BoardFacts;
