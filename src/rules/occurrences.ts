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
