/**
 * Open pages that follow a game, over sockets that let the object sleep. They are told that something has happened
 * and never what: a page that wants to know loads itself again. Letters know nothing of them.
 */

/** The log's newest event, and the ply. */
export interface News {
  readonly seq: number;
  readonly ply: number;
}

/** More pages than this are not told: they are as good as without script. */
const MOST_WATCHERS = 500;
/** Browsers may close a silent connection; a page that asks is answered without waking the object. */
const QUESTION = 'still there?';
const ANSWER = 'yes';

/** Takes a watcher in and tells it how things are now, for it may have missed something since it was loaded. */
export function admitWatcher(ctx: DurableObjectState, news: News): Response {
  if (ctx.getWebSockets().length >= MOST_WATCHERS) return new Response('too many watch', { status: 503 });
  const { 0: theirs, 1: ours } = new WebSocketPair();
  ctx.acceptWebSocket(ours);
  ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(QUESTION, ANSWER));
  ours.send(JSON.stringify(news));
  return new Response(null, { status: 101, webSocket: theirs });
}

/** Tells all who watch; a socket that is broken misses it. */
export function tellWatchers(ctx: DurableObjectState, news: News): void {
  for (const socket of ctx.getWebSockets()) {
    try {
      socket.send(JSON.stringify(news));
    } catch {
      // It is closing, and its page will connect again or be loaded again.
    }
  }
}

/** Sends all away: whoever may still look on comes back. */
export function dismissWatchers(ctx: DurableObjectState): void {
  for (const socket of ctx.getWebSockets()) socket.close(1012, 'the watch link was renewed');
}
