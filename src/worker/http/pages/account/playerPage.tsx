/** A player's public page. */
import type { Words } from '../../../../words/index.ts';
import type { Settings } from '../../../env.ts';
import { levelOf } from '../../../game/model/machines.ts';
import { LONGEST_REPORT } from '../../../limits.ts';
import type { ListedGame } from '../../../store/lists/games.ts';
import type { Place } from '../../../store/lists/paging.ts';
import { MOST_COUNTED, type Results } from '../../../store/lists/results.ts';
import type { Account } from '../../../store/people/accounts.ts';
import { formatCursor } from '../../cursors.ts';
import type { PageFacts } from '../../layout.tsx';
import { CardTags } from '../../parts/cardTags.tsx';
import { GameCards } from '../../parts/gameCards.tsx';
import { gameNameOf } from '../../parts/listedGame.ts';
import { NoGames } from '../../parts/noGames.tsx';
import { Pager } from '../../parts/pager.tsx';

export interface PlayerFacts {
  readonly settings: Settings;
  readonly player: Account;
  readonly games: readonly ListedGame[];
  /** Whether these are the newest finished games, and where older ones begin. */
  readonly isFirst: boolean;
  readonly older: Place | undefined;
  readonly results: readonly Results[];
  readonly now: number;
  /** Whether the reader has blocked the player. undefined: the reader is the player, or not signed in. */
  readonly isBlocked: boolean | undefined;
}

export function playerPage(words: Words, facts: PlayerFacts): PageFacts {
  const { settings, player, games, isFirst, older, results, now, isBlocked } = facts;
  const text = words.pages.player;
  const level = levelOf(player.id);
  const feed = `/p/${player.id}/feed.atom`;
  const title = text.gamesOf(player.name);
  const [newest] = games.toSorted((one, other) => other.movedAt - one.movedAt);
  const sectionOf = (heading: string, phase: ListedGame['phase']) => (
    <Section
      words={words}
      heading={heading}
      settings={settings}
      games={games.filter((game) => game.phase === phase)}
      now={now}
    />
  );
  return {
    title: player.name,
    head: (
      <>
        <CardTags
          settings={settings}
          title={title}
          description={resultsSentence(words, player.name, results)}
          card={newest ? `/g/${newest.id}/${newest.ply}.card.png` : '/card.png'}
        />
        <link rel="alternate" type="application/atom+xml" href={feed} title={title} />
      </>
    ),
    children: (
      <>
        <h1>{player.name}</h1>
        {level ? <p>{words.pages.machines.profile(words.pages.machines.levels[level].about)}</p> : null}
        <ResultTable words={words} results={results} />
        {sectionOf(text.inPlay, 'playing')}
        {sectionOf(text.finished, 'over')}
        {games.length === 0 && isFirst ? <NoGames words={words} sentence={text.none} /> : null}
        <Pager
          words={words}
          older={older && `/p/${player.id}?ended=${formatCursor(older)}`}
          newest={isFirst ? undefined : `/p/${player.id}`}
        />
        <p class="hint">
          <a href={feed}>{text.feed}</a> ·{' '}
          <a href={`/archive?player=${player.id}`}>{words.pages.archive.linkOf(player.name)}</a>
        </p>
        {isBlocked === undefined ? null : <Neighbor words={words} player={player} isBlocked={isBlocked} />}
      </>
    ),
  };
}

interface NeighborFacts {
  readonly words: Words;
  readonly player: Account;
  readonly isBlocked: boolean;
}

/** What a signed-in visitor can do about the player. */
const Neighbor = ({ words, player, isBlocked }: NeighborFacts) => {
  const text = words.pages.privacy;
  return (
    <details>
      <summary>{text.blockOrReport}</summary>
      <form method="post" action={`/p/${player.id}/block`}>
        <button type="submit" name="do" value={isBlocked ? 'unblock' : 'block'} class="plain">
          {isBlocked ? text.unblock : text.block}
        </button>
        <p class="hint">{text.aboutBlock}</p>
      </form>
      <form method="post" action={`/p/${player.id}/report`}>
        <div class="field">
          <label for="report">{text.whatHappened}</label>
          <textarea id="report" name="text" rows={4} required maxlength={LONGEST_REPORT} />
        </div>
        <button type="submit">{text.report}</button>
      </form>
    </details>
  );
};

interface SectionFacts {
  readonly words: Words;
  readonly heading: string;
  readonly settings: Settings;
  readonly games: readonly ListedGame[];
  readonly now: number;
}

const Section = ({ words, heading, settings, games, now }: SectionFacts) =>
  games.length === 0 ? null : (
    <>
      <h2>{heading}</h2>
      <GameCards words={words} settings={settings} games={games} now={now} />
    </>
  );

function resultsSentence(words: Words, name: string, results: readonly Results[]): string {
  const sum = (of: (each: Results) => number) => results.reduce((total, each) => total + of(each), 0);
  const ended = sum(({ won, shared, lost }) => won + shared + lost);
  const { hasFinishedNone, hasWon } = words.pages.player;
  return ended === 0
    ? hasFinishedNone(name)
    : hasWon(
        name,
        sum(({ won }) => won),
        ended,
      );
}

const ResultTable = ({ words, results }: { words: Words; results: readonly Results[] }) => {
  const text = words.pages.player.results;
  const ended = results.reduce((sum, { won, shared, lost }) => sum + won + shared + lost, 0);
  return results.length === 0 ? null : (
    <table class="list results">
      {ended >= MOST_COUNTED ? <caption>{text.ofNewest(ended)}</caption> : null}
      <thead>
        <tr>
          <th scope="col">{text.games}</th>
          <th scope="col">{text.won}</th>
          <th scope="col">{text.shared}</th>
          <th scope="col">{text.lost}</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ rulesId, won, shared, lost }) => (
          <tr>
            <th scope="row">
              <a href={`/rules/${rulesId}`}>{gameNameOf(words, rulesId)}</a>
            </th>
            <td>{won}</td>
            <td>{shared}</td>
            <td>{lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
