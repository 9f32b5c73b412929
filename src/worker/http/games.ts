/** Finds games, for pages and the API. */
import { type AnyRules, rulesById, rulesOf } from '../../rules/index.ts';
import { parseGameId } from '../game/model/ids.ts';
import type { GameSnapshot } from '../game/model/snapshot.ts';
import { type ListedGame, listedGame } from '../store/lists/games.ts';
import { archivedAmong } from '../store/lists/restingGames.ts';

export interface FoundGame {
  readonly snapshot: GameSnapshot;
  readonly rules: AnyRules;
}

/** The game lies in the archive, and the bucket that has it is not bound here. */
export class GameNotReachable extends Error {
  readonly listed: ListedGame;

  constructor(listed: ListedGame) {
    super(`game ${listed.id} lies in the archive, which is not reachable: is ARCHIVE bound?`);
    this.listed = listed;
  }
}

/** The game with this id, and its rules; undefined when there is none. Throws `GameNotReachable`. */
export async function findGame(env: Env, named: string): Promise<FoundGame | undefined> {
  const id = parseGameId(named);
  if (id === undefined) return undefined;
  const snapshot = await env.GAMES.getByName(id).snapshot();
  if (!snapshot) {
    const listed = (await archivedAmong(env.DB, [id])).has(id) ? await listedGame(env.DB, id) : undefined;
    if (listed) throw new GameNotReachable(listed);
    return undefined;
  }
  // A game whose own rules are missing here is read-only, and is shown by the current rules.
  const rules = rulesOf(snapshot.rulesId, snapshot.rulesVersion) ?? rulesById(snapshot.rulesId);
  if (!rules) throw new Error(`game ${id} is of rules that are not here: ${snapshot.rulesId}`);
  return { snapshot, rules };
}
