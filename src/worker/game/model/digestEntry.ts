import type { DigestGame } from '../../../email/index.ts';

/** What a game adds to a daily letter. */
export interface DigestEntry {
  readonly game: DigestGame;
  /** When the reader's time is up; undefined: there is no clock. */
  readonly deadline: number | undefined;
  /** Since when it is the reader's turn. */
  readonly since: number;
}
