import type { Seat } from '../../../rules/index.ts';
import { blockedAmong } from '../../store/people/blocks.ts';
import type { GameState } from '../evolve/state.ts';
import { writersTo } from '../letters/notes.ts';
import { withoutNotesOf } from '../model/heardNotes.ts';
import type { AccountId } from '../model/ids.ts';

/**
 * The game as a letter may tell it to the account at the seat: without the notes of those it has blocked. D1
 * is asked only if there are notes to tell.
 */
export async function stateFor(
  db: D1Database,
  account: AccountId,
  seat: Seat,
  state: GameState,
): Promise<GameState> {
  const writers = writersTo(state, seat);
  return writers.length === 0 ? state : withoutNotesOf(state, await blockedAmong(db, account, writers));
}
