/**
 * The game that follows another: its id, and whether the game found under that id really is the successor.
 * The id is the same every time, so that repeated work creates the game only once. It is keyed by the
 * instance's secret, because a stranger who could compute it would create a game there first, and a rematch
 * would seat the players in it.
 */
import { hmacLetters } from '../../sha256.ts';
import type { Cause } from '../model/commands.ts';
import { asGameId, type GameId } from '../model/ids.ts';

/** A rematch that came to nothing can be asked for again; the new game is the next edition. */
export const successorOf = (secret: string, id: GameId, edition = 1): GameId =>
  asGameId(hmacLetters(secret, `after ${id} ${edition}`, id.length));

/**
 * The causes under which the games that follow `id` are created. No route and no letter produces such a
 * cause.
 */
export const causeOfNext = (id: GameId): Cause => `after:${id}`;
export const causeOfRematch = (id: GameId, asker: string): Cause => `again:${id}:${asker}`;

/** Whether a game created for this cause follows `id`; `madeFor` is undefined if there is no game. */
export const followsOn = (id: GameId, madeFor: Cause | undefined): boolean =>
  madeFor === causeOfNext(id) || (madeFor?.startsWith(causeOfRematch(id, '')) ?? false);

/**
 * The secret that names a game's successors; after a rotation, still the one that named the first of them.
 */
export async function namingSecret(env: Env, secrets: readonly string[], id: GameId): Promise<string> {
  const [newest = '', ...older] = secrets;
  for (const secret of [newest, ...older]) {
    if (followsOn(id, await env.GAMES.getByName(successorOf(secret, id)).madeFor())) return secret;
  }
  return newest;
}
