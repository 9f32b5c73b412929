/**
 * Open pages that follow a game, over sockets that let the object hibernate. They are told only that
 * something has happened, never what; the page then reloads itself.
 */

import { SOCKETS } from '../limits.ts';
import type { GameState } from './evolve/state.ts';

/** All a page is told: the number of the newest event, and the ply. */
const newsOf = ({ seq, turns }: GameState): string => JSON.stringify({ seq, ply: turns.length });

/**
 * Browsers may close a silent connection, so pages ask from time to time; answering does not wake the object.
 */
const QUESTION = 'still there?';
const ANSWER = 'yes';

/**
 * Lets a page follow the game, and tells it the current state, since it may have missed something after it
 * was loaded. `machine` is the machine it is open on, for counting against the limits.
 */
export function admitWatcher(ctx: DurableObjectState, state: GameState, machine: string): Response {
  // Pages beyond the limits get no updates; they work as they do without JavaScript.
  if (ctx.getWebSockets(machine).length >= SOCKETS.ofMachine) {
    return new Response(null, { status: 429 });
  }
  if (ctx.getWebSockets().length >= SOCKETS.inAll) return new Response('too many watch', { status: 503 });
  const { 0: theirs, 1: ours } = new WebSocketPair();
  ctx.acceptWebSocket(ours, [machine]);
  ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(QUESTION, ANSWER));
  ours.send(newsOf(state));
  return new Response(null, { status: 101, webSocket: theirs });
}

/**
 * Tells those who watch that the game has changed, or disconnects them if the link that let them in is void.
 */
export function followChange(ctx: DurableObjectState, before: GameState | undefined, after: GameState): void {
  if (after.watchEdition === before?.watchEdition) tellWatchers(ctx, newsOf(after));
  else dismissWatchers(ctx);
}

function tellWatchers(ctx: DurableObjectState, news: string): void {
  for (const socket of ctx.getWebSockets()) {
    try {
      socket.send(news);
    } catch {
      // The socket is closing. Its page will reconnect or be reloaded.
    }
  }
}

/** Anyone who may still watch will connect again. */
function dismissWatchers(ctx: DurableObjectState): void {
  for (const socket of ctx.getWebSockets()) socket.close(1012, 'the watch link was renewed');
}
