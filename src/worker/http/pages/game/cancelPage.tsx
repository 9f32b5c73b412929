/** The page that asks a player whether to cancel the game. */
import type { Words } from '../../../../words/index.ts';
import type { Known } from '../../../game/show/drawnPosition.ts';
import type { PageFacts } from '../../layout.tsx';
import { askingPage } from '../../parts/askingPage.tsx';
import { titleOf } from '../../parts/gameWords.ts';
import { NewestBoard } from '../../parts/newestBoard.tsx';
import type { PlayLink } from './gameLinks.ts';

export function cancelPage(
  words: Words,
  { rules, snapshot, seat, ply, token }: PlayLink,
  known: Known,
): PageFacts {
  const text = words.pages.play.cancel;
  const heading = titleOf(words, rules, snapshot);
  return askingPage({
    title: text.title(heading),
    heading,
    question: (
      <p>
        {text.question} {text.isFinal}
      </p>
    ),
    action: `/play/${token}/cancel`,
    yes: text.yes,
    no: { label: text.no, to: `/g/${snapshot.id}` },
    board: (
      <NewestBoard words={words} rules={rules} snapshot={snapshot} ply={ply} seat={seat} known={known} />
    ),
  });
}
