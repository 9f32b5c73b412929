/** A page that asks whether a move is to be played: the move in a sentence, and the board after it. */

import type { View } from '../../../../render/index.ts';
import type { Words } from '../../../../words/index.ts';
import type { DrawnPosition } from '../../../game/show/drawnPosition.ts';
import type { FoundGame } from '../../games.ts';
import type { PageFacts } from '../../layout.tsx';
import { type Asking, askingPage } from '../../parts/askingPage.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { titleOf } from '../../parts/gameWords.ts';

export interface AskedMove {
  /** In canonical notation. */
  readonly move: string;
  /** The board after the move. */
  readonly drawn: DrawnPosition;
  readonly view: View;
}

/** What stands around the move in the question, and the rest of the page. */
interface AroundMove extends Pick<Asking, 'action' | 'hidden' | 'yes' | 'no'> {
  readonly title: (move: string, heading: string) => string;
  readonly before: string;
  readonly after: string;
}

export function askAboutMove(
  words: Words,
  { rules, snapshot }: Pick<FoundGame, 'rules' | 'snapshot'>,
  { move, drawn, view }: AskedMove,
  { title, before, after, ...asking }: AroundMove,
): PageFacts {
  const heading = titleOf(words, rules, snapshot);
  return askingPage({
    ...asking,
    title: title(move, heading),
    heading,
    question: (
      <p class="status">
        {before}
        <code>{move}</code>
        {after}
      </p>
    ),
    board: (
      <BoardView
        words={words}
        rules={rules}
        pieces={drawn.pieces}
        marks={drawn.marks}
        arrows={drawn.arrows}
        view={view}
        alt={drawn.alt}
      />
    ),
  });
}
