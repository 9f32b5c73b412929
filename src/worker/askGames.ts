/**
 * Asks many games the same, each for itself: one that fails is named and passed over. What all games are
 * asked goes by slices, since no single run may take long: each says where the next goes on.
 */
import type { GameId } from './game/model/ids.ts';
import { messageOf, withoutSecrets } from './log.ts';

/** How many are asked at once. */
const AT_ONCE = 50;

export interface Failure {
  readonly game: GameId;
  readonly error: string;
}

export type Asked<T> =
  | { readonly game: GameId; readonly ok: true; readonly answer: T }
  | { readonly game: GameId; readonly ok: false; readonly failure: Failure };

/** Up to `limit` ids after one, in order; from the first if it is undefined. */
export type IdsAfter = (after: GameId | undefined, limit: number) => Promise<readonly GameId[]>;

export interface Slice<T> {
  readonly asked: readonly Asked<T>[];
  /** The last game that was asked, if there may be more. */
  readonly next: GameId | undefined;
}

/** Asks up to `most` of the games after `after`. */
export async function askSlice<T>(
  idsAfter: IdsAfter,
  ask: (id: GameId) => Promise<T>,
  { after, most }: { readonly after: GameId | undefined; readonly most: number },
): Promise<Slice<T>> {
  const asked: Asked<T>[] = [];
  for (let last = after; asked.length < most; ) {
    const limit = Math.min(AT_ONCE, most - asked.length);
    const ids = await idsAfter(last, limit);
    asked.push(...(await askAll(ids, ask)));
    if (ids.length < limit) return { asked, next: undefined };
    last = ids.at(-1);
  }
  return { asked, next: asked.at(-1)?.game };
}

export const askAll = <T>(
  ids: readonly GameId[],
  ask: (id: GameId) => Promise<T>,
): Promise<readonly Asked<T>[]> => Promise.all(ids.map((game) => askOne(game, ask)));

async function askOne<T>(game: GameId, ask: (id: GameId) => Promise<T>): Promise<Asked<T>> {
  try {
    return { game, ok: true, answer: await ask(game) };
  } catch (error) {
    return { game, ok: false, failure: { game, error: withoutSecrets(messageOf(error)) } };
  }
}

/** How many games are named of each kind; all are counted. */
const NAMED = 100;

/** A list of named games with more of them, as far as they are named. */
export const named = <T>(before: readonly T[], more: readonly T[]): readonly T[] =>
  [...before, ...more].slice(0, NAMED);

export const failuresOf = (asked: readonly Asked<unknown>[]): readonly Failure[] =>
  asked.flatMap((each) => (each.ok ? [] : [each.failure]));
