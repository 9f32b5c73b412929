/** The page of games waiting for players. */
import type { Words } from '../../../../words/index.ts';
import type { PageFacts } from '../../layout.tsx';
import { CardTags } from '../../parts/cardTags.tsx';
import { Challenges, type ChallengesFacts } from '../../parts/challenges.tsx';
import { MachinesAreFree } from '../../parts/machineFields.tsx';
import { NoGames } from '../../parts/noGames.tsx';

/** `nonce`: makes one game of a form that is sent twice. */
export function lobbyPage(
  words: Words,
  { nonce, ...facts }: Omit<ChallengesFacts, 'words'> & { readonly nonce: string },
): PageFacts {
  const text = words.pages.lobby;
  return {
    title: text.title,
    head: <CardTags settings={facts.settings} title={text.title} description={text.about} card="/card.png" />,
    children: (
      <>
        <h1>{text.title}</h1>
        <p>{text.about}</p>
        {facts.open.length === 0 ? (
          <NoGames words={words} sentence={text.nobodyWaits} />
        ) : (
          <>
            <h2>{text.waiting}</h2>
            <Challenges words={words} {...facts} />
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
