/** What is asked of the bench's own routes. */
import type { Options } from '../../src/rules/index.ts';

/** `POST /bench/begin`: a game that is to begin at once, with a player of its own at each seat. */
export interface Beginning {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
}

/** `POST /bench/weigh`, `POST /bench/end`: of which game. */
export interface Named {
  readonly id: string;
}

/** What a game's object has written, and what it stores. */
export interface Weight {
  readonly rows: number;
  readonly bytes: number;
}

/**
 * `POST /bench/picture`: a position as text and the move played in it; the picture shows what came of the
 * move.
 */
export interface Pictured {
  readonly game: string;
  readonly position: string;
  readonly move: string;
  /** false: everything but the picture, to tell what it takes by itself. */
  readonly isComposed: boolean;
}
