/** Starting a game: choose its rules, your seat, its options, whom to invite, and who may look on. */
import type { Hono } from 'hono';
import { type AnyRules, asRulesId, rulesById } from '../../../../rules/index.ts';
import { gameWords } from '../../../../words/index.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { type NewGame, playersAt, startGame } from '../../../startGame.ts';
import { openChallengesOf } from '../../../store/lists/games.ts';
import type { Account } from '../../../store/people/accounts.ts';
import type { App, Ctx } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { clockOfEntries } from '../../parts/clockFields.tsx';
import { addressesOf, type Entries, emptyEntries, newGameId, optionsOf, readEntries } from './newGameForm.ts';
import { chooseRulesPage, newGamePage } from './newGamePage.tsx';

/** How many games with free seats one account may have in the lobby at a time. */
const MOST_CHALLENGES = 10;

export function newGameRoutes(app: Hono<App>): void {
  app.get('/new', (c) => show(c, chooseRulesPage(c.var.words)));

  app.get('/new/:game', (c) => {
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return noSuchRules(c);
    return c.var.account ? showForm(c, rules, emptyEntries(), []) : askToSignIn(c);
  });

  app.post('/new/:game', async (c) => {
    const rules = rulesById(asRulesId(c.req.param('game')));
    if (!rules) return noSuchRules(c);
    return c.var.account ? startFromForm(c, rules, c.var.account) : askToSignIn(c);
  });
}

const askToSignIn = (c: Ctx) => c.redirect(`/sign-in?next=${encodeURIComponent(c.req.path)}`, 303);

function noSuchRules(c: Ctx) {
  const { title, sentence } = c.var.words.pages.newGame.unknown;
  return showNothing(c, title, sentence(c.req.param('game') ?? ''));
}

async function startFromForm(c: Ctx, rules: AnyRules, host: Account) {
  const { words } = c.var;
  const text = words.pages.newGame.problems;
  const entries = readEntries(rules, await c.req.parseBody());
  const problems: string[] = [];
  if (!rules.seats[entries.seat]) problems.push(text.seat(gameWords(words, rules).name, rules.seats.length));
  const options = optionsOf(words, rules, entries, problems);
  const addresses = addressesOf(words, rules, entries, host.address, problems);
  if (addresses.includes(undefined) && (await openChallengesOf(c.env.DB, host.id)) >= MOST_CHALLENGES) {
    problems.push(text.tooManyOffers(MOST_CHALLENGES));
  }
  const clock = clockOfEntries(words, entries.time, rules.seats.length, problems);
  if (!options || problems.length > 0) return showForm(c, rules, entries, problems);
  const { success } = await c.env.INVITATION_LIMIT.limit({ key: host.id });
  if (!success) return showForm(c, rules, entries, [text.tooFast], 429);

  const now = Date.now();
  const { id, isPrivate, time } = entries;
  const players = await playersAt(c.env.DB, addresses, now);
  const game: NewGame = {
    id,
    rulesId: rules.id,
    options,
    host,
    players,
    isPrivate,
    clock,
    games: time.games,
  };
  const made = await startGame(c.env, game, `new:${host.id}:${id}`, now);
  if (made.ok) return c.redirect(`/g/${id}`, 303);
  return showForm(c, rules, { ...entries, id: newGameId() }, explainGameRefusal(words, made.error, rules));
}

const showForm = (
  c: Ctx,
  rules: AnyRules,
  entries: Entries,
  problems: readonly string[],
  status: 200 | 400 | 429 = problems.length > 0 ? 400 : 200,
) => show(c, newGamePage(c.var.words, { rules, entries, problems }), status);
