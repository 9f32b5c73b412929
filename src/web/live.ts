/**
 * Follows the game while its page is open. If the reader is not busy with the page, it reloads as soon as
 * something happens; otherwise it only says that there is news, without disturbing them.
 */
import { part } from './parts.ts';

const QUESTION = 'still there?';
/** In ms. Proxies close connections that are silent for some minutes. */
const ASK_EVERY = 60_000;
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 300_000;

/** What the game's object sends; see `watchers.ts` there. */
interface News {
  readonly seq: number;
  readonly ply: number;
}

/** `hear` gets the game's ply for everything that has happened since the page was loaded. */
export function followGame(hear: (ply: number) => void): void {
  const news = part('news', HTMLParagraphElement);
  const link = news?.querySelector('a');
  const { seq, live } = news?.dataset ?? {};
  if (!link || seq === undefined || live === undefined) return;
  const known = Number(seq);
  let retry = FIRST_RETRY;

  const connect = (): void => {
    const socket = new WebSocket(new URL(live, location.href.replace(/^http/, 'ws')));
    const asking = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(QUESTION);
    }, ASK_EVERY);
    socket.addEventListener('message', ({ data }) => {
      if (!String(data).startsWith('{')) return;
      retry = FIRST_RETRY;
      const { seq: newest, ply } = JSON.parse(String(data)) as News;
      if (newest <= known) return;
      hear(ply);
      tell(link);
    });
    socket.addEventListener('close', () => {
      clearInterval(asking);
      setTimeout(connect, retry);
      retry = Math.min(2 * retry, LONGEST_RETRY);
    });
  };
  connect();
}

function tell(link: HTMLAnchorElement): void {
  if (isIdle(link.pathname)) location.reload();
  else link.hidden = false;
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
