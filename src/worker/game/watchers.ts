/**
 * Open pages that follow a game, over sockets that let the object hibernate. They are told only that
 * something has happened, never what; the page then reloads itself.
 */

import type { Seat } from '../../rules/index.ts';
import { SOCKETS } from '../limits.ts';
import type { GameState } from './evolve/state.ts';

/** All a page is told: the number of the newest event, and the ply. */
const newsOf = ({ seq, turns }: GameState): string => JSON.stringify({ seq, ply: turns.length });

/**
 * Browsers may close a silent connection, so pages ask from time to time; answering does not wake the object.
 */
const QUESTION = 'still there?';
const ANSWER = 'yes';

/** Who follows: by the machine that the page is open on, and by the seat that the page is of, if of one. */
export interface Watching {
  readonly machine: string;
  readonly seat?: Seat | undefined;
}

const SEATED = 'seated';

/**
 * Lets a page follow the game, and tells it the current state, since it may have missed something after it
 * was loaded.
 */
export function admitWatcher(ctx: DurableObjectState, state: GameState, watching: Watching): Response {
  const refused = refusedBy(ctx, watching);
  if (refused) return refused;
  const { machine, seat } = watching;
  const { 0: theirs, 1: ours } = new WebSocketPair();
  ctx.acceptWebSocket(ours, seat === undefined ? [machine] : [SEATED, tagOf(seat)]);
  ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(QUESTION, ANSWER));
  ours.send(newsOf(state));
  return new Response(null, { status: 101, webSocket: theirs });
}

const tagOf = (seat: Seat): string => `seat:${seat}`;

/**
 * Pages beyond the limits get no updates; they work as they do without JavaScript. Each seat has places of
 * its own, which no crowd of strangers takes.
 */
function refusedBy(ctx: DurableObjectState, { machine, seat }: Watching): Response | undefined {
  const open = (tag?: string): number => ctx.getWebSockets(tag).length;
  const own = seat === undefined ? open(machine) : open(tagOf(seat));
  if (own >= (seat === undefined ? SOCKETS.ofMachine : SOCKETS.ofSeat)) {
    return new Response(null, { status: 429 });
  }
  const isCrowded = seat === undefined && open() - open(SEATED) >= SOCKETS.inAll;
  return isCrowded ? new Response('too many watch', { status: 503 }) : undefined;
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
