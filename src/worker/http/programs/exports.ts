/**
 * A game as a download: `/g/ID/game.json` (Abstract Play's record schema) and `/g/ID/game.txt` (like PGN).
 */
import type { Hono } from 'hono';
import { SERVICE } from '../../../words/index.ts';
import { recordOf, textOf } from '../../game/show/records.ts';
import { watchGame } from '../access.ts';
import type { App, Ctx } from '../app.ts';
import type { FoundGame } from '../games.ts';
import { nothingOfGame } from '../missing.ts';
import { addressesOf } from '../parts/addresses.ts';

export function exportRoutes(app: Hono<App>): void {
  app.get('/g/:id/game.json', async (c) => {
    const found = await watchGame(c);
    if (!found) return nothingOfGame(c);
    const record = recordOf(c.var.words, found.rules, found.snapshot, {
      ...sourceOf(c, found),
      now: Date.now(),
    });
    return record.ok
      ? c.json(record.value, 200, { 'access-control-allow-origin': '*' })
      : c.json({ code: record.error, message: c.var.words.api.notOver }, 409);
  });

  app.get('/g/:id/game.txt', async (c) => {
    const found = await watchGame(c);
    return found
      ? c.text(textOf(c.var.words, found.rules, found.snapshot, sourceOf(c, found)))
      : nothingOfGame(c);
  });
}

const sourceOf = (c: Ctx, found: FoundGame) => ({
  site: SERVICE,
  url: addressesOf(c.var.settings, found, 0).game,
});
