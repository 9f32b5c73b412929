/** Below a page of a list: where the older ones are, and the way back to the newest. */
import type { Words } from '../../../words/index.ts';

export interface PagerFacts {
  readonly words: Words;
  /** undefined: this is the last page. */
  readonly older: string | undefined;
  /** undefined: this is the first. */
  readonly newest: string | undefined;
}

export const Pager = ({ words, older, newest }: PagerFacts) => {
  const text = words.pages.archive;
  return older || newest ? (
    <p class="row">
      {newest ? (
        <a class="button plain" href={newest}>
          {text.newest}
        </a>
      ) : null}
      {older ? (
        <a class="button plain" rel="next" href={older}>
          {text.older}
        </a>
      ) : null}
    </p>
  ) : null;
};
