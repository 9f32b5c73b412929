/** The backstop for lost alarms: visits, a batch at a time, every game that still has something to do. */
import { log, messageOf, withoutSecrets } from '../log.ts';
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
      const failing = [{ key: 'sweep', attempts: 1, error: withoutSecrets(messageOf(error)) }];
      return { id, isIdle: false, found: { isAlarmLost: false, failing } };
    }
  });
  const visited = await Promise.all(visits);
  const lost = visited.filter((visit) => 'found' in visit && visit.found?.isAlarmLost);
  for (const { id } of lost) log.error('alarmLost', { game: id });
  await markSwept(env.DB, visited, now);
}
