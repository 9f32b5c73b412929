/** The games of who is signed in: where it is their turn first. */
import type { Hono } from 'hono';
import { gameById } from '../../rules/index.ts';
import { gamesOf, type ListedGame } from '../readModel/games.ts';
import type { App } from './app.ts';
import { show } from './layout.tsx';

export function myGamesRoutes(app: Hono<App>): void {
  app.get('/games', async (c) => {
    const { account } = c.var;
    if (!account) return c.redirect('/sign-in?next=/games', 303);
    const listed = await gamesOf(c.env.DB, account.id);
    return show(c, {
      title: 'My games',
      children: (
        <>
          <h1>My games</h1>
          {listed.length === 0 ? (
            <p>You are in no game yet.</p>
          ) : (
            <GameTable games={listed} account={account.id} />
          )}
          <p>
            <a class="button" href="/new">
              New game
            </a>
          </p>
        </>
      ),
    });
  });
}

const GameTable = ({ games, account }: { games: readonly ListedGame[]; account: string }) => (
  <table class="list">
    <thead>
      <tr>
        <th scope="col">Game</th>
        <th scope="col">Players</th>
        <th scope="col">Standing</th>
      </tr>
    </thead>
    <tbody>
      {games.map((listed) => (
        <tr>
          <td>
            <a href={`/g/${listed.id}`}>{gameById(listed.game)?.name ?? listed.game}</a>
          </td>
          <td>{listed.seats.map(({ name }) => name || 'a guest').join(' – ')}</td>
          <td>{standingWords(listed, account)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function standingWords({ phase, toMove, seats, ply }: ListedGame, account: string): string {
  if (phase === 'inviting') return 'invited, not begun';
  if (phase === 'declined') return 'declined';
  if (phase === 'over') return `over after ${ply} moves`;
  const holder = toMove === undefined ? undefined : seats[toMove];
  return holder?.account === account
    ? `move ${ply + 1}: your turn`
    : `move ${ply + 1}: ${holder?.name ?? ''} is to move`;
}
