/** Renewing the link by which a private game is watched. */

import type { Hono } from 'hono';
import { explainGameRefusal } from '../../../game/letters/refusalWords.ts';
import { NOBODY } from '../../../game/model/ids.ts';
import { watchGame } from '../../access.ts';
import type { App } from '../../app.ts';
import { showNothing } from '../../layout.tsx';
import { noSuchGame } from '../../missing.ts';

export function watchLinkRoutes(app: Hono<App>): void {
  /** A new watch link for a private game: the older ones show nothing from then on. */
  app.post('/g/:id/watch-link', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    const edition = Number((await c.req.parseBody()).edition);
    const account = c.var.account?.id ?? NOBODY;
    const answer = await c.env.GAMES.getByName(found.snapshot.id).execute(
      { type: 'renewWatchLink', account, edition },
      `watch-link:${account}:${edition}`,
    );
    return answer.ok
      ? c.redirect(`/g/${found.snapshot.id}`, 303)
      : showNothing(
          c,
          'No new link',
          explainGameRefusal(c.var.words, answer.error, found.rules).join(' '),
          409,
        );
  });
}
