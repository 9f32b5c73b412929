/** What `npm run backup` reads, page by page: the register, one game at a time, and the rows of D1. */
import type { Hono } from 'hono';
import { headerOf } from '../../../backup/lines.ts';
import { parseGameId } from '../../../game/model/ids.ts';
import { dumpRows } from '../../../store/dump.ts';
import { registerAfter } from '../../../store/register.ts';
import type { App } from '../../app.ts';

const GAMES_A_PAGE = 500;
const ROWS_A_PAGE = 50;

export function backupRoutes(app: Hono<App>): void {
  app.get('/operator/backup', (c) => c.json(headerOf(c.var.settings.publicUrl, Date.now())));

  app.get('/operator/backup/games', async (c) =>
    c.json(await registerAfter(c.env.DB, parseGameId(c.req.query('after') ?? ''), GAMES_A_PAGE)),
  );

  /** 404: the game was registered, but never created. */
  app.get('/operator/backup/games/:id', async (c) => {
    const id = parseGameId(c.req.param('id'));
    const tables = id && (await c.env.GAMES.getByName(id).dump());
    return tables
      ? c.json(tables)
      : c.json({ code: 'NO_SUCH_GAME', message: c.var.words.api.noSuchGame }, 404);
  });

  app.get('/operator/backup/rows', async (c) =>
    c.json(await dumpRows(c.env.DB, c.req.query('after'), ROWS_A_PAGE)),
  );
}
