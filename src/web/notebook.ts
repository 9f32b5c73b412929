/** What only the browser stores about a game: tried lines and private notes. */
import { formatLines, keepLine, type Line, parseLines } from './lines.ts';
import { makeButton, part } from './parts.ts';
import { goToLine, type Session, type Table } from './session.ts';
import type { Shelf } from './storage.ts';

/** Takes over the lists of lines and the notes. */
export function makeNotebook(
  table: Table,
  shelf: Shelf,
  show: (session: Session) => void,
): (session: Session) => void {
  const say = table.words.board.lines;
  const list = part('lines', HTMLElement);
  const notes = part('notes', HTMLTextAreaElement);
  if (notes) {
    notes.value = shelf.get('notes');
    notes.disabled = false;
    notes.addEventListener('input', () => shelf.put('notes', notes.value));
  }
  let lines = parseLines(shelf.get('lines'));
  const put = (next: readonly Line[]): void => {
    lines = next;
    shelf.put('lines', next.length === 0 ? '' : formatLines(next));
    list?.replaceChildren(...next.map(item));
  };
  const item = (line: Line): HTMLLIElement => {
    const made = document.createElement('li');
    const written = `${line.ply + 1}. ${line.moves.join('  ')}`;
    const forget = makeButton(say.forget, () => put(lines.filter((each) => each !== line)), 'link');
    forget.setAttribute('aria-label', say.forgetLine(written));
    made.append(
      makeButton(written, () => show(goToLine(table, line.ply, line.moves)), 'link line'),
      ' ',
      forget,
    );
    return made;
  };
  put(lines);
  return ({ ply, line }) => {
    const kept = keepLine(lines, { ply, moves: line.flatMap(({ turn }) => turn?.move ?? []) });
    if (kept !== lines) put(kept);
  };
}
