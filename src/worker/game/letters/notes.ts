import type { NoteFacts } from '../../../email/index.ts';
import { notesFor } from '../decide/notes.ts';
import { nameOf, sideNameOf, type Telling } from './telling.ts';

/** The notes of others that the reader has not been told. */
export const notesTo = ({ state, seat }: Telling): readonly NoteFacts[] =>
  notesFor(state, seat).map((note) => ({
    name: nameOf(state, note.seat),
    side: sideNameOf(state, note.seat),
    text: note.text,
  }));
