/** The page that asks a player whether to resign. */
import type { Words } from '../../../../words/index.ts';
import type { Known } from '../../../game/show/drawnPosition.ts';
import type { PageFacts } from '../../layout.tsx';
import { askingPage } from '../../parts/askingPage.tsx';
import { sideNameOf, titleOf } from '../../parts/gameWords.ts';
import { NewestBoard } from '../../parts/newestBoard.tsx';
import type { PlayLink } from './gameLinks.ts';

/** `nonce`: makes a double click resign once. */
export function resignPage(
  words: Words,
  { rules, snapshot, seat, ply, token }: PlayLink,
  known: Known,
  nonce: string,
): PageFacts {
  const text = words.pages.play.resign;
  const heading = titleOf(words, rules, snapshot);
  const whoResigns = text.question(sideNameOf(words, rules, snapshot.seats[seat]));
  return askingPage({
    title: text.title(heading),
    heading,
    question: (
      <p>
        {whoResigns} {rules.resignsByConsent ? text.byConsent : text.isFinal}
      </p>
    ),
    action: `/play/${token}/resign`,
    hidden: { nonce },
    yes: text.yes,
    no: { label: text.no, to: `/g/${snapshot.id}` },
    board: (
      <NewestBoard words={words} rules={rules} snapshot={snapshot} ply={ply} seat={seat} known={known} />
    ),
  });
}
