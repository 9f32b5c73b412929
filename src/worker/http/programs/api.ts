/** The API: a game as JSON, its log, a socket that tells of its changes, and moves. */
import type { Hono } from 'hono';
import { withholdInvited } from '../../game/log/withhold.ts';
import { MACHINE } from '../../game/model/machine.ts';
import { sha256Hex } from '../../sha256.ts';
import { watchGame } from '../access.ts';
import type { App, Ctx } from '../app.ts';
import { logResponse } from '../logResponse.ts';
import { machineOf } from '../machine.ts';
import { postMove } from './apiMoves.ts';
import { gameForPrograms } from './gameForPrograms.ts';
import { signatureOf } from './proofs.ts';

export function apiRoutes(app: Hono<App>): void {
  app.get('/api/games/:id', async (c) => {
    const found = await watchGame(c);
    return found ? c.json(gameForPrograms(found.snapshot, Date.now())) : noSuchGame(c);
  });

  /**
   * NDJSON, one event a line, each with its hash. With `?signed`, the last line is the signature over the
   * last hash.
   */
  app.get('/api/games/:id/log', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    const log = withholdInvited(await c.env.GAMES.getByName(found.snapshot.id).log());
    const newest = log.at(-1);
    const isSigned = c.req.query('signed') !== undefined;
    const end = newest && isSigned ? [{ signature: await signatureOf(c, found.snapshot.id, newest) }] : [];
    return logResponse(c, [...log, ...end]);
  });

  /** A socket that gets `{"seq", "ply"}` whenever something has happened in the game. */
  app.get('/api/games/:id/live', async (c) => {
    const found = await watchGame(c);
    if (!found) return noSuchGame(c);
    if (c.req.header('upgrade') === 'websocket') {
      const request = new Request(c.req.raw);
      request.headers.set(MACHINE, sha256Hex(machineOf(c)).slice(0, 16));
      return c.env.GAMES.getByName(found.snapshot.id).fetch(request);
    }
    return c.json({ code: 'NOT_A_SOCKET', message: c.var.words.api.onlyWebSockets }, 426);
  });

  app.post('/api/games/:id/moves', postMove);
}

const noSuchGame = (c: Ctx) => c.json({ code: 'NO_SUCH_GAME', message: c.var.words.api.noSuchGame }, 404);

/** Programs are answered in JSON even where there is nothing. */
export const noSuchEndpoint = (c: Ctx) =>
  c.json({ code: 'NOT_FOUND', message: c.var.words.api.nothingHere }, 404);
