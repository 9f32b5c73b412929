/** The line that appears when the game has gone on since its page was loaded. */

export interface NewsFacts {
  /** The newest event that the page knows of. */
  readonly seq: number;
  /** Where a socket is told of newer ones, and the page that shows them. */
  readonly live: string;
  readonly path: string;
}

/** Says that the game has gone on since the page was loaded; until then it is not there. */
export const News = ({ seq, live, path }: NewsFacts) => (
  <p class="news" role="status" data-part="news" data-seq={String(seq)} data-live={live}>
    <a href={path} hidden>
      The game has gone on: show it
    </a>
  </p>
);
