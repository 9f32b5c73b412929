/** The games of who is signed in: where it is their turn first, the longest waiting before the others. */

import type { Hono } from 'hono';
import type { AccountId } from '../../../game/model/ids.ts';
import { gamesOf, type OwnGame } from '../../../store/lists/games.ts';
import type { App } from '../../app.ts';
import { show } from '../../layout.tsx';
import { GameCards } from '../../parts/gameCards.tsx';
import { isTurnOf } from '../../parts/listedGame.ts';
import { calendarAddress } from '../../programs/calendar.ts';

export function myGamesRoutes(app: Hono<App>): void {
  app.get('/games', async (c) => {
    const { account, settings } = c.var;
    if (!account) return c.redirect('/sign-in?next=/games', 303);
    const groups = groupGames(await gamesOf(c.env.DB, account.id), account.id);
    const calendar = calendarAddress(settings, account);
    return show(c, {
      title: 'My games',
      children: (
        <>
          <h1>My games</h1>
          {groups.map(({ heading, games }) => (
            <section>
              <h2>
                {heading} <span class="hint">{games.length}</span>
              </h2>
              <GameCards
                words={c.var.words}
                settings={settings}
                games={games}
                reader={account.id}
                now={Date.now()}
              />
            </section>
          ))}
          {groups.length === 0 ? <p>You are in no game yet.</p> : null}
          <div class="row">
            <a class="button" href="/new">
              New game
            </a>
            <a class="button plain" href="/lobby">
              Lobby
            </a>
          </div>
          <details class="sharing">
            <summary>Calendar and public page</summary>
            <p>
              <a href={`/p/${account.id}`}>Your page for others</a> shows your name, your results and your
              public games.
            </p>
            <div class="field">
              <label for="calendar">Your turns in your calendar</label>
              <input id="calendar" type="text" readonly value={calendar} />
              <p class="hint">
                Subscribe to this address in your calendar program, and keep it to yourself;{' '}
                <a href="/account">your account</a> gives you a new one.
              </p>
            </div>
          </details>
        </>
      ),
    });
  });
}

interface Group {
  readonly heading: string;
  readonly games: readonly OwnGame[];
}

function groupGames(games: readonly OwnGame[], reader: AccountId): readonly Group[] {
  const isMine = (game: OwnGame): boolean => isTurnOf(game, reader);
  const groups: readonly Group[] = [
    { heading: 'Your turn', games: games.filter(isMine) },
    {
      heading: 'Others are to move',
      games: games.filter((game) => game.phase === 'playing' && !isMine(game)),
    },
    { heading: 'Not begun', games: games.filter(({ phase }) => phase === 'inviting') },
    { heading: 'Finished', games: games.filter(({ phase }) => phase !== 'playing' && phase !== 'inviting') },
  ];
  return groups.filter((group) => group.games.length > 0);
}
