/** Facts that several kinds of letter tell. Words about positions and refusals come ready from render. */
import type { Seat } from '../../rules/index.ts';

export interface GameFacts {
  readonly id: string;
  /** "3 Crowns" */
  readonly gameName: string;
  readonly players: readonly { readonly seat: Seat; readonly side: string; readonly name: string }[];
  /** The public page of the game. */
  readonly url: string;
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
  /** The https address of the picture, whose content never changes. */
  readonly url: string;
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface PlayedMove {
  readonly ply: number;
  readonly side: string;
  readonly name: string;
  /** undefined: the seat resigned, or `how` says what else it did. */
  readonly text: string | undefined;
  readonly how?: 'outOfTime' | 'tookBack';
}

/** The clock of the seat to move. Times in words: durations, and instants in the reader's zone and UTC. */
export interface ClockFacts {
  /** "3 days a move" */
  readonly terms: string;
  readonly left: string;
  readonly deadline: string;
}

/** What a player wrote to the others. */
export interface NoteFacts {
  readonly name: string;
  readonly side: string;
  /** Exactly as written: text of other players is never treated as anything but text. */
  readonly text: string;
}

/** A page on which the reader can act, and the address where a letter does the same. */
export interface Desk {
  readonly link: string;
  readonly replyTo: string;
}

/**
 * How to answer a letter that asks for a move: on a page whose link is signed for this player and ply, or by
 * mail.
 */
export interface AnswerFacts extends Desk {
  /** A move of this game, legal now, as an example of how to write one. */
  readonly example: string;
}
