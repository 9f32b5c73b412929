/** The page of games waiting for players. */
import type { Words } from '../../../../words/index.ts';
import type { Place } from '../../../store/lists/paging.ts';
import { formatCursor } from '../../cursors.ts';
import type { PageFacts } from '../../layout.tsx';
import { CardTags } from '../../parts/cardTags.tsx';
import { Challenges, type ChallengesFacts } from '../../parts/challenges.tsx';
import { MachinesAreFree } from '../../parts/machineFields.tsx';
import { NoGames } from '../../parts/noGames.tsx';
import { Pager } from '../../parts/pager.tsx';

export interface LobbyFacts extends Omit<ChallengesFacts, 'words'> {
  /** Makes one game of a form that is sent twice. */
  readonly nonce: string;
  /** Whether the list is at its beginning. */
  readonly isFirst: boolean;
  /** Where older offers begin. */
  readonly older: Place | undefined;
}

export function lobbyPage(words: Words, { nonce, isFirst, older, ...facts }: LobbyFacts): PageFacts {
  const text = words.pages.lobby;
  const pager = (
    <Pager
      words={words}
      older={older && `/lobby?after=${formatCursor(older)}`}
      newest={isFirst ? undefined : '/lobby'}
    />
  );
  return {
    title: text.title,
    head: <CardTags settings={facts.settings} title={text.title} description={text.about} card="/card.png" />,
    children: (
      <>
        <h1>{text.title}</h1>
        <p>{text.about}</p>
        {facts.open.length === 0 ? (
          <>
            <NoGames words={words} sentence={text.nobodyWaits} />
            {pager}
          </>
        ) : (
          <>
            <h2>{text.waiting}</h2>
            <Challenges words={words} {...facts} />
            {pager}
            <p>
              <a class="button plain" href="/new">
                {text.offerYourOwn}
              </a>
            </p>
          </>
        )}
        <MachinesAreFree words={words} nonce={nonce} />
        <p class="hint">
          <a href="/archive">{words.pages.archive.link}</a>
        </p>
      </>
    ),
  };
}
