/** The games of the player who is signed in. */
import type { Hono } from 'hono';
import { parseGameId } from '../../../game/model/ids.ts';
import { endedGamesOf, gamesOf } from '../../../store/lists/games.ts';
import { PAGE } from '../../../store/lists/paging.ts';
import type { App } from '../../app.ts';
import { parseCursor } from '../../cursors.ts';
import { show } from '../../layout.tsx';
import { calendarAddress } from '../../programs/calendar.ts';
import { myGamesPage } from './myGamesPage.tsx';

export function myGamesRoutes(app: Hono<App>): void {
  app.get('/games', async (c) => {
    const { account, settings, words } = c.var;
    if (!account) return c.redirect('/sign-in?next=/games', 303);
    // Either list begins anew at an address that is not one of ours.
    const open = parseGameId(c.req.query('open') ?? '');
    const before = parseCursor(c.req.query('ended') ?? '');
    const [running, ended] = await Promise.all([
      before ? [] : gamesOf(c.env.DB, account.id, open, PAGE + 1),
      open ? { games: [], next: undefined } : endedGamesOf(c.env.DB, account.id, before),
    ]);
    const more = running.length > PAGE ? running[PAGE - 1]?.id : undefined;
    const games = [...running.slice(0, PAGE), ...ended.games];
    const calendar = calendarAddress(settings, account);
    const facts = { settings, account: account.id, games, calendar, now: Date.now() };
    const isFirst = !open && !before;
    return show(c, myGamesPage(words, { ...facts, isFirst, more, older: ended.next }));
  });
}
