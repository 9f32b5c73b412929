/** What the browser runs on a page with a board. */
import { parseBoardFacts } from '../render/index.ts';
import { rulesById, rulesOf } from '../rules/index.ts';
import type { BoardWords } from '../words/index.ts';
import { startCountdowns } from './countdown.ts';
import { followGame } from './live.ts';
import { openPage } from './page.ts';

/** `words`: in the page's language; there is a script per language and game (`scripts/buildWeb.ts`). */
export function start(words: BoardWords): void {
  const block = document.getElementById('board-facts')?.textContent;
  if (block) {
    const facts = parseBoardFacts(block);
    const { rulesId, rulesVersion } = facts;
    const own = rulesVersion === undefined ? undefined : rulesOf(rulesId, rulesVersion);
    const rules = own ?? rulesById(rulesId);
    const page = rules && openPage(words, rules, facts);
    followGame((news) => page?.hear(news));
  }
  startCountdowns(words, document);
}
