/** The lobby: games waiting for players. */
import type { Hono } from 'hono';
import { challenges } from '../../../store/lists/games.ts';
import type { App } from '../../app.ts';
import { parseCursor } from '../../cursors.ts';
import { show } from '../../layout.tsx';
import { lobbyPage } from './lobbyPage.tsx';
import { newNonce } from './newGameForm.ts';

export function lobbyRoutes(app: Hono<App>): void {
  app.get('/lobby', async (c) => {
    const { words, settings, account } = c.var;
    // The list begins anew at an address that is not one of ours.
    const after = parseCursor(c.req.query('after') ?? '');
    const { games: open, next: older } = await challenges(c.env.DB, after);
    const facts = { settings, account, open, now: Date.now(), nonce: newNonce() };
    return show(c, lobbyPage(words, { ...facts, isFirst: !after, older }));
  });
}
