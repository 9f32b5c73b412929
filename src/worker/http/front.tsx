/** The front page: what this is, and "Try it now" on an instance with a local post office. */
import type { Hono } from 'hono';
import { games } from '../../rules/index.ts';
import { accountForAddress, proveAccount } from '../readModel/accounts.ts';
import { challenges } from '../readModel/games.ts';
import { type App, randomLetters } from './app.ts';
import { startGame } from './games.ts';
import { hasPostOffice, show, showNothing } from './layout.tsx';
import { Challenges } from './lobby.tsx';

/** The sample players of "Try it now"; `.localhost` is reserved, so no letter can ever leave for it. */
const SAMPLE_NAMES = ['Ada', 'Ben', 'Cleo'];

const SHOWN_CHALLENGES = 4;

export function frontRoutes(app: Hono<App>): void {
  app.get('/', async (c) => {
    const open = await challenges(c.env.DB, SHOWN_CHALLENGES);
    return show(c, {
      title: 'Board games by post',
      children: (
        <>
          <h1>Board games by post</h1>
          <p>
            Sealed Move carries games between people who play by correspondence: when it is your turn a letter
            arrives with a picture of the board, and you answer it with your move. It plays games that few
            sites play, and anybody can follow or replay a game by its link.
          </p>
          <div class="row">
            {hasPostOffice(c) ? (
              <form method="post" action="/try">
                <button type="submit">Try it now</button>
              </form>
            ) : null}
            <a class={hasPostOffice(c) ? 'button plain' : 'button'} href="/new">
              Start a game
            </a>
          </div>
          {hasPostOffice(c) ? (
            <p class="hint">
              “Try it now” starts a game of {games[0]?.name} between two sample players and opens the local
              post office, where their letters lie. Answer them, and the game goes on by itself.
            </p>
          ) : null}
          {open.length > 0 ? (
            <>
              <h2>Waiting for players</h2>
              <Challenges c={c} open={open} />
              <p>
                <a href="/lobby">All in the lobby</a>
              </p>
            </>
          ) : null}
          <h2>The games</h2>
          {games.map((game) => (
            <section class="card">
              <h3>
                <a href={`/rules/${game.id}`}>{game.name}</a>
              </h3>
              <p>{game.sheet.summary}</p>
              <p class="hint">
                {game.author}, {game.year}. {game.seats.length} players.
              </p>
            </section>
          ))}
        </>
      ),
    });
  });

  app.post('/try', async (c) => {
    if (!hasPostOffice(c))
      return showNothing(c, 'Not here', 'This instance sends real letters: start a game with real people.');
    const form = await c.req.parseBody();
    const game = games.find(({ id }) => id === form.game) ?? games[0];
    if (!game) throw new Error('there is no game');
    const now = Date.now();
    const accounts = await Promise.all(
      game.seats.map(async (_, seat) => {
        const name = SAMPLE_NAMES[seat] ?? `Player ${seat + 1}`;
        const account = await accountForAddress(
          c.env.DB,
          `${name.toLowerCase()}@sample.localhost`,
          randomLetters(16),
          now,
        );
        await proveAccount(c.env.DB, account.id, name, now);
        return { ...account, name };
      }),
    );
    const [maker] = accounts;
    if (!maker) throw new Error('a game without seats');
    const id = randomLetters(12);
    const made = await startGame(
      c.env,
      { id, game: game.id, options: {}, maker, players: accounts },
      `try:${id}`,
      now,
    );
    if (!made.ok) throw new Error(`the sample game was refused: ${made.error.code}`);
    for (const [seat, account] of accounts.entries()) {
      if (account.id === maker.id) continue;
      const command = { type: 'takeSeat', seat, account: account.id, name: account.name } as const;
      const taken = await c.env.GAMES.getByName(id).execute(command, `try:${id}:${seat}`);
      if (!taken.ok) throw new Error(`a sample player was refused: ${taken.error.code}`);
    }
    return c.redirect('/post', 303);
  });
}
