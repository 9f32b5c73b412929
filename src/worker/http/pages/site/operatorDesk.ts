/**
 * The operator's page: what is going wrong, what became of a player's mail, and the few things to do about
 * it.
 */
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { DAY, HOUR } from '../../../clock/units.ts';
import { doSlice } from '../../../cron/jobs.ts';
import { listedNotes } from '../../../game/log/listedNotes.ts';
import { asAccountId, parseGameId } from '../../../game/model/ids.ts';
import { lacksOf } from '../../../lacks.ts';
import { newestLettersTo } from '../../../lettersToAccount.ts';
import { BODY } from '../../../limits.ts';
import { gateState, openGates } from '../../../mail/out/accounts.ts';
import { heartbeats } from '../../../store/heartbeats.ts';
import { parkedLetters } from '../../../store/mail/letters.ts';
import { mailSettingsOf } from '../../../store/mail/mailSettings.ts';
import { refusedMail } from '../../../store/mail/refusedMail.ts';
import { liftSuppression, suppressionOf } from '../../../store/mail/suppressions.ts';
import { countsByDay, foundGames, stoppedAddresses } from '../../../store/overview.ts';
import { type Account, accountAt, accountById } from '../../../store/people/accounts.ts';
import { ban, banOf, bans, liftBan } from '../../../store/people/bans.ts';
import { newestReports } from '../../../store/people/playerReports.ts';
import { overdueGames, readOnlyGames } from '../../../store/register.ts';
import type { App, Ctx } from '../../app.ts';
import { readableForm } from '../../edge.ts';
import { show } from '../../layout.tsx';
import { machineOf } from '../../machine.ts';
import { closeDesk, isOperator, isToken, openDesk } from '../../operatorSession.ts';
import type { NotedGame } from './operatorNotes.tsx';
import { type Desk, deskPage, type PlayersMail, tokenPage } from './operatorPage.tsx';

const SHOWN = 50;
const DAYS = 14;

/** Registered before the operator-only routes, because this is where the operator signs in. */
export function deskDoor(app: Hono<App>): void {
  app.get('/operator', async (c, next) => {
    if (isOperator(c)) return next();
    const { operator } = c.var.words.pages;
    const isSet = c.var.settings.operatorToken !== undefined;
    return show(c, tokenPage(c.var.words, isSet ? undefined : operator.signIn.notSet), 401);
  });

  app.post('/operator/sign-in', bodyLimit({ maxSize: BODY.token }), readableForm, async (c) => {
    const text = c.var.words.pages.operator.signIn;
    const { success } = await c.env.SIGN_IN_LIMIT.limit({ key: `operator:${machineOf(c)}` });
    if (!success) return show(c, tokenPage(c.var.words, text.tooFast), 429);
    const { token } = await c.req.parseBody();
    if (typeof token !== 'string' || !isToken(c, token))
      return show(c, tokenPage(c.var.words, text.wrong), 401);
    openDesk(c, Date.now());
    return c.redirect('/operator', 303);
  });
}

export function deskRoutes(app: Hono<App>): void {
  app.get('/operator', async (c) => {
    const now = Date.now();
    c.header('cache-control', 'no-store');
    return show(c, deskPage(c.var.words, await deskOf(c, now), now));
  });

  app.post('/operator/sign-out', (c) => {
    closeDesk(c);
    return c.redirect('/operator', 303);
  });

  /** Each action returns to this page, which then says what was done. */
  app.post('/operator/act', async (c) => {
    const form = await c.req.parseBody();
    if (form.act === 'removeNote') return removeNote(c, String(form.game ?? ''), Number(form.seq));
    const account = await accountNamed(c.env.DB, String(form.who ?? ''));
    const done = await act(c, String(form.act), account, String(form.reason ?? ''));
    const who = account && form.back === 'player' ? `&who=${account.id}` : '';
    return c.redirect(`/operator?done=${done}${who}`, 303);
  });
}

async function act(c: Ctx, what: string, account: Account | undefined, reason: string): Promise<string> {
  const { DB } = c.env;
  const now = Date.now();
  switch (what) {
    case 'resend':
      // The cron does the rest.
      return `resend&letters=${(await doSlice(c.env, 'resendParked', now)).letters}`;
    case 'open':
      await openGates(c.env, c.var.settings);
      return 'open';
    case 'ban':
      if (!account) return 'nobody';
      await ban(DB, account.id, reason, now);
      return 'ban';
    case 'liftBan':
      if (!account) return 'nobody';
      await liftBan(DB, account.id);
      return 'liftBan';
    case 'lift':
      if (!account) return 'nobody';
      await liftSuppression(DB, account.address, now);
      return 'lift';
    default:
      return '';
  }
}

/** Removing it twice, or what is no note, changes nothing, and the page says so. */
async function removeNote(c: Ctx, named: string, seq: number): Promise<Response> {
  const game = parseGameId(named);
  const isNumber = Number.isSafeInteger(seq) && seq > 0;
  const did = game && isNumber ? await c.env.GAMES.getByName(game).removeNote(seq) : 'noNote';
  const done = did === 'noNote' ? did : `note${did === 'removed' ? 'Removed' : 'RemovedBefore'}`;
  return c.redirect(`/operator?done=${done}${game ? `&game=${game}` : ''}#notes`, 303);
}

const accountNamed = async (db: D1Database, who: string): Promise<Account | undefined> =>
  who.includes('@') ? accountAt(db, who.trim().toLowerCase()) : accountById(db, asAccountId(who.trim()));

async function deskOf(c: Ctx, now: number): Promise<Desk> {
  const { DB } = c.env;
  const [gate, jobs, parked, found, stuck, readOnly, stopped, refused, counts, closed, reports] =
    await Promise.all([
      gateState(c.env, c.var.settings),
      heartbeats(DB),
      parkedLetters(DB, SHOWN),
      foundGames(DB, SHOWN),
      // The sweeper visits such games within minutes.
      overdueGames(DB, now - HOUR, SHOWN),
      readOnlyGames(DB, SHOWN),
      stoppedAddresses(DB, SHOWN),
      refusedMail(DB, SHOWN),
      countsByDay(DB, now - DAYS * DAY),
      bans(DB, SHOWN),
      newestReports(DB, SHOWN),
    ]);
  const who = c.req.query('who');
  const game = c.req.query('game');
  return {
    done: c.req.query('done'),
    letters: Number(c.req.query('letters') ?? 0),
    hasSession: c.var.settings.operatorToken !== undefined,
    lacks: lacksOf(c.var.settings, c.env),
    ...{ gate, jobs, parked, found, stuck, readOnly, stopped, refused, counts, closed, reports },
    who,
    player: who === undefined ? undefined : await playersMail(c.env, who),
    noted: game === undefined ? undefined : await notesOf(c.env, game),
  };
}

async function notesOf(env: Env, named: string): Promise<NotedGame> {
  const game = parseGameId(named.trim());
  return { game: game ?? '', notes: game ? listedNotes(await env.GAMES.getByName(game).log()) : [] };
}

async function playersMail(env: Env, who: string): Promise<PlayersMail | 'nobody'> {
  const db = env.DB;
  const account = await accountNamed(db, who);
  if (!account) return 'nobody';
  const [letters, suppression, { mode }, ban] = await Promise.all([
    newestLettersTo(env, account.id, SHOWN * 2),
    suppressionOf(db, account.address),
    mailSettingsOf(db, account.id),
    banOf(db, account.id),
  ]);
  return { account, letters, suppression, mode, ban };
}
