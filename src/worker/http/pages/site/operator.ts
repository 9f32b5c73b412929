/** What the operator may do, with the operator's token. On a developer's machine none is needed. */
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { examine } from '../../../cron/doctor.ts';
import { rebuildLists } from '../../../cron/rebuild.ts';
import { parseGameId } from '../../../game/model/ids.ts';
import { gamesWithParked, parkedLetters } from '../../../store/mail/letters.ts';
import { readOnlyGames } from '../../../store/register.ts';
import { hashToken } from '../../../tokens.ts';
import type { App } from '../../app.ts';
import { boundedBackup } from '../../edge.ts';
import { logResponse } from '../../logResponse.ts';
import { backupRoutes } from './backup.ts';
import { restoreRoutes } from './restore.ts';

/** How many games are asked at the same time. */
const AT_ONCE = 50;

const operatorOnly = createMiddleware<App>(async (c, next) => {
  const token = c.var.settings.operatorToken;
  const given = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  // Hashes are compared, so that the time it takes tells nothing about the token.
  const isOperator = token ? hashToken(given) === hashToken(token) : c.var.settings.isLocal;
  if (isOperator) return next();
  return c.json({ code: 'NOT_THE_OPERATOR', message: c.var.words.api.operatorOnly }, 401);
});

export function operatorRoutes(app: Hono<App>): void {
  app.use('/operator/*', operatorOnly, boundedBackup);
  backupRoutes(app);
  restoreRoutes(app);

  /**
   * Restores the lists of games from the games' logs; answers what was written, what failed, what was taken
   * out.
   */
  app.post('/operator/rebuild', async (c) => c.json(await rebuildLists(c.env, Date.now())));

  /** Asks every game which rules it needs, and whether its log can be followed. */
  app.get('/operator/doctor', async (c) => c.json(await examine(c.env)));

  /** The games that could only be read when the sweeper last came by. */
  app.get('/operator/read-only', async (c) => c.json(await readOnlyGames(c.env.DB, 1000)));

  /** The raw log of any game, also where nothing of it can be shown. */
  app.get('/operator/games/:id/log', async (c) => {
    const id = parseGameId(c.req.param('id'));
    return logResponse(c, id ? await c.env.GAMES.getByName(id).log() : []);
  });

  /** The letters that were given up, newest first, with their last error. */
  app.get('/operator/parked', async (c) => c.json(await parkedLetters(c.env.DB, 100)));

  /** Tries the parked letters of one game (`?game=ID`) or of all again; answers how many there were. */
  app.post('/operator/parked/resend', async (c) => {
    const game = c.req.query('game');
    const games = game ? [game] : await gamesWithParked(c.env.DB);
    return c.json({ letters: await resendParked(c.env, games) });
  });
}

async function resendParked(env: Env, games: readonly string[]): Promise<number> {
  let letters = 0;
  for (let from = 0; from < games.length; from += AT_ONCE) {
    const batch = games.slice(from, from + AT_ONCE);
    const counts = await Promise.all(batch.map((id) => env.GAMES.getByName(id).retryParked()));
    letters += counts.reduce((sum, count) => sum + count, 0);
  }
  return letters;
}
