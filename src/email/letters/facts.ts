/** Facts that several kinds of letter use. Texts about positions and refusals come finished from `render`. */
import type { Seat } from '../../rules/index.ts';

export interface GameFacts {
  readonly id: string;
  /** "3 Crowns" */
  readonly gameName: string;
  readonly players: readonly { readonly seat: Seat; readonly side: string; readonly name: string }[];
  /** The public page of the game. */
  readonly url: string;
  /** The page of its rules. */
  readonly rulesUrl: string;
  /** The reader's own seat. */
  readonly seat: Seat;
  /** Options in words; empty when the game has none. */
  readonly terms: readonly string[];
}

/** A position as a letter shows it. */
export interface BoardFacts {
  readonly ply: number;
  readonly text: string;
  readonly alt: string;
  /** The picture's https address; its content never changes. */
  readonly url: string;
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** How the players stand, by seat. */
  readonly players: readonly PlayerFacts[];
  /** Whether arrows show more turns than the newest one. */
  readonly hasOlderTurns: boolean;
}

/** A player at the board, in the terms of the game. */
export interface PlayerFacts {
  readonly name: string;
  readonly side: string;
  /** The side's colour, as `#rrggbb`. */
  readonly colour: string;
  /** "2 of 3 captured"; '' if there is nothing to count. */
  readonly score: string;
  readonly isToMove: boolean;
}

export interface PlayedMove {
  readonly ply: number;
  readonly side: string;
  readonly name: string;
  /** undefined: the seat resigned, or did what `how` says instead. */
  readonly text: string | undefined;
  /** Or in whose plan a move was that was played at once. */
  readonly how?: 'outOfTime' | 'tookBack' | 'planned' | 'plannedByYou';
}

/**
 * The clock of the seat to move. Times are in words: durations, and instants in the reader's zone and UTC.
 */
export interface ClockFacts {
  /** "3 days a move" */
  readonly terms: string;
  readonly left: string;
  readonly deadline: string;
}

/** A player's note to the others. */
export interface NoteFacts {
  readonly name: string;
  readonly side: string;
  /** Exactly as written. Text by other players is only ever treated as plain text. */
  readonly text: string;
}

/** A page where the reader can act, and an address where a letter does the same. */
export interface Desk {
  readonly link: string;
  readonly replyTo: string;
}

/**
 * How to answer a letter that asks for a move: on a page whose link is signed for this player and ply, or by
 * mail.
 */
export interface AnswerFacts extends Desk {
  /** A move that is legal in this game right now, as an example of the notation. */
  readonly example: string;
}
