/** Starting a game: choose its rules, your seat, its options, whom to invite, and who may look on. */
import type { Hono } from 'hono';
import { type AnyGame, completeOptions, gameById, games, type Seat } from '../../../../rules/index.ts';
import { explainGameRefusal } from '../../../game/letters/refusalWords.ts';
import { openChallengesOf } from '../../../store/lists/games.ts';
import { accountForAddress } from '../../../store/people/accounts.ts';
import { type App, type Ctx, randomLetters } from '../../app.ts';
import { readAddress } from '../../forms.ts';
import { GAME_ID, startGame } from '../../games.ts';
import { Problem, show, showNothing } from '../../layout.tsx';
import {
  type ClockEntries,
  ClockFields,
  clockOfEntries,
  DEFAULT_CLOCK,
  readClockEntries,
} from '../../parts/clockFields.tsx';

/** So many games with free seats may an account have waiting at a time. */
const MOST_CHALLENGES = 10;

export function newGameRoutes(app: Hono<App>): void {
  app.get('/new', (c) =>
    show(c, {
      title: 'New game',
      children: (
        <>
          <h1>New game</h1>
          <p>Which game?</p>
          <div class="cards">
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
          </div>
        </>
      ),
    }),
  );

  app.get('/new/:game', (c) => {
    const game = gameById(c.req.param('game'));
    if (!game) return noSuchGame(c);
    if (!c.var.account) return c.redirect(`/sign-in?next=${encodeURIComponent(c.req.path)}`, 303);
    const entries = {
      seat: 0,
      addresses: [],
      open: [],
      options: {},
      isPrivate: false,
      time: DEFAULT_CLOCK,
      id: randomLetters(12),
    };
    return showForm(c, game, entries, []);
  });

  app.post('/new/:game', async (c) => {
    const game = gameById(c.req.param('game'));
    if (!game) return noSuchGame(c);
    const maker = c.var.account;
    if (!maker) return c.redirect(`/sign-in?next=${encodeURIComponent(c.req.path)}`, 303);

    const form = await c.req.parseBody();
    const entries = readEntries(game, form);
    const problems: string[] = [];
    if (!game.seats[entries.seat]) {
      problems.push(`Please choose your seat: ${game.name} has ${game.seats.length}.`);
    }
    const options = completeOptions(game, entries.options);
    if (!options.ok) problems.push(`“${options.error.value}” is none of ${options.error.legal.join(', ')}.`);
    const addresses = game.seats.map((_, seat) => {
      if (seat === entries.seat) return maker.address;
      return entries.open.includes(seat)
        ? undefined
        : addressOf(entries.addresses[seat], game, seat, problems);
    });
    const named = addresses.filter((address) => address !== undefined);
    if (new Set(named).size < named.length && problems.length === 0) {
      problems.push('Each seat needs a person of its own: an address stands there twice, or it is yours.');
    }
    const isOffered = named.length < addresses.length;
    if (isOffered && (await openChallengesOf(c.env.DB, maker.id)) >= MOST_CHALLENGES) {
      problems.push(
        `You have ${MOST_CHALLENGES} games with free seats already. Withdraw one, or wait for players.`,
      );
    }
    const clock = clockOfEntries(entries.time, game.seats.length, problems);
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
      addresses.map((address) =>
        address === undefined ? undefined : accountForAddress(c.env.DB, address, randomLetters(16), now),
      ),
    );
    const { id, isPrivate } = entries;
    const made = await startGame(
      c.env,
      {
        id,
        game: game.id,
        options: options.value,
        maker,
        players,
        isPrivate,
        clock,
        games: entries.time.games,
      },
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
  /** The seats that anybody may take. */
  readonly open: readonly Seat[];
  readonly isPrivate: boolean;
  readonly time: ClockEntries;
  readonly options: Readonly<Record<string, string>>;
  /** The game's id is made with the form, so that a form sent twice makes one game. */
  readonly id: string;
}

function readEntries(game: AnyGame, form: Readonly<Record<string, unknown>>): Entries {
  const text = (name: string): string => (typeof form[name] === 'string' ? form[name] : '');
  return {
    seat: text('seat') === '' ? 0 : Number(text('seat')),
    addresses: game.seats.map((_, index) => text(`address-${index}`)),
    open: game.seats.flatMap((_, index) => (text(`open-${index}`) ? [index] : [])),
    isPrivate: text('private') !== '',
    time: readClockEntries(form),
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
            <p>Choose your side, and say who plays the other{game.seats.length > 2 ? 's' : ''}.</p>
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
                <p>
                  <label class="plain">
                    <input
                      type="checkbox"
                      name={`open-${seat}`}
                      value="yes"
                      checked={entries.open.includes(seat)}
                    />{' '}
                    or anybody: the seat is offered in the lobby
                  </label>
                </p>
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
            <ClockFields entries={entries.time} seats={game.seats.length} />
            <div class="field">
              <label class="plain">
                <input type="checkbox" name="private" value="yes" checked={entries.isPrivate} /> Private: only
                the players may look on, and whoever they give its link
              </label>
              <p class="hint">A private game is in no list. Its free seats go to who has the link.</p>
            </div>
            <button type="submit">Start the game</button>
            <p class="hint">
              Whom you invite gets a letter with a link, and needs no account. The game begins when every seat
              is taken.
            </p>
          </form>
        </>
      ),
    },
    status,
  );
}
