/**
 * Open pages that follow a game, over sockets that let the object hibernate. They are told that something has
 * happened, never what: a page that wants to know reloads itself.
 */

import { SOCKETS } from '../limits.ts';
import type { GameState } from './evolve/state.ts';

/** All that a page is told: the number of the newest event, and the ply. */
const newsOf = ({ seq, turns }: GameState): string => JSON.stringify({ seq, ply: turns.length });

/** Browsers may close a silent connection, so pages ask now and then; the answer does not wake the object. */
const QUESTION = 'still there?';
const ANSWER = 'yes';

/**
 * Lets a page follow the game, and tells it how things are now: it may have missed something since it was
 * loaded. `machine`: on which it is open, as limits count.
 */
export function admitWatcher(ctx: DurableObjectState, state: GameState, machine: string): Response {
  // Pages beyond the limits are told nothing; they work as they do without JavaScript.
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
 * The game has changed: those who watch are told, or sent away where the link that let them in no longer
 * holds.
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
      // It is closing. Its page will connect again or be loaded again.
    }
  }
}

/** Whoever may still look on will connect again. */
function dismissWatchers(ctx: DurableObjectState): void {
  for (const socket of ctx.getWebSockets()) socket.close(1012, 'the watch link was renewed');
}
