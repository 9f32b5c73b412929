/** An invitation: the letter's link shows the game, and buttons accept or decline. No account is needed. */
import type { Hono } from 'hono';
import { explain } from '../../../../words/index.ts';
import { acceptInvitation } from '../../../acceptInvitation.ts';
import { type AccountId, NOBODY } from '../../../game/model/ids.ts';
import { drawPly } from '../../../game/show/drawnPosition.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { MOST_BLOCKED } from '../../../limits.ts';
import { signLink } from '../../../links.ts';
import { reportPlayer } from '../../../reportPlayer.ts';
import { beginMailSettings, hasMailSettings } from '../../../store/mail/mailSettings.ts';
import { accountById } from '../../../store/people/accounts.ts';
import { block, unblock } from '../../../store/people/blocks.ts';
import type { App, Ctx } from '../../app.ts';
import { show } from '../../layout.tsx';
import { accountClosed, badLink } from '../../missing.ts';
import { readZone } from '../../parts/zoneField.tsx';
import { type InvitationLink, openInvitation } from './gameLinks.ts';
import { invitationPage } from './invitationPage.tsx';
import { refusePage } from './refusePage.tsx';

export function invitationRoutes(app: Hono<App>): void {
  app.get('/invitation/:token', async (c) => {
    const link = await openInvitation(c);
    return link ? showInvitation(c, link, []) : badLink(c, 'invitation');
  });

  app.post('/invitation/:token', async (c) => {
    const link = await openInvitation(c);
    if (!link) return badLink(c, 'invitation');
    const form = await c.req.parseBody();
    return form.answer === 'decline' ? decline(c, link) : accept(c, link, form);
  });

  app.get('/invitation/:token/refuse', async (c) => {
    const link = await openInvitation(c);
    return link ? show(c, refusePage(c.var.words, link, {})) : badLink(c, 'invitation');
  });

  app.post('/invitation/:token/refuse', async (c) => {
    const link = await openInvitation(c);
    return link ? refuseForGood(c, link) : badLink(c, 'invitation');
  });
}

/** The account that was invited. */
const invitedTo = ({ snapshot, seat }: InvitationLink): AccountId => snapshot.seats[seat]?.account ?? NOBODY;

/** Blocks the host, or reports them to the operator. The invitation itself stays open. */
async function refuseForGood(c: Ctx, link: InvitationLink) {
  const { words } = c.var;
  const { snapshot } = link;
  const form = await c.req.parseBody();
  const reporter = (await accountById(c.env.DB, invitedTo(link)))?.id ?? NOBODY;
  // If the invitation was withdrawn, the seat belongs to nobody, so there is no guest to block or report for.
  if (reporter === NOBODY) return badLink(c, 'invitation');
  if (form.do === 'block' || form.do === 'unblock') {
    if (form.do === 'unblock') await unblock(c.env.DB, reporter, snapshot.host);
    else if (!(await block(c.env.DB, reporter, snapshot.host, Date.now()))) {
      const problem = words.pages.privacy.blockedTooMany.sentence(MOST_BLOCKED);
      return show(c, refusePage(words, link, { problem }), 400);
    }
    return show(c, refusePage(words, link, { done: form.do }));
  }
  const report = {
    reporter,
    about: snapshot.host,
    game: snapshot.id,
    text: typeof form.text === 'string' ? form.text : '',
  };
  const refusal = await reportPlayer(c.env.DB, report, Date.now());
  if (!refusal) return show(c, refusePage(words, link, { done: 'report' }));
  const problem = explain(words.pages.forms.reports, refusal);
  return show(c, refusePage(words, link, { problem }), 400);
}

async function decline(c: Ctx, link: InvitationLink) {
  const { rules, snapshot, seat, token } = link;
  const answer = await c.env.GAMES.getByName(snapshot.id).execute(
    { type: 'declineSeat', seat, account: invitedTo(link) },
    `decline:${seat}`,
  );
  return answer.ok
    ? c.redirect(`/invitation/${token}`, 303)
    : showInvitation(c, link, explainGameRefusal(c.var.words, answer.error, rules));
}

/** The form has a name for an account that has none yet, and a time zone likewise. */
async function accept(c: Ctx, link: InvitationLink, form: Readonly<Record<string, unknown>>) {
  const { rules, snapshot, seat, token } = link;
  const { words } = c.var;
  const wrong: string[] = [];
  const zone = readZone(words, form.zone, wrong);
  if (wrong.length > 0) return showInvitation(c, link, wrong);
  const invited = await accountById(c.env.DB, invitedTo(link));
  if (zone && invited) await beginMailSettings(c.env.DB, invited.id, zone);
  const accepted = await acceptInvitation(c.env, {
    game: snapshot.id,
    seat,
    invited: invitedTo(link),
    newName: form.name,
    now: Date.now(),
  });
  if (accepted.ok) return c.redirect(`/invitation/${token}`, 303);
  const { error } = accepted;
  if ('closed' in error) return accountClosed(c);
  const problems =
    'name' in error
      ? [explain(words.pages.forms.refusals, error.name)]
      : explainGameRefusal(words, error.game, rules);
  return showInvitation(c, link, problems);
}

async function showInvitation(c: Ctx, link: InvitationLink, problems: readonly string[]) {
  const { rules, snapshot, seat } = link;
  const { words } = c.var;
  const isOpen = snapshot.phase === 'inviting' && snapshot.seats[seat]?.state === 'invited';
  const guest = isOpen ? await accountById(c.env.DB, invitedTo(link)) : undefined;
  const page = invitationPage(words, {
    settings: c.var.settings,
    link,
    isOpen,
    asksName: isOpen && !guest?.name,
    asksZone: isOpen && !(guest && (await hasMailSettings(c.env.DB, guest.id))),
    playPath: firstTurnPath(c, link),
    start: drawPly(words, rules, snapshot.options, [], 0),
    problems,
  });
  return show(c, page, problems.length > 0 ? 400 : 200);
}

/** The link to the seat's first turn. Later turns get links in letters of their own. */
function firstTurnPath(c: Ctx, { snapshot, seat }: InvitationLink): string | undefined {
  const { id: game, toMove, turns } = snapshot;
  if (toMove !== seat || turns.some((turn) => turn.seat === seat)) return undefined;
  return `/play/${signLink(c.var.settings.secret, { purpose: 'play', game, seat, ply: turns.length })}`;
}
