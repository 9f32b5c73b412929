/** The page that asks whether a move that came by mail is really the player's own. */
import type { Words } from '../../../../words/index.ts';
import type { DrawnPosition } from '../../../game/show/drawnPosition.ts';
import type { PageFacts } from '../../layout.tsx';
import { askingPage } from '../../parts/askingPage.tsx';
import { BoardView } from '../../parts/boardView.tsx';
import { sideNameOf, titleOf } from '../../parts/gameWords.ts';
import type { ConfirmLink } from './gameLinks.ts';

export interface ConfirmFacts {
  readonly link: ConfirmLink;
  /** In canonical notation. */
  readonly move: string;
  /** The board after the move. */
  readonly drawn: DrawnPosition;
}

export function confirmPage(words: Words, { link, move, drawn }: ConfirmFacts): PageFacts {
  const { rules, snapshot, seat, token } = link;
  const text = words.pages.play.confirm;
  const heading = titleOf(words, rules, snapshot);
  return askingPage({
    title: text.title(move, heading),
    heading,
    question: (
      <p class="status">
        {text.before}
        <code>{move}</code>
        {text.after(sideNameOf(words, rules, snapshot.seats[seat]))}
      </p>
    ),
    action: `/confirm/${token}`,
    yes: text.yes(move),
    no: { label: text.no, to: `/g/${snapshot.id}` },
    board: (
      <BoardView words={words} rules={rules} pieces={drawn.pieces} marks={drawn.marks} alt={drawn.alt} />
    ),
  });
}
