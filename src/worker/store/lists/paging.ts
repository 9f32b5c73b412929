/** How the lists of games are turned over: each page says after which game the next one goes on. */
import type { GameId } from '../../game/model/ids.ts';

/** How many games a page of a list has. */
export const PAGE = 60;

/** A game's place in a list by time. Games of one instant are told apart by their ids. */
export interface Place {
  readonly at: number;
  readonly id: GameId;
}

export interface GamePage<T> {
  readonly games: readonly T[];
  /** The place after which the next page begins; undefined: this is the last page. */
  readonly next: Place | undefined;
}

/** SQL parameters for `(time, id) < (?, ?)`: what comes after the place in a list with the newest first. */
export const olderThan = (
  after: { readonly at: number; readonly id: string } | undefined,
): readonly [number, string] => [after?.at ?? Number.MAX_SAFE_INTEGER, after?.id ?? ''];

/** SQL parameters for `(time, id) > (?, ?)`: what comes after the place in a list with the oldest first. */
export const newerThan = (after: Place | undefined): readonly [number, string] => [
  after?.at ?? 0,
  after?.id ?? '',
];

/** Of `size + 1` rows, if there are so many: a page of games, and where the next one begins. */
export function pageOf<R extends { readonly id: GameId }, T>(
  rows: readonly R[],
  timeOf: (row: R) => number | null,
  read: (row: R) => T,
  size = PAGE,
): GamePage<T> {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { games: page.map(read), next: last && placeOf(last, timeOf(last)) };
}

/** undefined: the list that is ordered by this time does not have the game. */
export const placeOf = ({ id }: { readonly id: GameId }, at: number | null): Place | undefined =>
  at === null ? undefined : { at, id };
