/** The backstop for lost alarms: visits, a batch at a time, every game that still has something to do. */
import { log, messageOf } from '../log.ts';
import { longestUnswept, markSwept } from '../store/register.ts';

const BATCH = 100;

/**
 * Visits the games whose last visit is longest ago. One that fails is logged and does not hold up the others.
 */
export async function sweepGames(env: Env, now: number): Promise<void> {
  const visits = (await longestUnswept(env.DB, BATCH)).map(async (id) => {
    try {
      return { id, ...(await env.GAMES.getByName(id).sweep()) };
    } catch (error) {
      log.error('sweepFailed', { game: id, error: messageOf(error) });
      return { id, isIdle: false };
    }
  });
  await markSwept(env.DB, await Promise.all(visits), now);
}
