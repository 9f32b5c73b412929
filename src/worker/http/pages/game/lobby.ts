/** The lobby: games waiting for players. */
import type { Hono } from 'hono';
import { challenges } from '../../../store/lists/games.ts';
import type { App } from '../../app.ts';
import { show } from '../../layout.tsx';
import { lobbyPage } from './lobbyPage.tsx';
import { newNonce } from './newGameForm.ts';

const SHOWN = 100;

export function lobbyRoutes(app: Hono<App>): void {
  app.get('/lobby', async (c) => {
    const { words, settings, account } = c.var;
    const open = await challenges(c.env.DB, SHOWN);
    return show(c, lobbyPage(words, { settings, account, open, now: Date.now(), nonce: newNonce() }));
  });
}
