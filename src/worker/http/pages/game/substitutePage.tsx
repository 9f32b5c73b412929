/** The page where a substitute takes over a seat. */
import { describeOptions } from '../../../../render/index.ts';
import type { Words } from '../../../../words/index.ts';
import { describeClock } from '../../../game/model/clockSetup.ts';
import type { Known } from '../../../game/show/drawnPosition.ts';
import { type PageFacts, Problem } from '../../layout.tsx';
import { nameOf, sideNameOf, statusOf, titleOf } from '../../parts/gameWords.ts';
import { NewestBoard } from '../../parts/newestBoard.tsx';
import { Players } from '../../parts/players.tsx';
import type { SubstituteLink } from './gameLinks.ts';

export interface SubstituteFacts {
  readonly link: SubstituteLink;
  /** Whether the seat can still be taken. */
  readonly isFree: boolean;
  readonly isSignedIn: boolean;
  /** How the board stands. */
  readonly known: Known;
  readonly problems: readonly string[];
}

export function substitutePage(
  words: Words,
  { link, isFree, isSignedIn, known, problems }: SubstituteFacts,
): PageFacts {
  const { rules, snapshot, seat, token } = link;
  const text = words.pages.substitute;
  const title = titleOf(words, rules, snapshot);
  const player = snapshot.seats[seat];
  return {
    title: text.title(title),
    children: (
      <>
        <h1>{title}</h1>
        <Problem sentences={problems} />
        <p class="status">{statusOf(words, rules, snapshot)}</p>
        {isFree ? (
          <form method="post" action={`/substitute/${token}`} class="card">
            <p>{text.youWouldPlay(sideNameOf(words, rules, player), nameOf(words, player))}</p>
            {[
              ...describeOptions(words, rules, snapshot.options),
              ...describeClock(words, snapshot.clock),
            ].map((said) => (
              <p class="hint">{said}</p>
            ))}
            <button type="submit">{isSignedIn ? text.take : text.signIn}</button>
          </form>
        ) : (
          <p>{text.isTaken}</p>
        )}
        <h2>{words.pages.game.players}</h2>
        <Players words={words} rules={rules} snapshot={snapshot} />
        <NewestBoard
          words={words}
          rules={rules}
          snapshot={snapshot}
          ply={snapshot.turns.length}
          seat={seat}
          known={known}
        />
      </>
    ),
  };
}
