/** The line that appears when the game has moved on since the page was loaded. */
import type { Words } from '../../../words/index.ts';

export interface NewsFacts {
  readonly words: Words;
  /** The newest event the page knows of. */
  readonly seq: number;
  /** The socket that announces newer events, and the page that shows them. */
  readonly live: string;
  readonly path: string;
}

/** Hidden until the script hears of an event after `seq`. */
export const News = ({ words, seq, live, path }: NewsFacts) => (
  <p class="news" role="status" data-part="news" data-seq={String(seq)} data-live={live}>
    <a href={path} hidden>
      {words.pages.game.goneOn}
    </a>
  </p>
);
