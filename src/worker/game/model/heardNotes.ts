import type { AccountId } from './ids.ts';
import type { Note } from './snapshot.ts';

/** The same game or snapshot for a reader who has blocked some of the players: without what they wrote. */
export const withoutNotesOf = <T extends { readonly notes: readonly Note[] }>(
  game: T,
  blocked: readonly AccountId[],
): T =>
  blocked.length === 0
    ? game
    : { ...game, notes: game.notes.filter(({ account }) => !blocked.includes(account)) };
