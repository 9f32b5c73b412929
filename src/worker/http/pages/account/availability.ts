/** A player's quiet hours and vacation, which apply to all of their games. */
import type { Hono } from 'hono';
import { explain } from '../../../../words/index.ts';
import { dayOf, daysIn, rangesOf } from '../../../clock/days.ts';
import { parseQuietHours } from '../../../clock/quietHours.ts';
import { takeVacation } from '../../../clock/vacation.ts';
import { dateAt } from '../../../clock/zone.ts';
import { newDaysOff } from '../../../game/model/availability.ts';
import { availabilityOfAccount, changeVacation, saveQuietHours } from '../../../store/people/availability.ts';
import type { App, Ctx } from '../../app.ts';
import { tooManyChanges } from '../../changes.ts';
import { show } from '../../layout.tsx';
import { announceNow } from '../../owed.ts';
import { accountOf } from '../../session.ts';
import { availabilityPage } from './availabilityPage.tsx';

export function availabilityRoutes(app: Hono<App>): void {
  app.get('/account/time', (c) => showAvailability(c));

  app.post('/account/time', async (c) => {
    const form = await c.req.parseBody();
    const isWanted = form.quiet === 'yes';
    const quiet = parseQuietHours(String(form.from ?? ''), String(form.to ?? ''));
    if (isWanted && !quiet.ok) {
      return showAvailability(c, explain(c.var.words.pages.availability.quiet.refusals, quiet.error));
    }
    const tooMany = await tooManyChanges(c, 'availability', accountOf(c).id);
    if (tooMany) return showAvailability(c, tooMany);
    const hours = isWanted && quiet.ok ? quiet.value : undefined;
    await saveQuietHours(c.env.DB, accountOf(c).id, hours, form.automatic === 'yes');
    return announce(c);
  });

  app.post('/account/time/vacation', async (c) => {
    const form = await c.req.parseBody();
    const { id } = accountOf(c);
    const availability = await availabilityOfAccount(c.env.DB, id);
    const before = { taken: availability.vacation, isAutomatic: availability.isAutomatic };
    const range = { first: String(form.first ?? ''), last: String(form.last ?? '') };
    const after = takeVacation(before, range, dateAt(Date.now(), availability.zone));
    if (!after.ok) {
      return showAvailability(c, explain(c.var.words.pages.availability.vacation.refusals, after.error));
    }
    const tooMany = await tooManyChanges(c, 'availability', id);
    if (tooMany) return showAvailability(c, tooMany);
    const add = newDaysOff(availability, { ...availability, vacation: after.value.taken });
    await changeVacation(c.env.DB, id, { add, remove: [] });
    return announce(c);
  });

  /** Cancels all vacation days after today. */
  app.post('/account/time/give-back', async (c) => {
    const { id } = accountOf(c);
    const availability = await availabilityOfAccount(c.env.DB, id);
    const tooMany = await tooManyChanges(c, 'availability', id);
    if (tooMany) return showAvailability(c, tooMany);
    const today = dayOf(dateAt(Date.now(), availability.zone));
    const remove = rangesOf(daysIn(availability.vacation).filter((day) => day > today));
    await changeVacation(c.env.DB, id, { add: [], remove });
    return announce(c);
  });
}

/** Tells the player's games, then shows the page again. */
async function announce(c: Ctx): Promise<Response> {
  await announceNow(c, accountOf(c).id);
  return c.redirect('/account/time', 303);
}

/** `problem`: what is wrong with the form that was sent. */
async function showAvailability(c: Ctx, problem?: string) {
  const availability = await availabilityOfAccount(c.env.DB, accountOf(c).id);
  const today = dateAt(Date.now(), availability.zone);
  const problems = problem === undefined ? [] : [problem];
  const page = availabilityPage(c.var.words, { availability, today, problems });
  return show(c, page, problem === undefined ? 200 : 400);
}
