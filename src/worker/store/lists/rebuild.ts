/** Throws the derived tables away and restores them from the logs. */
import type { GameId } from '../../game/model/ids.ts';
import { registeredGames } from './register.ts';

const BATCH = 50;

/** Returns how many registered games were asked to write themselves anew; throws when one cannot. */
export async function rebuildReadModels(env: Env): Promise<{ games: number }> {
  await env.DB.batch([env.DB.prepare('DELETE FROM seats'), env.DB.prepare('DELETE FROM games')]);
  let games = 0;
  for (let after: GameId | undefined; ; ) {
    const ids = await registeredGames(env.DB, after, BATCH);
    const last = ids.at(-1);
    if (last === undefined) return { games };
    await Promise.all(ids.map((id) => env.GAMES.getByName(id).republish()));
    games += ids.length;
    after = last;
  }
}
