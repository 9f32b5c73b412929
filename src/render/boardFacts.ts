/**
 * What a page tells its board so that the browser can take over: the game so far and, for the player to move,
 * where to send a move. Written by the Worker into a JSON block, read by `src/web`.
 */
import type { Options, RulesId, Seat } from '../rules/index.ts';

/**
 * A turn taken: a move in canonical notation; or (`move` null) the taking back of all turns from ply `backTo`
 * on, or else a seat that left the game.
 */
export interface TurnFacts {
  readonly seat: Seat;
  readonly move: string | null;
  readonly backTo?: number;
  readonly isOutOfTime?: true;
}

export interface BoardFacts {
  readonly rulesId: RulesId;
  /** Left out: today’s. */
  readonly rulesVersion?: number;
  /** Complete. */
  readonly options: Options;
  /** The key for drafts, lines and notes in the browser: the game's id, or a name for the page. */
  readonly key: string;
  /** The path of the page that shows the newest position; undefined where positions have no addresses. */
  readonly path: string | undefined;
  readonly turns: readonly TurnFacts[];
  /** The position that the page shows: after this many turns. */
  readonly ply: number;
  /** Players by seat; empty where nobody plays. */
  readonly names: readonly string[];
  /** What is said of the newest position: who is to move, or how the game ended; '' where nobody plays. */
  readonly status: string;
  /** The reader's seat; undefined for somebody who looks on. */
  readonly reader?: Seat;
  /** The seat that may play from this page, and a nonce for its form. */
  readonly mine: { readonly seat: Seat; readonly nonce: string } | undefined;
}

/** JSON that may stand inside a `<script>` element whatever a name holds. */
export const formatBoardFacts = (facts: BoardFacts): string => JSON.stringify(facts).replace(/</g, '\\u003c');

/** The facts of such a block, which only our own pages write. */
export const parseBoardFacts = (text: string): BoardFacts => JSON.parse(text) as BoardFacts;
