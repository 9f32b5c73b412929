/** The player's own games: those where it is their turn first, the longest wait at the top. */
import type { Words } from '../../../../words/index.ts';
import type { Settings } from '../../../env.ts';
import type { AccountId, GameId } from '../../../game/model/ids.ts';
import type { OwnGame } from '../../../store/lists/games.ts';
import type { Place } from '../../../store/lists/paging.ts';
import { formatCursor } from '../../cursors.ts';
import type { PageFacts } from '../../layout.tsx';
import { GameCards } from '../../parts/gameCards.tsx';
import { isTurnOf } from '../../parts/listedGame.ts';
import { NoGames } from '../../parts/noGames.tsx';
import { Pager } from '../../parts/pager.tsx';

export interface MyGamesFacts {
  readonly settings: Settings;
  /** The account of the player. */
  readonly account: AccountId;
  readonly games: readonly OwnGame[];
  /** Whether both lists are at their beginnings. */
  readonly isFirst: boolean;
  /** The last of the running games here, if there are more. */
  readonly more: GameId | undefined;
  /** Where older finished games begin. */
  readonly older: Place | undefined;
  /** The secret address of the player's calendar. */
  readonly calendar: string;
  readonly now: number;
}

export function myGamesPage(words: Words, facts: MyGamesFacts): PageFacts {
  const { settings, account, games, calendar, now, isFirst, more, older } = facts;
  const text = words.pages.myGames;
  return {
    title: text.title,
    children: (
      <>
        <h1>{text.title}</h1>
        {groupsOf(words, games, account).map((group) => (
          <section>
            <h2>
              {group.heading} <span class="hint">{group.games.length}</span>
            </h2>
            <GameCards words={words} settings={settings} games={group.games} reader={account} now={now} />
          </section>
        ))}
        {games.length === 0 && isFirst ? <NoGames words={words} sentence={text.none} /> : null}
        {more ? (
          <p>
            <a class="button plain" href={`/games?open=${more}`}>
              {text.more}
            </a>
          </p>
        ) : null}
        <Pager
          words={words}
          older={older && `/games?ended=${formatCursor(older)}`}
          newest={isFirst ? undefined : '/games'}
        />
        <div class="row">
          <a class="button" href="/new">
            {text.newGame}
          </a>
          <a class="button plain" href="/lobby">
            {text.lobby}
          </a>
        </div>
        <Sharing words={words} account={account} calendar={calendar} />
      </>
    ),
  };
}

interface SharingFacts {
  readonly words: Words;
  readonly account: AccountId;
  readonly calendar: string;
}

const Sharing = ({ words, account, calendar }: SharingFacts) => {
  const text = words.pages.myGames.sharing;
  return (
    <details class="sharing">
      <summary>{text.summary}</summary>
      <p>
        <a href={`/p/${account}`}>{text.publicPage}</a>
        {text.afterPublicPage}
      </p>
      <div class="field">
        <label for="calendar">{text.calendar}</label>
        <input id="calendar" type="text" readonly value={calendar} />
        <p class="hint">
          {text.beforeAccount}
          <a href="/account">{text.account}</a>
          {text.afterAccount}
        </p>
      </div>
    </details>
  );
};

interface Group {
  readonly heading: string;
  readonly games: readonly OwnGame[];
}

function groupsOf(words: Words, games: readonly OwnGame[], account: AccountId): readonly Group[] {
  const { yourTurn, othersTurn, notBegun, finished } = words.pages.myGames.groups;
  const isMine = (game: OwnGame): boolean => isTurnOf(game, account);
  const groups: readonly Group[] = [
    { heading: yourTurn, games: games.filter(isMine) },
    { heading: othersTurn, games: games.filter((game) => game.phase === 'playing' && !isMine(game)) },
    { heading: notBegun, games: games.filter(({ phase }) => phase === 'inviting') },
    { heading: finished, games: games.filter(({ phase }) => phase !== 'playing' && phase !== 'inviting') },
  ];
  return groups.filter((group) => group.games.length > 0);
}
