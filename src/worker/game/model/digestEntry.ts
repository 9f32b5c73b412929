import type { DigestGame } from '../../../email/index.ts';

/** What a game contributes to a daily letter. */
export interface DigestEntry {
  readonly game: DigestGame;
  /** When the reader runs out of time; undefined if there is no clock. */
  readonly deadline: number | undefined;
  /** When the reader's turn began. */
  readonly since: number;
}
