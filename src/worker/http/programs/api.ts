/** The API: a game as JSON, its log, a socket that announces its changes, moves and plans. */
import type { Hono } from 'hono';
import { disclose, type LogReader } from '../../game/log/disclose.ts';
import type { AccountId } from '../../game/model/ids.ts';
import { watchGame } from '../access.ts';
import type { App, Ctx } from '../app.ts';
import type { FoundGame } from '../games.ts';
import { logResponse } from '../logResponse.ts';
import { sessionOf } from '../session.ts';
import { findUnreadable } from '../unreadable.ts';
import { postAgreement, postMove } from './apiMoves.ts';
import { deletePlan, getPlan, putPlan } from './apiPlan.ts';
import { gameForPrograms, unreadableForPrograms } from './gameForPrograms.ts';
import { follow } from './live.ts';
import { signatureOf } from './proofs.ts';

export function apiRoutes(app: Hono<App>): void {
  app.get('/api/games/:id', async (c) => {
    const found = await watchGame(c);
    if (found) return c.json(gameForPrograms(found.snapshot, Date.now()));
    const unreadable = await findUnreadable(c);
    return unreadable ? c.json(unreadableForPrograms(unreadable)) : noSuchGame(c);
  });

  /**
   * NDJSON, one event per line, each with its hash. A signed-in player of the game also gets the openings of
   * sealed parts. With `?signed`, the last line is a signature over the last hash.
   */
  app.get('/api/games/:id/log', async (c) => {
    const found = await watchGame(c);
    const id = found?.snapshot.id ?? (await findUnreadable(c))?.listed.id;
    if (!id) return noSuchGame(c);
    const reader = found ? readerOf(found, (await sessionOf(c))?.account.id) : 'anybody';
    const log = disclose(await c.env.GAMES.getByName(id).log(), reader);
    const newest = log.at(-1);
    const isSigned = c.req.query('signed') !== undefined;
    const end = newest && isSigned ? [{ signature: await signatureOf(c, id, newest) }] : [];
    c.header('cache-control', 'private, no-cache');
    return logResponse(c, [...log, ...end]);
  });

  app.get('/api/games/:id/live', follow);
  app.post('/api/games/:id/moves', postMove);
  app.post('/api/games/:id/agreements', postAgreement);
  app.get('/api/games/:id/plan', getPlan);
  app.put('/api/games/:id/plan', putPlan);
  app.delete('/api/games/:id/plan', deletePlan);
}

/** Somebody who is only invited has not agreed to play yet, and reads the log like anybody else. */
const readerOf = ({ snapshot }: FoundGame, asking: AccountId | undefined): LogReader =>
  snapshot.seats.some(({ account, state }) => account === asking && (state === 'playing' || state === 'left'))
    ? 'player'
    : 'anybody';

const noSuchGame = (c: Ctx) => c.json({ code: 'NO_SUCH_GAME', message: c.var.words.api.noSuchGame }, 404);
