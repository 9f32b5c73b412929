/** What who runs the instance may do, with the operator's token (on this machine also without one). */
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { rebuildReadModels } from '../../../cron/rebuild.ts';
import { gamesWithParked, parkedLetters } from '../../../store/mail/letters.ts';
import { hashToken } from '../../../tokens.ts';
import type { App } from '../../app.ts';

/** Games asked at the same time. */
const AT_ONCE = 50;

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

  /** Tries the parked letters of one game again (`?game=ID`), or of all; how many there were. */
  app.post('/operator/parked/resend', async (c) => {
    const game = c.req.query('game');
    const games = game ? [game] : await gamesWithParked(c.env.DB);
    let letters = 0;
    for (let from = 0; from < games.length; from += AT_ONCE) {
      const batch = games.slice(from, from + AT_ONCE);
      const counts = await Promise.all(batch.map((id) => c.env.GAMES.getByName(id).retryParked()));
      letters += counts.reduce((sum, count) => sum + count, 0);
    }
    return c.json({ letters });
  });
}
