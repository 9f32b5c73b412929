/** The front page: what this is, and "Try it now" on an instance with a local post office. */

import type { Hono } from 'hono';
import { allRules, completeOptions } from '../../../../rules/index.ts';
import { explainGameRefusal } from '../../../game/letters/refusalWords.ts';
import { asAccountId, asGameId } from '../../../game/model/ids.ts';
import { challenges } from '../../../store/lists/games.ts';
import { accountForAddress, proveAccount } from '../../../store/people/accounts.ts';
import { randomLetters } from '../../../tokens.ts';
import type { App } from '../../app.ts';
import { startGame } from '../../games.ts';
import { hasPostOffice, show, showNothing } from '../../layout.tsx';
import { Challenges } from '../../parts/challenges.tsx';

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
              “Try it now” starts a game of {allRules[0]?.name} between two sample players and opens the local
              post office, where their letters lie. Answer them, and the game goes on by itself.
            </p>
          ) : null}
          {open.length > 0 ? (
            <>
              <h2>Waiting for players</h2>
              <Challenges
                words={c.var.words}
                settings={c.var.settings}
                account={c.var.account}
                open={open}
                now={Date.now()}
              />
              <p>
                <a href="/lobby">All in the lobby</a>
              </p>
            </>
          ) : null}
          <h2>The games</h2>
          <div class="cards">
            {allRules.map((rules) => (
              <section class="card">
                <h3>
                  <a href={`/rules/${rules.id}`}>{rules.name}</a>
                </h3>
                <p>{rules.sheet.summary}</p>
                <p class="hint">
                  {rules.author}, {rules.year}. {rules.seats.length} players.
                </p>
                {hasPostOffice(c) ? (
                  <form method="post" action="/try">
                    <input type="hidden" name="game" value={rules.id} />
                    <button type="submit" class="plain">
                      Try {rules.name}
                    </button>
                  </form>
                ) : null}
              </section>
            ))}
          </div>
        </>
      ),
    });
  });

  app.post('/try', async (c) => {
    if (!hasPostOffice(c))
      return showNothing(c, 'Not here', 'This instance sends real letters: start a game with real people.');
    const form = await c.req.parseBody();
    const { game: id = allRules[0]?.id, ...given } = form;
    const rules = allRules.find((each) => each.id === id);
    if (!rules) {
      const names = allRules.map((each) => each.id).join(', ');
      return showNothing(c, 'No such game', `There is no such game here. There are: ${names}.`);
    }
    const chosen = Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const options = completeOptions(rules, Object.fromEntries(chosen));
    if (!options.ok) {
      const why = explainGameRefusal(c.var.words, { code: 'BAD_OPTION', refusal: options.error }, rules);
      return showNothing(c, 'No such option', why.join(' '), 400);
    }
    const now = Date.now();
    const accounts = await Promise.all(
      rules.seats.map(async (_, seat) => {
        const name = SAMPLE_NAMES[seat] ?? `Player ${seat + 1}`;
        const account = await accountForAddress(
          c.env.DB,
          `${name.toLowerCase()}@sample.localhost`,
          asAccountId(randomLetters(16)),
          now,
        );
        await proveAccount(c.env.DB, account.id, name, now);
        return { ...account, name };
      }),
    );
    const [host] = accounts;
    if (!host) throw new Error('a game without seats');
    const newId = asGameId(randomLetters(12));
    const made = await startGame(
      c.env,
      { id: newId, rulesId: rules.id, options: options.value, host, players: accounts },
      `try:${newId}`,
      now,
    );
    if (!made.ok) throw new Error(`the sample game was refused: ${made.error.code}`);
    for (const [seat, account] of accounts.entries()) {
      if (account.id === host.id) continue;
      const command = { type: 'takeSeat', seat, account: account.id, name: account.name } as const;
      const taken = await c.env.GAMES.getByName(newId).execute(command, `try:${newId}:${seat}`);
      if (!taken.ok) throw new Error(`a sample player was refused: ${taken.error.code}`);
    }
    return c.redirect('/post', 303);
  });
}
