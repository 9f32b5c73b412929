/**
 * Follows the game while its page is open. If the reader is not busy with the page, it reloads as soon as
 * something happens; otherwise it only says how the game stands now, without disturbing them.
 */
import { part } from './parts.ts';

const QUESTION = 'still there?';
/** In ms. Proxies close connections that are silent for some minutes. */
const ASK_EVERY = 60_000;
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 300_000;

/** What the game's object sends; see `watchers.ts` there. */
interface Announced {
  readonly seq: number;
  readonly ply: number;
}

/** How the game stands, once it has gone on since the page was loaded. */
export interface News {
  readonly ply: number;
  /** The page as the server would send it now; undefined if it could not be had. */
  readonly page: Document | undefined;
}

export function followGame(hear: (news: News) => void): void {
  const news = part('news', HTMLParagraphElement);
  const link = news?.querySelector('a');
  const { seq, live } = news?.dataset ?? {};
  if (!link || seq === undefined || live === undefined) return;
  const known = Number(seq);
  let retry = FIRST_RETRY;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  let socket: WebSocket | undefined;
  const connect = (): void => {
    const opened = new WebSocket(new URL(live, location.href.replace(/^http/, 'ws')));
    socket = opened;
    const asking = setInterval(() => {
      if (opened.readyState === WebSocket.OPEN) opened.send(QUESTION);
    }, ASK_EVERY);
    opened.addEventListener('message', ({ data }) => {
      if (!String(data).startsWith('{')) return;
      retry = FIRST_RETRY;
      const { seq: newest, ply } = JSON.parse(String(data)) as Announced;
      if (newest <= known) return;
      if (isIdle(link.pathname)) return location.reload();
      link.hidden = false;
      hear({ ply, page: undefined });
      fetchPage(link.href).then(
        (page) => hear({ ply, page }),
        () => undefined,
      );
    });
    opened.addEventListener('close', () => {
      clearInterval(asking);
      if (socket !== opened) return;
      waiting = setTimeout(connect, retry);
      retry = Math.min(2 * retry, LONGEST_RETRY);
    });
  };
  connect();
  // A tab that has slept for hours has lost its socket, and waits long for the next.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || (socket?.readyState ?? WebSocket.CLOSED) <= WebSocket.OPEN) return;
    clearTimeout(waiting);
    connect();
  });
}

async function fetchPage(address: string): Promise<Document> {
  // Others may be shown a page that is some seconds old.
  const answer = await fetch(address, { cache: 'no-cache' });
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/**
 * Whether the page shows the newest position, and nobody is trying or typing a move or exploring it by
 * keyboard.
 */
function isIdle(newest: string): boolean {
  const isTried = part('board', HTMLElement)?.classList.contains('tried') ?? false;
  const isTyped = (part('field', HTMLInputElement)?.value ?? '') !== '';
  const { activeElement, body } = document;
  const isFocused = activeElement !== null && activeElement !== body;
  return location.pathname === newest && !isTried && !isTyped && !isFocused;
}
