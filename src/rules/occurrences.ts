import type { Score } from './rules.ts';

/**
 * Earlier occurrences of positions, for draws by repetition: an immutable list, newest first, shared by a
 * game's positions. A game starts a new list when no earlier position can come back.
 */
export interface Occurrences {
  readonly key: string;
  readonly earlier: Occurrences | undefined;
}

/** How often `key` has occurred, including the newest entry. */
export function occurrencesOf(key: string, list: Occurrences | undefined): number {
  let count = 0;
  for (let entry = list; entry; entry = entry.earlier) if (entry.key === key) count++;
  return count;
}

/** At the third occurrence of a position every game is drawn. */
const OCCURRENCES_TO_DRAW = 3;

/** How often the newest position has occurred, as a count of the game. */
export const occurrenceScore = (list: Occurrences | undefined): Score => ({
  code: 'OCCURRENCES',
  count: list ? occurrencesOf(list.key, list) : 1,
  of: OCCURRENCES_TO_DRAW,
});
