/**
 * On a board without a game: the moves so far, as a list, as text and in the page's address, so that the
 * browser's own way back undoes.
 */
import { describeTurn } from '../render/index.ts';
import { LINE, MOST_IN_LINE, POSITION, sideOf } from '../rules/index.ts';
import { makeElement, part } from './parts.ts';
import { goToLine, momentOf, type Session, type Table } from './session.ts';

const queryOf = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';

const movesOf = ({ line }: Session): readonly string[] => line.flatMap(({ turn }) => turn?.move ?? []);

/** Takes over what the server rendered; `show` is called with each position that is gone back to. */
export function makeFreeLine(table: Table, show: (session: Session) => void): (session: Session) => void {
  const list = part('line', HTMLOListElement);
  const start = queryOf(POSITION);
  let told: string | undefined;
  const goBackTo = (moves: readonly string[]): void => show(goToLine(table, 0, moves));
  addEventListener('popstate', () => {
    // After very many moves the address has begun anew with a later position.
    if (queryOf(POSITION) !== start) return location.reload();
    goBackTo(queryOf(LINE).match(/\S+/g) ?? []);
  });
  list?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goBackTo(new URL(link.href).searchParams.get(LINE)?.match(/\S+/g) ?? []);
  });

  return (session) => {
    const moves = movesOf(session);
    const written = moves.join(' ');
    if (told !== undefined && written !== told && written !== queryOf(LINE)) {
      history.pushState(null, '', addressAfter(table, session, moves));
    }
    told = written;
    list?.replaceChildren(...session.line.map((_, index) => item(table, session, index)));
    writeTexts(table, session, written);
  };
}

function addressAfter(table: Table, session: Session, moves: readonly string[]): URL {
  const url = new URL(location.href);
  url.searchParams.delete('move');
  url.searchParams.delete(LINE);
  if (moves.length > MOST_IN_LINE) url.searchParams.set(POSITION, textOf(table, session));
  else if (moves.length > 0) url.searchParams.set(LINE, moves.join(' '));
  return url;
}

const textOf = (table: Table, session: Session): string =>
  table.rules.formatPosition(momentOf(table, session).standing.position);

/** A move in the list, linked to the position after it. */
function item(table: Table, session: Session, index: number): HTMLLIElement {
  const made = document.createElement('li');
  const { turn } = session.line[index] ?? {};
  if (!turn) return made;
  const link = document.createElement('a');
  link.href = addressAfter(table, session, movesOf(session).slice(0, index + 1)).href;
  if (index + 1 === session.line.length) link.setAttribute('aria-current', 'true');
  const { letter } = sideOf(table.rules, momentOf(table, session).standing.position, turn.seat);
  link.append(
    makeElement('span', 'number', `${index + 1}.`),
    ` ${letter} ${describeTurn(table.words, turn)}`,
  );
  made.append(link);
  return made;
}

/** What can be copied, and the way to a game from here, which there is none of once the game is over. */
function writeTexts(table: Table, session: Session, written: string): void {
  const position = textOf(table, session);
  const texts = { 'text-position': position, 'text-line': written };
  for (const [name, text] of Object.entries(texts)) {
    const field = part(name, HTMLInputElement);
    if (field) field.value = text;
  }
  const begin = part('begin', HTMLElement);
  const link = begin?.querySelector('a');
  if (!begin || !link) return;
  begin.hidden = momentOf(table, session).standing.outcome !== undefined;
  const url = new URL(link.href);
  url.searchParams.set(POSITION, position);
  link.href = url.href;
}
