/** The page that asks whether a move that came by mail is really the player's own. */
import type { Words } from '../../../../words/index.ts';
import type { PageFacts } from '../../layout.tsx';
import { sideNameOf } from '../../parts/gameWords.ts';
import { type AskedMove, askAboutMove } from './askAboutMove.tsx';
import type { ConfirmLink } from './gameLinks.ts';

export interface ConfirmFacts extends AskedMove {
  readonly link: ConfirmLink;
}

export function confirmPage(words: Words, { link, ...asked }: ConfirmFacts): PageFacts {
  const { rules, snapshot, seat, token } = link;
  const { title, before, after, yes, no } = words.pages.play.confirm;
  return askAboutMove(words, link, asked, {
    title,
    before,
    after: after(sideNameOf(words, rules, snapshot.seats[seat])),
    action: `/confirm/${token}`,
    yes: yes(asked.move),
    no: { label: no, to: `/g/${snapshot.id}` },
  });
}
