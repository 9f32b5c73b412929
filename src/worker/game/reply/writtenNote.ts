/** The note to the other players in a reply: everything from the word "note" to the next blank line. */
import { isHeadingLike, readMailCommand } from '../../../email/index.ts';
import { MAX_NOTE } from '../decide/notes.ts';

export interface NoteAndRest {
  /** The lines without the note. */
  readonly lines: readonly string[];
  /** The note's own lines; undefined: there is no note. */
  readonly note: readonly string[] | undefined;
}

/**
 * Takes the note out of a reply's lines. It ends at a blank line, or at what looks like the header of a
 * quote.
 */
export function takeOutNote(lines: readonly string[]): NoteAndRest {
  const start = lines.findIndex((line) => readMailCommand(line)?.word === 'note');
  const opening = readMailCommand(lines[start] ?? '');
  if (opening?.word !== 'note') return { lines, note: undefined };
  const below = lines.slice(start + 1);
  const length = below.findIndex((line) => line === '' || isHeadingLike(line));
  const end = length < 0 ? below.length : length;
  return {
    lines: [...lines.slice(0, start), '', ...below.slice(end)],
    note: [opening.text, ...below.slice(0, end)],
  };
}

/** The note as one line. A note sent by mail is cut when it is too long, rather than refused. */
export function textOfNote(note: readonly string[]): string {
  const characters = [...note.join(' ').trim()];
  return characters.length <= MAX_NOTE
    ? characters.join('')
    : `${characters.slice(0, MAX_NOTE - 1).join('')}…`;
}
