/** The line that appears when the game has gone on since its page was loaded. */
import type { Words } from '../../../words/index.ts';

export interface NewsFacts {
  readonly words: Words;
  /** The newest event that the page knows of. */
  readonly seq: number;
  /** Where a socket is told of newer ones, and the page that shows them. */
  readonly live: string;
  readonly path: string;
}

/** Hidden until the script is told of something newer than `seq`. */
export const News = ({ words, seq, live, path }: NewsFacts) => (
  <p class="news" role="status" data-part="news" data-seq={String(seq)} data-live={live}>
    <a href={path} hidden>
      {words.pages.game.goneOn}
    </a>
  </p>
);
