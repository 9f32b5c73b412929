/** What players arrange for themselves: their name, when letters come, and whether letters reach them at all. */

import type { Hono } from 'hono';
import { nextDigestAt } from '../../../clock/digestHour.ts';
import { parseZone } from '../../../clock/zone.ts';
import { MAIL_MODES } from '../../../game/model/mailMode.ts';
import { announceAvailability } from '../../../mail/out/announceAvailability.ts';
import { callAgain } from '../../../mail/out/resendTurnLetters.ts';
import { type MailSettings, mailSettingsOf, saveMailSettings } from '../../../store/mail/mailSettings.ts';
import { liftSuppression, suppressionOf } from '../../../store/mail/suppressions.ts';
import { renameAccount, renewCalendar } from '../../../store/people/accounts.ts';
import { randomLetters } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { readName } from '../../forms.ts';
import { Problem, show } from '../../layout.tsx';
import { MODE_WORDS } from '../../parts/letterWords.ts';
import { NameField } from '../../parts/nameField.tsx';
import { calendarAddress } from '../../programs/calendar.ts';

export function accountRoutes(app: Hono<App>): void {
  app.use('/account', signedInOnly);
  app.use('/account/*', signedInOnly);

  app.get('/account', (c) => showAccount(c, []));

  app.post('/account/name', async (c) => {
    const name = readName((await c.req.parseBody()).name);
    if (!name.ok) return showAccount(c, [name.error]);
    await renameAccount(c.env.DB, accountOf(c).id, name.value);
    return c.redirect('/account', 303);
  });

  app.post('/account/letters', async (c) => {
    const form = await c.req.parseBody();
    const { id } = accountOf(c);
    const mode = MAIL_MODES.find((known) => known === form.mode);
    const zone = parseZone(String(form.zone ?? ''));
    const digestHour = Number(form.hour);
    if (!zone.ok) {
      return showAccount(c, [`“${zone.error.text}” is not a time zone. One looks like Europe/Berlin.`]);
    }
    if (!mode || !HOURS.includes(digestHour))
      return showAccount(c, ['Please choose how and when letters come.']);
    const settings = { mode, zone: zone.value, digestHour };
    await saveMailSettings(c.env.DB, id, settings, nextDigestAt(settings, Date.now()));
    await announceAvailability(c.env, id, randomLetters(12));
    return c.redirect('/account', 303);
  });

  app.post('/account/calendar', async (c) => {
    await renewCalendar(c.env.DB, accountOf(c).id);
    return c.redirect('/account', 303);
  });

  /** Letters go to the address again, whatever became of the last ones. */
  app.post('/account/reach', async (c) => {
    const { address } = accountOf(c);
    await liftSuppression(c.env.DB, address, Date.now());
    await callAgain(c.env, () => Date.now(), address);
    return c.redirect('/account', 303);
  });
}

/** Links in letters come here, too, and their readers need not be signed in. */
const FOR_ALL = /^\/account\/address\//;

async function signedInOnly(c: Ctx, next: () => Promise<void>): Promise<Response | undefined> {
  if (!c.var.account && !FOR_ALL.test(c.req.path)) return c.redirect('/sign-in?next=/account', 303);
  await next();
  return undefined;
}

/** Whose page it is; `signedInOnly` has seen to it that there is somebody. */
export function accountOf(c: Ctx) {
  const { account } = c.var;
  if (!account) throw new Error('nobody is signed in');
  return account;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export async function showAccount(c: Ctx, problems: readonly string[]) {
  const account = accountOf(c);
  const [settings, suppression] = await Promise.all([
    mailSettingsOf(c.env.DB, account.id),
    suppressionOf(c.env.DB, account.address),
  ]);
  return show(
    c,
    {
      title: 'Your account',
      children: (
        <>
          <h1>Your account</h1>
          <Problem sentences={problems} />
          {suppression ? (
            <section class="card">
              <h2>Letters do not reach you</h2>
              <p>
                {suppression.reason === 'bounced'
                  ? `A letter to ${account.address} came back for good, and we send no more there.`
                  : `A letter to ${account.address} was reported as unwanted, and we send no more there.`}
              </p>
              {suppression.detail ? (
                <p>
                  The other mail server said: <q>{suppression.detail}</q>
                </p>
              ) : null}
              <p>If the address is right and works again, try it. If not, give us another one below.</p>
              <form method="post" action="/account/reach">
                <button type="submit">Send me letters there again</button>
              </form>
            </section>
          ) : null}
          <p>
            <a href="/account/time">Vacation and quiet hours</a>
          </p>
          <h2>Letters</h2>
          <LetterForm settings={settings} />
          <h2>Address</h2>
          <p>
            Letters go to <strong>{account.address}</strong>. Nobody else ever sees it.
          </p>
          <form method="post" action="/account/address">
            <div class="field">
              <label for="address">Another address</label>
              <input id="address" name="address" type="email" autocomplete="email" required />
              <p class="hint">A letter goes there with a link that proves it; until then nothing changes.</p>
            </div>
            <button type="submit">Send the letter</button>
          </form>
          <h2>Calendar</h2>
          <form method="post" action="/account/calendar">
            <div class="field">
              <label for="calendar">Your turns in your calendar program</label>
              <input
                id="calendar"
                type="text"
                readonly
                value={calendarAddress(c.var.settings, account)}
                aria-describedby="calendar-hint"
              />
              <p class="hint" id="calendar-hint">
                Whoever knows this address sees your turns. A new one makes it void.
              </p>
            </div>
            <button type="submit">New address</button>
          </form>
          <h2>Name</h2>
          <form method="post" action="/account/name">
            <NameField value={account.name} />
            <p class="hint">Games that you play already keep the name you had when you joined them.</p>
            <button type="submit">Save the name</button>
          </form>
        </>
      ),
    },
    problems.length > 0 ? 400 : 200,
  );
}

const LetterForm = ({ settings }: { settings: MailSettings }) => (
  <form method="post" action="/account/letters">
    <fieldset class="card">
      <legend>In all games, unless you choose otherwise on a game’s page</legend>
      {MAIL_MODES.map((mode) => (
        <label class="choice">
          <input type="radio" name="mode" value={mode} checked={mode === settings.mode} /> {MODE_WORDS[mode]}
        </label>
      ))}
    </fieldset>
    <div class="field">
      <label for="hour">The daily letter comes at</label>
      <select id="hour" name="hour">
        {HOURS.map((hour) => (
          <option value={hour} selected={hour === settings.digestHour}>
            {String(hour).padStart(2, '0')}:00
          </option>
        ))}
      </select>
    </div>
    <div class="field">
      <label for="zone">Your time zone</label>
      <input id="zone" name="zone" type="text" list="zones" required value={settings.zone} />
      <datalist id="zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option value={zone} />
        ))}
      </datalist>
      <p class="hint">Like Europe/Berlin. Times in letters and on pages are told in it, and in UTC.</p>
    </div>
    <button type="submit">Save</button>
  </form>
);
