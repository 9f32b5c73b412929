/** What players arrange about their own time, for all games at once: quiet hours and vacation. */
import type { Hono } from 'hono';
import { dayOf, daysIn, rangesOf } from '../../../clock/days.ts';
import { parseQuietHours, type QuietHoursRefusal } from '../../../clock/quietHours.ts';
import { DAYS_A_YEAR, daysLeft, takeVacation, type VacationRefusal } from '../../../clock/vacation.ts';
import { formatRange } from '../../../clock/words.ts';
import { dateAt } from '../../../clock/zone.ts';
import { newDaysOff } from '../../../game/model/availability.ts';
import { announceAvailability } from '../../../mail/out/announceAvailability.ts';
import { availabilityOfAccount, changeVacation, saveQuietHours } from '../../../store/people/availability.ts';
import { randomLetters } from '../../../tokens.ts';
import type { App, Ctx } from '../../app.ts';
import { Problem, show } from '../../layout.tsx';
import { accountOf } from './account.tsx';

export function ownTimeRoutes(app: Hono<App>): void {
  app.get('/account/time', (c) => showTime(c, []));

  app.post('/account/time', async (c) => {
    const form = await c.req.parseBody();
    const isWanted = form.quiet === 'yes';
    const quiet = parseQuietHours(String(form.from ?? ''), String(form.to ?? ''));
    if (isWanted && !quiet.ok) return showTime(c, explainQuietHours(quiet.error));
    const kept = isWanted && quiet.ok ? quiet.value : undefined;
    await saveQuietHours(c.env.DB, accountOf(c).id, kept, form.automatic === 'yes');
    return announced(c);
  });

  app.post('/account/time/vacation', async (c) => {
    const form = await c.req.parseBody();
    const { id } = accountOf(c);
    const availability = await availabilityOfAccount(c.env.DB, id);
    const before = { taken: availability.vacation, isAutomatic: availability.isAutomatic };
    const range = { first: String(form.first ?? ''), last: String(form.last ?? '') };
    const after = takeVacation(before, range, dateAt(Date.now(), availability.zone));
    if (!after.ok) return showTime(c, explainVacation(after.error));
    const add = newDaysOff(availability, { ...availability, vacation: after.value.taken });
    await changeVacation(c.env.DB, id, { add, remove: [] });
    return announced(c);
  });

  /** All days after today are given back. */
  app.post('/account/time/give-back', async (c) => {
    const { id } = accountOf(c);
    const availability = await availabilityOfAccount(c.env.DB, id);
    const today = dayOf(dateAt(Date.now(), availability.zone));
    const remove = rangesOf(daysIn(availability.vacation).filter((day) => day > today));
    await changeVacation(c.env.DB, id, { add: [], remove });
    return announced(c);
  });
}

/** Tells the player's games, then shows the page again. */
async function announced(c: Ctx): Promise<Response> {
  await announceAvailability(c.env, accountOf(c).id, randomLetters(12));
  return c.redirect('/account/time', 303);
}

async function showTime(c: Ctx, problems: readonly string[]) {
  const { zone, quiet, vacation, isAutomatic } = await availabilityOfAccount(c.env.DB, accountOf(c).id);
  const today = dateAt(Date.now(), zone);
  const year = Number(today.slice(0, 4));
  const ahead = rangesOf(daysIn(vacation).filter((day) => day >= dayOf(today)));
  return show(
    c,
    {
      title: 'Your time',
      children: (
        <>
          <h1>Your time</h1>
          <Problem sentences={problems} />
          <p>
            All of this holds in all your games, in your time zone, {zone} (<a href="/account">change it</a>).
          </p>
          <h2>Vacation</h2>
          <p>
            You have {daysLeft({ taken: vacation, isAutomatic }, year)} of {DAYS_A_YEAR} days left in {year}.
            On these days your clocks stand still. Your opponents are told.
          </p>
          {ahead.length > 0 ? (
            <form method="post" action="/account/time/give-back">
              <p>Taken: {ahead.map(formatRange).join(', ')}.</p>
              <button type="submit" class="plain">
                Give back all days after today
              </button>
            </form>
          ) : null}
          <form method="post" action="/account/time/vacation">
            <div class="field">
              <label for="first">First day</label>
              <input id="first" name="first" type="date" min={today} required />
            </div>
            <div class="field">
              <label for="last">Last day</label>
              <input id="last" name="last" type="date" min={today} required />
            </div>
            <button type="submit">Take vacation</button>
          </form>
          <h2>When time runs out, and at night</h2>
          <form method="post" action="/account/time">
            <p>
              <label class="plain">
                <input type="checkbox" name="automatic" value="yes" checked={isAutomatic} /> Take a day of
                vacation by itself when my time would be up
              </label>
            </p>
            <p>
              <label class="plain">
                <input type="checkbox" name="quiet" value="yes" checked={quiet !== undefined} /> Quiet hours:
                no deadline falls into them, and only a new turn brings a letter
              </label>
            </p>
            <div class="field">
              <label for="from">from</label>
              <input id="from" name="from" type="time" value={quiet?.from ?? '22:00'} />
            </div>
            <div class="field">
              <label for="to">to</label>
              <input id="to" name="to" type="time" value={quiet?.to ?? '07:00'} />
            </div>
            <p class="hint">
              A turn that runs keeps its quiet hours and its time zone. New ones hold from your next turn on.
            </p>
            <button type="submit">Save</button>
          </form>
        </>
      ),
    },
    problems.length > 0 ? 400 : 200,
  );
}

function explainQuietHours(refusal: QuietHoursRefusal): readonly string[] {
  switch (refusal.code) {
    case 'NOT_A_TIME':
      return [`“${refusal.text}” is no time. One looks like 22:30.`];
    case 'QUIET_HOURS_EMPTY':
      return ['Quiet hours begin and end at the same time. Please choose two times.'];
    case 'QUIET_HOURS_TOO_LONG':
      return [`Quiet hours last at most ${refusal.most} hours.`];
  }
}

function explainVacation(refusal: VacationRefusal): readonly string[] {
  switch (refusal.code) {
    case 'NOT_A_DATE':
      return [`“${refusal.text}” is no date. One looks like 2027-08-01.`];
    case 'VACATION_ENDS_BEFORE_IT_BEGINS':
      return ['The last day lies before the first.'];
    case 'VACATION_IN_THE_PAST':
      return [`Vacation can be taken from today on, ${refusal.today}.`];
    case 'VACATION_TOO_FAR_AHEAD':
      return [`Vacation can be taken up to ${refusal.latest}.`];
    case 'VACATION_USED_UP':
      return [`That is ${refusal.asked} days, and ${refusal.left} are left in ${refusal.year}.`];
    case 'VACATION_NOT_AUTOMATIC':
      return ['Vacation is not taken by itself.'];
  }
}
