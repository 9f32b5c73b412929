/** Answers for an unknown path, a wrong method, or a failure: JSON for programs, a page for people. */
import { HTTPException } from 'hono/http-exception';
import { matchedRoutes } from 'hono/route';
import { WrongSettings } from '../env.ts';
import { log } from '../log.ts';
import type { Ctx } from './app.ts';
import { isForPrograms } from './forPrograms.ts';
import { GameNotReachable } from './games.ts';
import { showNothing } from './layout.tsx';
import { refuseToServe } from './refusing.tsx';

export function answerNothing(c: Ctx) {
  if (isForPrograms(c.req.path)) {
    return c.json({ code: 'NOT_FOUND', message: c.var.words.api.nothingHere }, 404);
  }
  const { title, sentence } = c.var.words.pages.layout.nothingHere;
  return showNothing(c, title, sentence);
}

/** `methods`: the ones this path accepts. */
export function refuseMethod(c: Ctx, methods: readonly string[]) {
  c.header('allow', methods.join(', '));
  if (isForPrograms(c.req.path)) {
    return c.json({ code: 'METHOD_NOT_ALLOWED', message: c.var.words.api.otherMethods(methods) }, 405);
  }
  const { title, sentence } = c.var.words.pages.layout.otherMethod;
  return showNothing(c, title, sentence, 405);
}

/** We cannot tell how far the request got before it failed, so the page only says where to look. */
export async function answerFailure(error: Error, c: Ctx): Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse();
  if (error instanceof GameNotReachable) return answerNotReachable(error, c);
  const { requestId } = c.var;
  // The route's pattern, not the path: paths hold tokens.
  const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL')?.path ?? '';
  log.error('requestFailed', {
    request: requestId,
    method: c.req.method,
    route,
    error: String(error),
    stack: error.stack,
  });
  // A game object may have read a setting that the Worker itself does not see.
  if (error instanceof WrongSettings) return refuseToServe(c, error.faults);
  if (isForPrograms(c.req.path)) {
    const message = c.var.words.api.failed(requestId);
    return c.json({ code: 'FAILED', message, request: requestId }, 500);
  }
  const { title, sentence } = c.var.words.pages.layout.failed;
  return showNothing(c, title, sentence(requestId), 500);
}

/** The operator is told by the log; the bucket may be bound again within minutes. */
function answerNotReachable({ listed, message }: GameNotReachable, c: Ctx) {
  log.error('gameNotReachable', { request: c.var.requestId, game: listed.id, error: message });
  c.header('retry-after', '600');
  c.header('cache-control', 'no-store');
  if (isForPrograms(c.req.path)) {
    return c.json({ code: 'GAME_NOT_REACHABLE', message: c.var.words.api.gameNotReachable }, 503);
  }
  const { title, sentence } = c.var.words.pages.missing.archived;
  return showNothing(c, title, sentence, 503);
}
