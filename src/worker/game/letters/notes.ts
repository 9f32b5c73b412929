import type { NoteFacts } from '../../../email/index.ts';
import { notesFor } from '../decide/notes.ts';
import { noteText } from '../show/noteText.ts';
import { nameOf, sideNameOf, type Telling } from './telling.ts';

/** The notes of others that the reader has not been told. */
export const notesTo = (telling: Telling): readonly NoteFacts[] =>
  notesFor(telling.state, telling.seat).map((note) => ({
    name: nameOf(telling, note.seat),
    side: sideNameOf(telling, note.seat),
    text: noteText(telling.words, note.text),
  }));
