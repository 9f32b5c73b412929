/** The games of the player who is signed in. */
import type { Hono } from 'hono';
import { gamesOf } from '../../../store/lists/games.ts';
import type { App } from '../../app.ts';
import { show } from '../../layout.tsx';
import { calendarAddress } from '../../programs/calendar.ts';
import { myGamesPage } from './myGamesPage.tsx';

export function myGamesRoutes(app: Hono<App>): void {
  app.get('/games', async (c) => {
    const { account, settings, words } = c.var;
    if (!account) return c.redirect('/sign-in?next=/games', 303);
    const games = await gamesOf(c.env.DB, account.id);
    const calendar = calendarAddress(settings, account);
    return show(c, myGamesPage(words, { settings, account: account.id, games, calendar, now: Date.now() }));
  });
}
