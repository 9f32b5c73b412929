/** Renewing a private game's watch link: the older links stop working. */
import type { Hono } from 'hono';
import { NOBODY } from '../../../game/model/ids.ts';
import { explainGameRefusal } from '../../../game/show/refusals.ts';
import { watchGame } from '../../access.ts';
import type { App } from '../../app.ts';
import { tooManyChanges } from '../../changes.ts';
import { showNothing } from '../../layout.tsx';
import { noSuchGame } from '../../missing.ts';

export function watchLinkRoutes(app: Hono<App>): void {
  app.post('/g/:id/watch-link', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    const edition = Number((await c.req.parseBody()).edition);
    const account = c.var.account?.id ?? NOBODY;
    const { isPrivate, watchEdition, host, id } = found.snapshot;
    if (isPrivate && account === host && edition === watchEdition) {
      const tooMany = await tooManyChanges(c, 'watchLink', id);
      if (tooMany) return showNothing(c, c.var.words.pages.watchLink.notRenewed, tooMany, 429);
    }
    const answer = await c.env.GAMES.getByName(found.snapshot.id).execute(
      { type: 'renewWatchLink', account, edition },
      `watch-link:${account}:${edition}`,
    );
    if (answer.ok) return c.redirect(`/g/${found.snapshot.id}`, 303);
    const why = explainGameRefusal(c.var.words, answer.error, found.rules).join(' ');
    return showNothing(c, c.var.words.pages.watchLink.notRenewed, why, 409);
  });
}
