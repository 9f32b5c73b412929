/**
 * Earlier occurrences of positions, for draws by repetition: an immutable list, newest first, shared by the
 * positions of a game. A game starts a new list where nothing earlier can come back.
 */
export interface Occurrences {
  readonly key: string;
  readonly earlier: Occurrences | undefined;
}

/** How often `key` has occurred, the newest entry included. */
export function occurrencesOf(key: string, list: Occurrences | undefined): number {
  let count = 0;
  for (let entry = list; entry; entry = entry.earlier) if (entry.key === key) count++;
  return count;
}
