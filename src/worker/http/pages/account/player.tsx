/** A player for everybody: name, results and public games; no address. */

import type { Hono } from 'hono';
import { rulesById } from '../../../../rules/index.ts';
import { asAccountId } from '../../../game/model/ids.ts';
import { type ListedGame, publicGamesOf } from '../../../store/lists/games.ts';
import { type Results, resultsOf } from '../../../store/lists/results.ts';
import { accountById } from '../../../store/people/accounts.ts';
import type { App, Ctx } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { GameCards } from '../../parts/gameCards.tsx';
import { nameOf } from '../../parts/gameWords.ts';
import { standingWords } from '../../parts/listedGame.ts';
import { answerFeed } from '../../programs/feeds.ts';

const SHOWN = 60;
const ACCOUNT_ID = /^[\w-]{1,64}$/;

export function playerRoutes(app: Hono<App>): void {
  app.get('/p/:account', async (c) => {
    const player = await findPlayer(c);
    if (!player) return noSuchPlayer(c);
    const [games, results] = await Promise.all([
      publicGamesOf(c.env.DB, player.id, SHOWN),
      resultsOf(c.env.DB, player.id),
    ]);
    const feed = `/p/${player.id}/feed.atom`;
    const title = `Games of ${player.name}`;
    return show(c, {
      title: player.name,
      head: (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:description" content={resultsSentence(player.name, results)} />
          <link rel="alternate" type="application/atom+xml" href={feed} title={title} />
        </>
      ),
      children: (
        <>
          <h1>{player.name}</h1>
          <ResultTable results={results} />
          <PlayerGames c={c} heading="In play" games={games.filter(({ phase }) => phase === 'playing')} />
          <PlayerGames c={c} heading="Finished" games={games.filter(({ phase }) => phase === 'over')} />
          {games.length === 0 ? <p>No public games yet.</p> : null}
          <p class="hint">
            <a href={feed}>Feed of these games</a>
          </p>
        </>
      ),
    });
  });

  app.get('/p/:account/feed.atom', async (c) => {
    const player = await findPlayer(c);
    if (!player) return noSuchPlayer(c);
    const { publicUrl } = c.var.settings;
    const games = await publicGamesOf(c.env.DB, player.id, SHOWN);
    const page = `${publicUrl}/p/${player.id}`;
    return answerFeed(c, {
      url: `${page}/feed.atom`,
      page,
      title: `Games of ${player.name}`,
      at: games[0]?.movedAt ?? 0,
      entries: games.map((listed) => ({
        url: `${publicUrl}/g/${listed.id}/${listed.ply}`,
        title: `${rulesById(listed.rulesId)?.name}: ${listed.seats.map(nameOf).join(' – ')}`,
        summary: standingWords(c.var.words, listed, undefined),
        at: listed.movedAt,
        author: player.name,
        picture: {
          url: `${publicUrl}/g/${listed.id}/${listed.ply}.png`,
          alt: `The position after ${listed.ply} moves`,
        },
      })),
    });
  });
}

/** Whoever has a name here: an address that was only written to is nobody yet. */
async function findPlayer(c: Ctx) {
  const id = c.req.param('account') ?? '';
  const account = ACCOUNT_ID.test(id) ? await accountById(c.env.DB, asAccountId(id)) : undefined;
  return account?.name ? account : undefined;
}

const noSuchPlayer = (c: Ctx) =>
  showNothing(c, 'No such player', 'There is no player at this address. Is the link complete?');

const PlayerGames = ({ c, heading, games }: { c: Ctx; heading: string; games: readonly ListedGame[] }) =>
  games.length === 0 ? null : (
    <>
      <h2>{heading}</h2>
      <GameCards words={c.var.words} settings={c.var.settings} games={games} now={Date.now()} />
    </>
  );

function resultsSentence(name: string, results: readonly Results[]): string {
  const sum = (of: (each: Results) => number) => results.reduce((total, each) => total + of(each), 0);
  const ended = sum(({ won, shared, lost }) => won + shared + lost);
  return ended === 0
    ? `${name} plays board games by post.`
    : `${name} has won ${sum(({ won }) => won)} of ${ended} finished games.`;
}

const ResultTable = ({ results }: { results: readonly Results[] }) =>
  results.length === 0 ? null : (
    <table class="list results">
      <thead>
        <tr>
          <th scope="col">Finished games</th>
          <th scope="col">Won</th>
          <th scope="col">Shared</th>
          <th scope="col">Lost</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ rulesId: game, won, shared, lost }) => (
          <tr>
            <th scope="row">
              <a href={`/rules/${game}`}>{rulesById(game)?.name ?? game}</a>
            </th>
            <td>{won}</td>
            <td>{shared}</td>
            <td>{lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
