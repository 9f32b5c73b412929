/** Starting a game: choose its rules, your seat, its options, and whom to invite. */
import type { Hono } from 'hono';
import { type AnyGame, completeOptions, gameById, games, type Seat } from '../../rules/index.ts';
import { explainGameRefusal } from '../game/refusalWords.ts';
import { accountForAddress } from '../readModel/accounts.ts';
import { type App, type Ctx, randomLetters } from './app.ts';
import { readAddress } from './forms.ts';
import { GAME_ID, startGame } from './games.ts';
import { Problem, show, showNothing } from './layout.tsx';

export function newGameRoutes(app: Hono<App>): void {
  app.get('/new', (c) =>
    show(c, {
      title: 'New game',
      children: (
        <>
          <h1>New game</h1>
          <p>Which game?</p>
          {games.map((game) => (
            <section class="card">
              <h2>
                <a href={`/new/${game.id}`}>{game.name}</a>
              </h2>
              <p>{game.sheet.summary}</p>
              <p class="hint">
                {game.seats.length} players. <a href={`/rules/${game.id}`}>Rules</a>
              </p>
            </section>
          ))}
        </>
      ),
    }),
  );

  app.get('/new/:game', (c) => {
    const game = gameById(c.req.param('game'));
    if (!game) return noSuchGame(c);
    if (!c.var.account) return c.redirect(`/sign-in?next=${encodeURIComponent(c.req.path)}`, 303);
    return showForm(c, game, { seat: 0, addresses: [], options: {}, id: randomLetters(12) }, []);
  });

  app.post('/new/:game', async (c) => {
    const game = gameById(c.req.param('game'));
    if (!game) return noSuchGame(c);
    const maker = c.var.account;
    if (!maker) return c.redirect(`/sign-in?next=${encodeURIComponent(c.req.path)}`, 303);

    const form = await c.req.parseBody();
    const entries = readEntries(game, form);
    const problems: string[] = [];
    const options = completeOptions(game, entries.options);
    if (!options.ok) problems.push(`“${options.error.value}” is none of ${options.error.legal.join(', ')}.`);
    const addresses = game.seats.map((_, seat) =>
      seat === entries.seat ? maker.address : addressOf(entries.addresses[seat], game, seat, problems),
    );
    if (new Set(addresses).size < addresses.length && problems.length === 0) {
      problems.push('Each seat needs a person of its own: an address stands there twice, or it is yours.');
    }
    if (!options.ok || problems.length > 0) return showForm(c, game, entries, problems);
    const { success } = await c.env.INVITATION_LIMIT.limit({ key: maker.id });
    if (!success)
      return showForm(
        c,
        game,
        entries,
        ['You have started many games within a minute. Please wait a minute.'],
        429,
      );

    const now = Date.now();
    const players = await Promise.all(
      addresses.map((address) => accountForAddress(c.env.DB, address, randomLetters(16), now)),
    );
    const { id } = entries;
    const made = await startGame(
      c.env,
      { id, game: game.id, options: options.value, maker, players },
      `new:${maker.id}:${id}`,
      now,
    );
    if (!made.ok)
      return showForm(c, game, { ...entries, id: randomLetters(12) }, explainGameRefusal(made.error, game));
    return c.redirect(`/g/${id}`, 303);
  });
}

/** What the form holds, as it was written. */
interface Entries {
  readonly seat: Seat;
  readonly addresses: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** The game's id is made with the form, so that a form sent twice makes one game. */
  readonly id: string;
}

function readEntries(game: AnyGame, form: Readonly<Record<string, unknown>>): Entries {
  const text = (name: string): string => (typeof form[name] === 'string' ? form[name] : '');
  const seat = Number(text('seat'));
  return {
    seat: Number.isInteger(seat) && game.seats[seat] ? seat : 0,
    addresses: game.seats.map((_, index) => text(`address-${index}`)),
    options: Object.fromEntries(game.options.flatMap(({ name }) => (text(name) ? [[name, text(name)]] : []))),
    id: GAME_ID.test(text('id')) ? text('id') : randomLetters(12),
  };
}

function addressOf(written: string | undefined, game: AnyGame, seat: Seat, problems: string[]): string {
  const read = readAddress(written);
  if (read.ok) return read.value;
  problems.push(`${game.seats[seat]?.name}: ${read.error}`);
  return '';
}

const noSuchGame = (c: Ctx) =>
  showNothing(
    c,
    'No such game',
    `There is no game “${c.req.param('game')}” here. See the list under New game.`,
  );

function showForm(
  c: Ctx,
  game: AnyGame,
  entries: Entries,
  problems: readonly string[],
  status: 200 | 400 | 429 = problems.length > 0 ? 400 : 200,
) {
  return show(
    c,
    {
      title: `New game of ${game.name}`,
      children: (
        <>
          <h1>New game of {game.name}</h1>
          <Problem sentences={problems} />
          <form method="post" action={`/new/${game.id}`}>
            <input type="hidden" name="id" value={entries.id} />
            <p>Choose your side, and leave its address empty.</p>
            {game.seats.map((side, seat) => (
              <fieldset class="card">
                <legend>
                  {side.name}
                  {seat === 0 && game.options.every(({ name }) => name !== 'first') ? ' (moves first)' : ''}
                </legend>
                <p>
                  <label>
                    <input type="radio" name="seat" value={String(seat)} checked={seat === entries.seat} />{' '}
                    That is me
                  </label>
                </p>
                <div class="field">
                  <label for={`address-${seat}`}>or the e-mail address of who plays {side.name}</label>
                  <input
                    id={`address-${seat}`}
                    name={`address-${seat}`}
                    type="email"
                    autocomplete="off"
                    value={entries.addresses[seat] ?? ''}
                  />
                </div>
              </fieldset>
            ))}
            {game.options.map(({ name, label, values }) => (
              <div class="field">
                <label for={name}>{label}</label>
                <select id={name} name={name}>
                  {values.map((each) => (
                    <option value={each.value} selected={each.value === entries.options[name]}>
                      {each.label}
                    </option>
                  ))}
                </select>
              </div>
            ))}
            <button type="submit">Send the invitation</button>
            <p class="hint">
              They get a letter with a link, and need no account. The game begins when everybody has accepted.
            </p>
          </form>
        </>
      ),
    },
    status,
  );
}
