/** A player's turns as a calendar feed, at a secret address. */
import type { Hono } from 'hono';
import type { Words } from '../../../words/index.ts';
import type { Settings } from '../../env.ts';
import { readLink, signLink } from '../../links.ts';
import { gamesOf, type OwnGame } from '../../store/lists/games.ts';
import { type Account, accountById } from '../../store/people/accounts.ts';
import type { App, Ctx } from '../app.ts';
import { nameOf } from '../parts/gameWords.ts';
import { gameNameOf, isTurnOf } from '../parts/listedGame.ts';
import { type CalendarEvent, formatCalendar } from './iCalendar.ts';

export function calendarRoutes(app: Hono<App>): void {
  app.get('/calendar/:file{.+\\.ics}', async (c) => {
    const { settings, words } = c.var;
    const account = await findOwner(c, c.req.param('file').slice(0, -'.ics'.length));
    if (!account) return c.text(words.calendar.none, 404);
    const waiting = (await gamesOf(c.env.DB, account.id)).filter((game) => isTurnOf(game, account.id));
    const events = waiting.map((game) => eventOf(words, game, settings.publicUrl));
    return c.body(formatCalendar(events, words.calendar.alarm), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
    });
  });
}

/** The secret address of an account's calendar. */
export const calendarAddress = (
  { publicUrl, secret }: Settings,
  { id: account, calendarEdition: edition }: Account,
): string => `${publicUrl}/calendar/${signLink(secret, { purpose: 'calendar', account, edition })}.ics`;

/** The account whose calendar this is; undefined if its calendar has a newer address. */
async function findOwner(c: Ctx, token: string): Promise<Account | undefined> {
  const link = readLink(c.var.settings.secrets, token);
  if (link?.purpose !== 'calendar') return undefined;
  const account = await accountById(c.env.DB, link.account);
  return account?.calendarEdition === link.edition ? account : undefined;
}

/** One event per turn, at its deadline or, without a clock, when the turn began. */
function eventOf(words: Words, game: OwnGame, publicUrl: string): CalendarEvent {
  const { calendar } = words;
  const { id, ply, deadline, movedAt, rulesId } = game;
  const name = gameNameOf(words, rulesId);
  const others = game.seats.filter((_, seat) => seat !== game.mySeat).map((player) => nameOf(words, player));
  const url = `${publicUrl}/g/${id}`;
  return {
    uid: `turn-${id}-${ply}@${new URL(publicUrl).hostname}`,
    changedAt: movedAt,
    startsAt: deadline ?? movedAt,
    summary: deadline === undefined ? calendar.yourTurn(name, others) : calendar.moveDue(name, others),
    description: calendar.move(ply + 1, url),
    url,
    hasAlarm: deadline !== undefined,
  };
}
