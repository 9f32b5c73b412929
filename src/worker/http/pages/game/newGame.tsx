/** Starting a game: choose its rules, your seat, its options, whom to invite, and who may look on. */

import type { Hono } from 'hono';
import { seatName, sideName } from '../../../../render/index.ts';
import {
  type AnyRules,
  allRules,
  asRulesId,
  completeOptions,
  rulesById,
  type Seat,
} from '../../../../rules/index.ts';
import { explain, gameWords, type Words } from '../../../../words/index.ts';
import { asAccountId, asGameId, type GameId, parseGameId } from '../../../game/model/ids.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { openChallengesOf } from '../../../store/lists/games.ts';
import { accountForAddress } from '../../../store/people/accounts.ts';
import { randomLetters } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { readAddress } from '../../forms.ts';
import { startGame } from '../../games.ts';
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
            {allRules.map((rules) => (
              <section class="card">
                <h2>
                  <a href={`/new/${rules.id}`}>{gameWords(c.var.words, rules).name}</a>
                </h2>
                <p>{c.var.words.sheets[rules.id].summary}</p>
                <p class="hint">
                  {rules.seats.length} players. <a href={`/rules/${rules.id}`}>Rules</a>
                </p>
              </section>
            ))}
          </div>
        </>
      ),
    }),
  );

  app.get('/new/:game', (c) => {
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return noSuchGame(c);
    if (!c.var.account) return c.redirect(`/sign-in?next=${encodeURIComponent(c.req.path)}`, 303);
    const entries = {
      seat: 0,
      addresses: [],
      open: [],
      options: {},
      isPrivate: false,
      time: DEFAULT_CLOCK,
      id: asGameId(randomLetters(12)),
    };
    return showForm(c, rules, entries, []);
  });

  app.post('/new/:game', async (c) => {
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return noSuchGame(c);
    const host = c.var.account;
    if (!host) return c.redirect(`/sign-in?next=${encodeURIComponent(c.req.path)}`, 303);

    const form = await c.req.parseBody();
    const entries = readEntries(rules, form);
    const problems: string[] = [];
    if (!rules.seats[entries.seat]) {
      problems.push(
        `Please choose your seat: ${gameWords(c.var.words, rules).name} has ${rules.seats.length}.`,
      );
    }
    const options = completeOptions(rules, entries.options);
    if (!options.ok) problems.push(`“${options.error.value}” is none of ${options.error.legal.join(', ')}.`);
    const addresses = rules.seats.map((_, seat) => {
      if (seat === entries.seat) return host.address;
      return entries.open.includes(seat)
        ? undefined
        : addressOf(c.var.words, entries.addresses[seat], rules, seat, problems);
    });
    const named = addresses.filter((address) => address !== undefined);
    if (new Set(named).size < named.length && problems.length === 0) {
      problems.push('Each seat needs a person of its own: an address stands there twice, or it is yours.');
    }
    const isOffered = named.length < addresses.length;
    if (isOffered && (await openChallengesOf(c.env.DB, host.id)) >= MOST_CHALLENGES) {
      problems.push(
        `You have ${MOST_CHALLENGES} games with free seats already. Withdraw one, or wait for players.`,
      );
    }
    const clock = clockOfEntries(c.var.words, entries.time, rules.seats.length, problems);
    if (!options.ok || problems.length > 0) return showForm(c, rules, entries, problems);
    const { success } = await c.env.INVITATION_LIMIT.limit({ key: host.id });
    if (!success)
      return showForm(
        c,
        rules,
        entries,
        ['You have started many games within a minute. Please wait a minute.'],
        429,
      );

    const now = Date.now();
    const players = await Promise.all(
      addresses.map((address) =>
        address === undefined
          ? undefined
          : accountForAddress(c.env.DB, address, asAccountId(randomLetters(16)), now),
      ),
    );
    const { id, isPrivate } = entries;
    const made = await startGame(
      c.env,
      {
        id,
        rulesId: rules.id,
        options: options.value,
        host,
        players,
        isPrivate,
        clock,
        games: entries.time.games,
      },
      `new:${host.id}:${id}`,
      now,
    );
    if (!made.ok)
      return showForm(
        c,
        rules,
        { ...entries, id: asGameId(asGameId(randomLetters(12))) },
        explainGameRefusal(c.var.words, made.error, rules),
      );
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
  readonly id: GameId;
}

function readEntries(rules: AnyRules, form: Readonly<Record<string, unknown>>): Entries {
  const text = (name: string): string => (typeof form[name] === 'string' ? form[name] : '');
  return {
    seat: text('seat') === '' ? 0 : Number(text('seat')),
    addresses: rules.seats.map((_, index) => text(`address-${index}`)),
    open: rules.seats.flatMap((_, index) => (text(`open-${index}`) ? [index] : [])),
    isPrivate: text('private') !== '',
    time: readClockEntries(form),
    options: Object.fromEntries(
      rules.options.flatMap(({ name }) => (text(name) ? [[name, text(name)]] : [])),
    ),
    id: parseGameId(text('id')) ?? asGameId(randomLetters(12)),
  };
}

function addressOf(
  words: Words,
  written: string | undefined,
  rules: AnyRules,
  seat: Seat,
  problems: string[],
): string {
  const read = readAddress(written);
  if (read.ok) return read.value;
  problems.push(`${seatName(words, rules, seat)}: ${explain(words.pages.forms.refusals, read.error)}`);
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
  rules: AnyRules,
  entries: Entries,
  problems: readonly string[],
  status: 200 | 400 | 429 = problems.length > 0 ? 400 : 200,
) {
  return show(
    c,
    {
      title: `New game of ${gameWords(c.var.words, rules).name}`,
      children: (
        <>
          <h1>New game of {gameWords(c.var.words, rules).name}</h1>
          <Problem sentences={problems} />
          <form method="post" action={`/new/${rules.id}`}>
            <input type="hidden" name="id" value={entries.id} />
            <p>Choose your side, and say who plays the other{rules.seats.length > 2 ? 's' : ''}.</p>
            {rules.seats.map((side, seat) => (
              <fieldset class="card">
                <legend>
                  {sideName(c.var.words, rules, side)}
                  {seat === 0 && rules.options.every(({ name }) => name !== 'first') ? ' (moves first)' : ''}
                </legend>
                <p>
                  <label>
                    <input type="radio" name="seat" value={String(seat)} checked={seat === entries.seat} />{' '}
                    That is me
                  </label>
                </p>
                <div class="field">
                  <label for={`address-${seat}`}>
                    or the e-mail address of who plays {sideName(c.var.words, rules, side)}
                  </label>
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
            {rules.options.map(({ name, values }) => (
              <div class="field">
                <label for={name}>{gameWords(c.var.words, rules).options[name]?.label}</label>
                <select id={name} name={name}>
                  {values.map((each) => (
                    <option value={each} selected={each === entries.options[name]}>
                      {gameWords(c.var.words, rules).options[name]?.values[each]}
                    </option>
                  ))}
                </select>
              </div>
            ))}
            <ClockFields entries={entries.time} seats={rules.seats.length} />
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
