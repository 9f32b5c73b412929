/** Asks many games the same, a batch at a time, each for itself. */
import type { GameId } from '../game/model/ids.ts';

const BATCH = 50;

export interface Failure {
  readonly game: GameId;
  readonly error: string;
}

export type Asked<T> =
  | { readonly game: GameId; readonly ok: true; readonly answer: T }
  | { readonly game: GameId; readonly ok: false; readonly failure: Failure };

/** `idsAfter` gives up to `limit` ids after one, in order; none: that was all. */
export async function* askGames<T>(
  idsAfter: (after: GameId | undefined, limit: number) => Promise<readonly GameId[]>,
  ask: (id: GameId) => Promise<T>,
): AsyncGenerator<Asked<T>> {
  for (let after: GameId | undefined; ; ) {
    const ids = await idsAfter(after, BATCH);
    if (ids.length === 0) return;
    yield* await Promise.all(ids.map((game) => askOne(game, ask)));
    after = ids.at(-1);
  }
}

async function askOne<T>(game: GameId, ask: (id: GameId) => Promise<T>): Promise<Asked<T>> {
  try {
    return { game, ok: true, answer: await ask(game) };
  } catch (error) {
    return { game, ok: false, failure: { game, error: String(error) } };
  }
}
