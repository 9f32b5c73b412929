/**
 * The script that takes over a page's board (`src/web`), and the facts it needs. The server renders such
 * pages in full: nothing shifts when the script loads, and without it everything still works that can.
 */
import { raw } from 'hono/html';
import { type BoardFacts, formatBoardFacts } from '../../../render/index.ts';
import type { Words } from '../../../words/index.ts';

interface BoardScriptFacts {
  readonly words: Words;
  readonly facts: BoardFacts;
}

/** For the head of a page with a board. */
export const BoardScript = ({ words, facts }: BoardScriptFacts) => (
  <>
    <script type="application/json" id="board-facts">
      {raw(formatBoardFacts(facts))}
    </script>
    <script type="module" src={`/play.${words.locale}.${facts.rulesId}.js`}></script>
  </>
);
