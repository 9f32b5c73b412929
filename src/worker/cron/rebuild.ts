/** Throws the lists of games away and asks every game to write its entries again. */
import type { GameId } from '../game/model/ids.ts';
import { clearGames } from '../store/lists/games.ts';
import { registeredGames } from '../store/register.ts';

const BATCH = 50;

/** Returns how many games there are; throws if one cannot be reached. */
export async function rebuildLists(env: Env): Promise<{ games: number }> {
  await clearGames(env.DB);
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
