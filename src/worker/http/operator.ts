/** What who runs the instance may do, with the operator's token (on this machine also without one). */
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { parkedLetters } from '../readModel/letters.ts';
import { rebuildReadModels } from '../readModel/rebuild.ts';
import type { App } from './app.ts';
import { hashToken } from './secrets.ts';

const operatorOnly = createMiddleware<App>(async (c, next) => {
  const token = c.env.OPERATOR_TOKEN;
  const given = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  // Hashes are compared, so that the time it takes tells nothing about the token.
  const isOperator = token ? hashToken(given) === hashToken(token) : c.var.settings.isLocal;
  if (!isOperator)
    return c.json(
      { code: 'NOT_THE_OPERATOR', message: 'Authorization: Bearer OPERATOR_TOKEN is needed.' },
      401,
    );
  return next();
});

export function operatorRoutes(app: Hono<App>): void {
  app.use('/operator/*', operatorOnly);

  /** Throws the read models away and restores them from the games' logs. */
  app.post('/operator/rebuild', async (c) => c.json(await rebuildReadModels(c.env)));

  /** Letters given up on, newest first, with their last error. */
  app.get('/operator/parked', async (c) => c.json(await parkedLetters(c.env.DB, 100)));

  /** Tries the parked letters of one game again (`?game=ID`), or of all that the list names; how many there were. */
  app.post('/operator/parked/resend', async (c) => {
    const game = c.req.query('game');
    const parked = await parkedLetters(c.env.DB, 100);
    const games = game ? [game] : [...new Set(parked.map((letter) => letter.game))];
    const counts = await Promise.all(games.map((id) => c.env.GAMES.getByName(id).retryParked()));
    return c.json({ letters: counts.reduce((sum, count) => sum + count, 0) });
  });
}
