/** Playing the move of a reply. */
import type { Played } from '../../../rules/index.ts';
import { decideReadMove } from '../decide/move.ts';
import { readNote } from '../decide/notes.ts';
import { withDrawOffered } from './drawWithMove.ts';
import type { Letter } from './letter.ts';
import { happen, type ReplyDecision } from './replyDecision.ts';
import { textOfNote } from './writtenNote.ts';

/** Plays the move, and passes on the note beside it; a refused note does not hold the move up. */
export function play(
  { reply, state, circumstances, note: written }: Letter,
  read: Played<unknown>,
  hasDraw = false,
): ReplyDecision {
  const { seat, ply } = reply;
  const played = decideReadMove(read, seat, state, circumstances);
  if (!played.ok) throw new Error(`a move that was read as legal is refused: ${played.error.code}`);
  const { standing } = played.value;
  const events = hasDraw ? withDrawOffered(played.value, seat, state, circumstances) : played.value.events;
  const note = written && readNote(state, seat, textOfNote(written));
  return happen(
    {
      events: note?.ok ? [{ type: 'noteWritten', seat, text: note.value }, ...events] : events,
      standing,
    },
    { did: 'played', move: read.text, ply },
    { seat, state, ...(note && { note: note.ok ? 'taken' : 'lost' }) },
  );
}
