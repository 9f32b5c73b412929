import type { NoteFacts } from '../../../email/index.ts';
import type { Seat } from '../../../rules/index.ts';
import { notesFor } from '../decide/notes.ts';
import type { GameState } from '../evolve/state.ts';
import type { AccountId } from '../model/ids.ts';
import { noteText, writerAt } from '../show/noteText.ts';
import { nameOf, sideNameOf, type Telling } from './telling.ts';

/** The notes of others that the reader has not been told. */
export const notesTo = (telling: Telling): readonly NoteFacts[] =>
  notesFor(telling.state, telling.seat).map(({ seat, account, text }) => ({
    name: writerAt(telling.state.seats[seat], account)?.name || nameOf(telling, seat),
    side: sideNameOf(telling, seat),
    text: noteText(telling.words, text),
  }));

/** Who wrote them. */
export const writersTo = (state: GameState, seat: Seat): readonly AccountId[] =>
  notesFor(state, seat).map(({ account }) => account);
