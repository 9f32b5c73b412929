/** Writes a game into the lists anew, whatever is there now; throws if D1 does. */
import { touchListed } from '../store/lists/games.ts';
import { type ListEntry, writeLists } from '../store/lists/writeLists.ts';
import { noteTrouble } from '../store/register.ts';
import type { HeldGame } from './heldGame.ts';

/** What the lists are to say of the game as it stands; undefined if nothing of it can be read. */
type EntryNow = () => ListEntry | undefined;

/** `generation`: the rebuild that asks for it. */
export async function republish(
  game: HeldGame,
  db: D1Database,
  entryNow: EntryNow,
  generation: number,
): Promise<void> {
  const { readOnly } = game;
  if (readOnly) {
    if (readOnly.state) await noteTrouble(db, readOnly.state.id, readOnly.trouble);
    // The last readable state may be older than what the lists already have.
    const entry = entryNow();
    if (entry) await writeLists(db, [entry]);
    if (entry) await touchListed(db, entry.id, generation);
  }
  for (let written: number | undefined; written !== game.state?.seq; ) {
    written = game.state?.seq;
    await writeAnew(game, db, entryNow, generation);
  }
}

/** Overwrites whatever the lists say; not with what can only be read, which may be older. */
export async function writeAnew(
  game: HeldGame,
  db: D1Database,
  entryNow: EntryNow,
  generation = 0,
): Promise<void> {
  const entry = game.state && entryNow();
  if (entry) await writeLists(db, [entry], generation);
}
