/**
 * The notices of a position. On a phone three lines of them stand above the board, so that it stays in sight;
 * where there are more, a button opens them all.
 */
import type { BoardWords } from '../words/index.ts';
import { makeButton, makeElement, part } from './parts.ts';

/** Shows notices; `isNow`: the reader is to move, and must know them. */
export type NoticeBox = (notices: readonly string[], isNow: boolean) => void;

export function makeNoticeBox({ board }: BoardWords): NoticeBox {
  const box = part('notices', HTMLElement);
  if (!box) return () => undefined;
  const { all, fewer } = board.panel.notices;
  const opener = makeButton(all, () => setOpen(!box.classList.contains('open')), 'more link');
  box.after(opener);

  const setOpen = (isOpen: boolean): void => {
    box.classList.toggle('open', isOpen);
    opener.textContent = isOpen ? fewer : all;
    opener.setAttribute('aria-expanded', String(isOpen));
    offer();
  };
  const offer = (): void => {
    opener.hidden = !box.classList.contains('open') && box.scrollHeight <= box.clientHeight + 1;
  };
  addEventListener('resize', offer);
  let shown: string | undefined;
  return (notices, isNow) => {
    box.classList.toggle('now', isNow);
    const found = notices.join('\n');
    if (found === shown) return;
    shown = found;
    box.replaceChildren(...notices.map((notice) => makeElement('p', 'hint', notice)));
    setOpen(false);
  };
}
