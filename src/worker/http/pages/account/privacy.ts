/** An account's sessions and blocked players, and downloading or deleting all of its data. */
import type { Hono } from 'hono';
import { explain } from '../../../../words/index.ts';
import { DAY } from '../../../clock/units.ts';
import { forgetDeleted } from '../../../forgetPlayer.ts';
import { asAccountId, parseGameId } from '../../../game/model/ids.ts';
import { lettersToAccount } from '../../../lettersToAccount.ts';
import { EXPORTS_A_DAY, MORE_EXPORTS_A_DAY, MOST_BLOCKED } from '../../../limits.ts';
import { reportPlayer } from '../../../reportPlayer.ts';
import { countOne } from '../../../store/counts.ts';
import { mailSettingsOf } from '../../../store/mail/mailSettings.ts';
import { type Account, accountById } from '../../../store/people/accounts.ts';
import { block, blockedBy, unblock } from '../../../store/people/blocks.ts';
import { deleteAccount } from '../../../store/people/deletions.ts';
import { ownDataOf } from '../../../store/people/ownData.ts';
import { endSessions, sessionsOf } from '../../../store/people/sessions.ts';
import type { App, Ctx } from '../../app.ts';
import { show, showNothing } from '../../layout.tsx';
import { accountOf, closeSession, sessionHash } from '../../session.ts';
import { deletedPage, deletePage, privacyPage } from './privacyPage.tsx';

/** Under /account, where everybody must be signed in. */
export function privacyRoutes(app: Hono<App>): void {
  app.get('/account/privacy', showPrivacy);

  /** Signs out one browser, named by the hash of its session, or all of them. */
  app.post('/account/privacy/sign-out', async (c) => {
    const { session } = await c.req.parseBody();
    const { id } = accountOf(c);
    await endSessions(c.env.DB, id, typeof session === 'string' && session !== '' ? session : undefined);
    return c.redirect('/account/privacy', 303);
  });

  app.post('/account/privacy/unblock', async (c) => {
    const { account } = await c.req.parseBody();
    await unblock(c.env.DB, accountOf(c).id, asAccountId(String(account ?? '').slice(0, 64)));
    return c.redirect('/account/privacy', 303);
  });

  /** The letters of so many games at a time: `moreLetters` leads to those of the next. */
  app.get('/account/privacy/export', async (c) => {
    const { id } = accountOf(c);
    const after = parseGameId(c.req.query('after') ?? '');
    const limit = after
      ? { what: `exportsOfMore:${id}`, most: MORE_EXPORTS_A_DAY, stretch: DAY }
      : { what: `exports:${id}`, most: EXPORTS_A_DAY, stretch: DAY };
    if (!(await countOne(c.env.DB, limit, Date.now()))) {
      const { title, sentence } = c.var.words.pages.privacy.exportedTooOften;
      return showNothing(c, title, sentence(limit.most), 429);
    }
    const { letters, failed, next } = await lettersToAccount(c.env, id, after);
    const data = {
      ...(after ? {} : await ownDataOf(c.env.DB, id)),
      letters: letters.map(({ game, kind, ply, fate, at }) => ({ game, kind, ply, fate, at })),
      ...(failed.length > 0 && { gamesThatDidNotAnswer: failed }),
      ...(next && { moreLetters: `${c.var.settings.publicUrl}/account/privacy/export?after=${next}` }),
    };
    return c.body(`${JSON.stringify(data, null, 2)}\n`, 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment',
    });
  });

  app.get('/account/privacy/delete', (c) => show(c, deletePage(c.var.words, accountOf(c), undefined)));

  app.post('/account/privacy/delete', async (c) => {
    const { words } = c.var;
    const account = accountOf(c);
    const { address } = await c.req.parseBody();
    if (typeof address !== 'string' || address.trim().toLowerCase() !== account.address) {
      const written = String(address ?? '').slice(0, 80);
      return show(c, deletePage(words, account, words.pages.privacy.delete.otherAddress(written)), 400);
    }
    await deleteAccount(c.env.DB, account.id, Date.now());
    await closeSession(c);
    // If this fails, the next scheduled run does it.
    await forgetDeleted(c.env, Date.now(), account.id);
    c.set('account', undefined);
    return show(c, deletedPage(words));
  });
}

/** The block and report buttons on a player's page, for other signed-in players. */
export function neighborRoutes(app: Hono<App>): void {
  app.post('/p/:account/block', async (c) => {
    const between = await neighborsOf(c);
    if (between instanceof Response) return between;
    const { me, player } = between;
    const { do: wanted } = await c.req.parseBody();
    if (wanted === 'unblock') await unblock(c.env.DB, me.id, player.id);
    else if (!(await block(c.env.DB, me.id, player.id, Date.now()))) {
      const { title, sentence } = c.var.words.pages.privacy.blockedTooMany;
      return showNothing(c, title, sentence(MOST_BLOCKED), 400);
    }
    return c.redirect(`/p/${player.id}`, 303);
  });

  app.post('/p/:account/report', async (c) => {
    const between = await neighborsOf(c);
    if (between instanceof Response) return between;
    const { me, player } = between;
    const { text } = await c.req.parseBody();
    const report = { reporter: me.id, about: player.id, text: typeof text === 'string' ? text : '' };
    const refusal = await reportPlayer(c.env.DB, report, Date.now());
    const { reported, notReported } = c.var.words.pages.privacy;
    return refusal
      ? showNothing(c, notReported, explain(c.var.words.pages.forms.reports, refusal), 400)
      : showNothing(c, reported.title, reported.sentence, 200);
  });
}

/** The signed-in player and the one whose page it is; or the answer if they are not two players. */
async function neighborsOf(c: Ctx): Promise<Response | { readonly me: Account; readonly player: Account }> {
  const me = c.var.account;
  if (!me) return c.redirect('/sign-in', 303);
  const player = await accountById(c.env.DB, asAccountId(c.req.param('account') ?? ''));
  if (player?.name && player.id !== me.id) return { me, player };
  const { title, sentence } = c.var.words.pages.player.noSuchPlayer;
  return showNothing(c, title, sentence);
}

async function showPrivacy(c: Ctx) {
  const { id } = accountOf(c);
  const [sessions, blocked, { zone }] = await Promise.all([
    sessionsOf(c.env.DB, id, Date.now()),
    blockedBy(c.env.DB, id),
    mailSettingsOf(c.env.DB, id),
  ]);
  return show(c, privacyPage(c.var.words, { sessions, here: sessionHash(c), blocked, zone }));
}
