/** The backstop behind the alarms: goes round the games that are not over and done with, a batch each time. */
import { longestUnswept, markSwept } from '../store/register.ts';

const BATCH = 100;

/** Visits the games that were visited longest ago; one that fails is told of and holds up no other. */
export async function sweepGames(env: Env, now: number): Promise<void> {
  const visits = (await longestUnswept(env.DB, BATCH)).map(async (id) => {
    try {
      return { id, ...(await env.GAMES.getByName(id).sweep()) };
    } catch (error) {
      console.error(JSON.stringify({ event: 'sweepFailed', game: id, error: String(error) }));
      return { id, isIdle: false };
    }
  });
  await markSwept(env.DB, await Promise.all(visits), now);
}
