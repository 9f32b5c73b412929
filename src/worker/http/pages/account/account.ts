/** A player's settings: their name, and whether, when and where they get letters. */
import type { Hono } from 'hono';
import { explain } from '../../../../words/index.ts';
import { nextDigestAt } from '../../../clock/digestHour.ts';
import { parseZone } from '../../../clock/zone.ts';
import { readName } from '../../../entries.ts';
import { MAIL_MODES } from '../../../game/model/mailMode.ts';
import { resendTurnLetters } from '../../../mail/out/resendTurnLetters.ts';
import { mailSettingsOf, saveMailSettings } from '../../../store/mail/mailSettings.ts';
import { liftSuppression, suppressionOf } from '../../../store/mail/suppressions.ts';
import { renameAccount, renewCalendar } from '../../../store/people/accounts.ts';
import type { App, Ctx } from '../../app.ts';
import { tooManyChanges } from '../../changes.ts';
import { show } from '../../layout.tsx';
import { announceNow, payNow } from '../../owed.ts';
import { calendarAddress } from '../../programs/calendar.ts';
import { accountOf } from '../../session.ts';
import { accountPage, HOURS } from './accountPage.tsx';

export function accountRoutes(app: Hono<App>): void {
  app.use('/account', signedInOnly);
  app.use('/account/*', signedInOnly);

  app.get('/account', (c) => showAccount(c));

  app.post('/account/name', async (c) => {
    const name = readName((await c.req.parseBody()).name);
    if (!name.ok) return showAccount(c, explain(c.var.words.pages.forms.refusals, name.error));
    const tooMany = await tooManyChanges(c, 'name', accountOf(c).id);
    if (tooMany) return showAccount(c, tooMany);
    await renameAccount(c.env.DB, accountOf(c).id, name.value);
    return c.redirect('/account', 303);
  });

  app.post('/account/letters', saveLetters);

  app.post('/account/calendar', async (c) => {
    const tooMany = await tooManyChanges(c, 'calendar', accountOf(c).id);
    if (tooMany) return showAccount(c, tooMany);
    await renewCalendar(c.env.DB, accountOf(c).id);
    return c.redirect('/account', 303);
  });

  /** Resumes letters to the address, whatever happened to earlier ones. */
  app.post('/account/reach', async (c) => {
    const { address } = accountOf(c);
    await liftSuppression(c.env.DB, address, Date.now());
    await payNow(c, 'turnLetters', () => resendTurnLetters(c.env, () => Date.now(), address));
    return c.redirect('/account', 303);
  });
}

/** Links in letters lead to these pages too, so the reader may not be signed in. */
const FOR_ALL = /^\/account\/address\//;

async function signedInOnly(c: Ctx, next: () => Promise<void>): Promise<Response | undefined> {
  if (!c.var.account && !FOR_ALL.test(c.req.path)) return c.redirect('/sign-in?next=/account', 303);
  await next();
  return undefined;
}

async function saveLetters(c: Ctx) {
  const text = c.var.words.pages.account.letters;
  const form = await c.req.parseBody();
  const { id } = accountOf(c);
  const mode = MAIL_MODES.find((known) => known === form.mode);
  const zone = parseZone(String(form.zone ?? ''));
  const digestHour = Number(form.hour);
  if (!zone.ok) return showAccount(c, text.notAZone(zone.error.text));
  if (!mode || !HOURS.includes(digestHour)) return showAccount(c, text.chooseHowAndWhen);
  const settings = { mode, zone: zone.value, digestHour, wantsReceipts: form.receipts === 'yes' };
  const isOtherZone = (await mailSettingsOf(c.env.DB, id)).zone !== zone.value;
  const tooMany =
    (await tooManyChanges(c, 'letters', id)) ??
    (isOtherZone ? await tooManyChanges(c, 'availability', id) : undefined);
  if (tooMany) return showAccount(c, tooMany);
  await saveMailSettings(c.env.DB, id, settings, nextDigestAt(settings, Date.now()));
  if (isOtherZone) await announceNow(c, id);
  return c.redirect('/account', 303);
}

/** The account's page. `problem`: what is wrong with the form that was sent. */
export async function showAccount(c: Ctx, problem?: string) {
  const account = accountOf(c);
  const [letters, suppression] = await Promise.all([
    mailSettingsOf(c.env.DB, account.id),
    suppressionOf(c.env.DB, account.address),
  ]);
  const calendar = calendarAddress(c.var.settings, account);
  const problems = problem === undefined ? [] : [problem];
  const page = accountPage(c.var.words, { account, letters, suppression, calendar, problems });
  return show(c, page, problem === undefined ? 200 : 400);
}
