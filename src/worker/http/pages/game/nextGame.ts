/**
 * From a game to the one that follows it: the next of its match, or the newest rematch that can still begin.
 */

import type { Hono } from 'hono';
import type { GameId } from '../../../game/model/ids.ts';
import { isVoid } from '../../../game/model/phase.ts';
import { successorOf } from '../../../game/outbox/successor.ts';
import { watchGame } from '../../access.ts';
import type { App } from '../../app.ts';
import { findGame } from '../../games.ts';
import { noSuchGame } from '../../missing.ts';

export function nextGameRoutes(app: Hono<App>): void {
  app.get('/g/:id/next', async (c) => {
    const found = await watchGame(c);
    return found ? c.redirect(`/g/${await newestSuccessor(c.env, found.snapshot.id)}`, 302) : noSuchGame(c);
  });
}

/** The first edition that is not void; if all are, the last; if there is none yet, the first. */
async function newestSuccessor(env: Env, id: GameId): Promise<GameId> {
  let newest = successorOf(id);
  for (let edition = 1; ; edition++) {
    const successor = successorOf(id, edition);
    const found = await findGame(env, successor);
    if (!found) return newest;
    newest = successor;
    if (!isVoid(found.snapshot.phase)) return newest;
  }
}
