/** Starting a game: choose its rules, your seat, the options, whom to invite, and who may watch. */
import type { Hono } from 'hono';
import type { Level } from '../../../../bots/index.ts';
import { type AnyRules, asRulesId, POSITION, readSetUp, rulesById } from '../../../../rules/index.ts';
import { explain, gameWords } from '../../../../words/index.ts';
import { readGreeting } from '../../../entries.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { inviteToGame } from '../../../startGame.ts';
import { beginMailSettings, hasMailSettings } from '../../../store/mail/mailSettings.ts';
import type { Account } from '../../../store/people/accounts.ts';
import type { App, Ctx } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { clockOfEntries } from '../../parts/clockFields.tsx';
import { readZone } from '../../parts/zoneField.tsx';
import {
  addressesOf,
  type Entries,
  emptyEntries,
  hostSeatOf,
  isPrivateBy,
  machineAt,
  newNonce,
  optionsOf,
  readEntries,
} from './newGameForm.ts';
import { chooseRulesPage, newGamePage } from './newGamePage.tsx';

export function newGameRoutes(app: Hono<App>): void {
  app.get('/new', (c) => show(c, chooseRulesPage(c.var.words, c.var.settings)));

  app.get('/new/:game', (c) => {
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return noSuchRules(c);
    if (!c.var.account) return askToSignIn(c);
    const position = c.req.query(POSITION);
    const entries = emptyEntries();
    if (position === undefined) return showForm(c, rules, c.var.account, entries, []);
    return showForm(c, rules, c.var.account, { ...entries, options: { [POSITION]: position } }, []);
  });

  app.post('/new/:game', async (c) => {
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return noSuchRules(c);
    return c.var.account ? startFromForm(c, rules, c.var.account) : askToSignIn(c);
  });
}

/** The level of the machines that take seats which nobody takes. */
const FILLS_IN: Level = 'clerk';

function askToSignIn(c: Ctx) {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`/sign-in?next=${encodeURIComponent(pathname + search.replaceAll('+', '%20'))}`, 303);
}

function noSuchRules(c: Ctx) {
  const { title, sentence } = c.var.words.pages.newGame.unknown;
  return showNothing(c, title, sentence(c.req.param('game') ?? ''));
}

async function startFromForm(c: Ctx, rules: AnyRules, host: Account) {
  const { words } = c.var;
  const text = words.pages.newGame.problems;
  const entries = readEntries(rules, await c.req.parseBody());
  const problems: string[] = [];
  if (!rules.seats[hostSeatOf(rules, entries)])
    problems.push(text.seat(gameWords(words, rules).name, rules.seats.length));
  const options = optionsOf(words, rules, entries, problems);
  const addresses = addressesOf(words, rules, entries, host.address, problems);
  const clock = clockOfEntries(words, entries.time, rules.seats.length, problems);
  const greeting = readGreeting(entries.greeting);
  if (!greeting.ok) problems.push(explain(text.greeting, greeting.error));
  const zone = readZone(words, entries.zone, problems);
  if (!options || !greeting.ok || problems.length > 0) return showForm(c, rules, host, entries, problems);
  const { nonce, time, fillsIn } = entries;
  const isPrivate = isPrivateBy(entries);
  if (zone) await beginMailSettings(c.env.DB, host.id, zone);
  const wanted = {
    rulesId: rules.id,
    options,
    host,
    addresses,
    machines: rules.seats.map((_, seat) => machineAt(rules, entries, seat)),
    ...(fillsIn && { fillIn: FILLS_IN }),
    greeting: greeting.value,
    isPrivate,
    clock,
    games: time.games,
  };
  const made = await inviteToGame(c.env, wanted, `new:${host.id}:${nonce}`, Date.now());
  if (made.ok) return c.redirect(`/g/${made.value}`, 303);
  if ('game' in made.error) {
    return showForm(
      c,
      rules,
      host,
      { ...entries, nonce: newNonce() },
      explainGameRefusal(words, made.error.game, rules),
    );
  }
  const why = [explain(words.pages.newGame.refusals, made.error)];
  return showForm(c, rules, host, entries, why, made.error.code === 'TOO_FAST' ? 429 : 400);
}

async function showForm(
  c: Ctx,
  rules: AnyRules,
  host: Account,
  entries: Entries,
  problems: readonly string[],
  status: 200 | 400 | 429 = problems.length > 0 ? 400 : 200,
) {
  const { words } = c.var;
  const asksZone = !(await hasMailSettings(c.env.DB, host.id));
  const position = entries.options[POSITION];
  if (position === undefined)
    return show(c, newGamePage(words, { rules, entries, problems, asksZone }), status);
  const setUp = readSetUp(rules, position);
  if (setUp.ok) {
    const { standing, options } = setUp.value;
    return show(
      c,
      newGamePage(words, { rules, entries: { ...entries, options }, problems, asksZone, from: standing }),
      status,
    );
  }
  // Without the position, the form asks for a game from the usual start; the reader is told.
  const why = explain(words.pages.freeBoard.positions, setUp.error);
  const others = { ...entries, options: {} };
  return show(c, newGamePage(words, { rules, entries: others, problems: [...problems, why], asksZone }), 400);
}
