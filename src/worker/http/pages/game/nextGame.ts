/**
 * From a game to the one after it: the next game of its match, or the newest rematch that can still begin.
 */

import type { Hono } from 'hono';
import type { Settings } from '../../../env.ts';
import type { GameId } from '../../../game/model/ids.ts';
import { isVoid } from '../../../game/model/phase.ts';
import { followsOn, namingSecret, successorOf } from '../../../game/outbox/successor.ts';
import { watchGame } from '../../access.ts';
import type { App } from '../../app.ts';
import { noSuchGame } from '../../missing.ts';

export function nextGameRoutes(app: Hono<App>): void {
  app.get('/g/:id/next', async (c) => {
    const found = await watchGame(c);
    return found
      ? c.redirect(`/g/${await newestSuccessor(c.env, c.var.settings, found.snapshot.id)}`, 302)
      : noSuchGame(c);
  });
}

/**
 * The first successor that can still be played. If all are void, the last of them; if none was made yet, the
 * id that the first would get.
 */
async function newestSuccessor(env: Env, { secrets }: Settings, id: GameId): Promise<GameId> {
  const secret = await namingSecret(env, secrets, id);
  let newest = successorOf(secret, id);
  for (let edition = 1; ; edition++) {
    const successor = successorOf(secret, id, edition);
    const game = env.GAMES.getByName(successor);
    const [snapshot, madeFor] = await Promise.all([game.snapshot(), game.madeFor()]);
    if (!snapshot) return newest;
    // Some unrelated game has this id. Skip it, as was done when the successor was made.
    if (!followsOn(id, madeFor)) continue;
    newest = successor;
    if (!isVoid(snapshot.phase)) return newest;
  }
}
