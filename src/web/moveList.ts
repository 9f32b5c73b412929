/** The list of moves: symbols for what each did, and links that work without loading a page. */
import { featsOf } from './feats.ts';
import { makeElement, part } from './parts.ts';
import { goTo, type Session, type Table } from './session.ts';
import { signsOf } from './words.ts';

/** Takes over the list that the server rendered. */
export function makeMoveList(table: Table, show: (session: Session) => void): (session: Session) => void {
  const list = part('moves', HTMLOListElement);
  if (!list) return () => undefined;
  const links = [...list.querySelectorAll('a')];
  for (const [index, link] of links.entries()) {
    const [before, after] = [table.moments[index], table.moments[index + 1]];
    if (!before || !after) continue;
    for (const { sign, meaning } of signsOf(table.words, featsOf(table.rules, before, after))) {
      const mark = makeElement('span', 'sign', sign);
      mark.title = meaning;
      mark.setAttribute('role', 'img');
      mark.setAttribute('aria-label', meaning);
      link.append(' ', mark);
    }
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(goTo(table, index + 1));
    });
  }
  return ({ ply }) => {
    for (const [index, link] of links.entries()) {
      if (index + 1 === ply) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const current = links[ply - 1];
    if (current) scrollInto(list, current);
  };
}

/** Scrolls only the list, never the page. */
function scrollInto(list: HTMLElement, item: HTMLElement): void {
  const top = item.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  const bottom = top + item.offsetHeight - list.clientHeight;
  if (bottom > list.scrollTop) list.scrollTop = bottom;
}
