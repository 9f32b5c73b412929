/**
 * The game that follows on another: where it is, and whether a game that is found there is that one. Its id
 * is the same every time, so that repeated work makes the game once, and it is keyed by the instance's
 * secret: a stranger who could compute it would make a game there first, and a rematch would seat the players
 * in it.
 */
import { hmacLetters } from '../../sha256.ts';
import type { Cause } from '../model/commands.ts';
import { asGameId, type GameId } from '../model/ids.ts';

/** A rematch that came to nothing can be asked for again: that game is the next edition. */
export const successorOf = (secret: string, id: GameId, edition = 1): GameId =>
  asGameId(hmacLetters(secret, `after ${id} ${edition}`, id.length));

/**
 * The causes under which games that follow on `id` are made. No route and no letter makes a cause like them.
 */
export const causeOfNext = (id: GameId): Cause => `after:${id}`;
export const causeOfRematch = (id: GameId, asker: string): Cause => `again:${id}:${asker}`;

/** Whether a game that was made for this cause follows on `id`; undefined: there is none. */
export const followsOn = (id: GameId, madeFor: Cause | undefined): boolean =>
  madeFor === causeOfNext(id) || (madeFor?.startsWith(causeOfRematch(id, '')) ?? false);

/**
 * The secret by which the successors of a game are named: after a rotation still the one that named the
 * first.
 */
export async function namingSecret(env: Env, secrets: readonly string[], id: GameId): Promise<string> {
  const [newest = '', ...older] = secrets;
  for (const secret of [newest, ...older]) {
    if (followsOn(id, await env.GAMES.getByName(successorOf(secret, id)).madeFor())) return secret;
  }
  return newest;
}
