/**
 * Has every game write itself into the lists anew, each for itself: one that cannot is named, keeps what the
 * lists say of it, and holds up no other. Only then is taken out what no game stands behind.
 */
import type { GameId } from '../game/model/ids.ts';
import type { Trouble } from '../game/model/trouble.ts';
import { listedGames, removeGame } from '../store/lists/games.ts';
import { registeredGames, registerGame } from '../store/register.ts';
import { askGames, type Failure } from './askGames.ts';

export interface Rebuilt {
  /** How many games have written themselves anew, those that can only be read among them. */
  readonly games: number;
  /** Those whose logs cannot be followed to their ends. */
  readonly readOnly: readonly { readonly game: GameId; readonly trouble: Trouble }[];
  /** Those that could not be asked or written; their lists are as before. */
  readonly failed: readonly Failure[];
  /** Entries of the lists without a game. */
  readonly removed: readonly GameId[];
}

export async function rebuildLists(env: Env, now: number): Promise<Rebuilt> {
  const rebuilt = { games: 0, readOnly: [], failed: [], removed: [] } as {
    -readonly [K in keyof Rebuilt]: Rebuilt[K] extends readonly (infer T)[] ? T[] : Rebuilt[K];
  };
  const known = new Set<GameId>();
  const republish = (id: GameId) => env.GAMES.getByName(id).republish();

  for await (const asked of askGames((after, limit) => registeredGames(env.DB, after, limit), republish)) {
    known.add(asked.game);
    if (!asked.ok) rebuilt.failed.push(asked.failure);
    else if (asked.answer) {
      rebuilt.games++;
      if (asked.answer.trouble) rebuilt.readOnly.push({ game: asked.game, trouble: asked.answer.trouble });
    } else known.delete(asked.game);
  }

  // What is listed and not on the register: a game that the register has lost, or none.
  const unknown = async (after: GameId | undefined, limit: number) => {
    for (let from = after; ; ) {
      const ids = await listedGames(env.DB, from, limit);
      const left = ids.filter((id) => !known.has(id));
      if (left.length > 0 || ids.length === 0) return left;
      from = ids.at(-1);
    }
  };
  for await (const asked of askGames(unknown, republish)) {
    if (!asked.ok) rebuilt.failed.push(asked.failure);
    else if (asked.answer) {
      await registerGame(env.DB, asked.game, now);
      rebuilt.games++;
      if (asked.answer.trouble) rebuilt.readOnly.push({ game: asked.game, trouble: asked.answer.trouble });
    } else {
      await removeGame(env.DB, asked.game);
      rebuilt.removed.push(asked.game);
    }
  }
  return rebuilt;
}
