/**
 * The register of all game objects. It cannot be rebuilt, so a game is registered before its object exists.
 */
import type { Found } from '../game/model/found.ts';
import type { GameId } from '../game/model/ids.ts';
import type { Trouble } from '../game/model/trouble.ts';

/** Registers a game. Doing it again changes nothing. */
export async function registerGame(db: D1Database, id: GameId, now: number): Promise<void> {
  await db
    .prepare('INSERT INTO game_register (id, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(id, now)
    .run();
}

/** The games whose last visit is longest ago, leaving out finished ones with nothing left to do. */
export async function longestUnswept(db: D1Database, limit: number): Promise<readonly GameId[]> {
  const { results } = await db
    .prepare('SELECT id FROM game_register WHERE idle = 0 ORDER BY swept_at, id LIMIT ?')
    .bind(limit)
    .all<{ id: GameId }>();
  return results.map(({ id }) => id);
}

export interface Visit {
  readonly id: GameId;
  readonly isIdle: boolean;
  /** Why the game is read-only. */
  readonly trouble?: Trouble;
  /** What the operator needs to see. */
  readonly found?: Found;
}

export async function markSwept(db: D1Database, visits: readonly Visit[], now: number): Promise<void> {
  const statement = db.prepare(
    'UPDATE game_register SET swept_at = ?, idle = ?, trouble = ?, found = ? WHERE id = ?',
  );
  if (visits.length > 0) {
    await db.batch(
      visits.map(({ id, isIdle, trouble, found }) =>
        statement.bind(
          now,
          isIdle ? 1 : 0,
          trouble ? JSON.stringify(trouble) : null,
          found ? JSON.stringify(found) : null,
          id,
        ),
      ),
    );
  }
}

/** Games that were read-only when they were last visited. */
export async function readOnlyGames(
  db: D1Database,
  limit: number,
): Promise<readonly { readonly game: GameId; readonly trouble: Trouble }[]> {
  const { results } = await db
    .prepare('SELECT id, trouble FROM game_register WHERE trouble IS NOT NULL ORDER BY id LIMIT ?')
    .bind(limit)
    .all<{ id: GameId; trouble: string }>();
  return results.map(({ id, trouble }) => ({ game: id, trouble: JSON.parse(trouble) as Trouble }));
}

/** Up to `limit` ids after `after`, in order; the first where it is undefined. */
export async function registeredGames(
  db: D1Database,
  after: GameId | undefined,
  limit: number,
): Promise<readonly GameId[]> {
  return (await registerAfter(db, after, limit)).map(({ id }) => id);
}

export interface Registered {
  readonly id: GameId;
  readonly createdAt: number;
}

/** The same, with the time each was registered. */
export async function registerAfter(
  db: D1Database,
  after: GameId | undefined,
  limit: number,
): Promise<readonly Registered[]> {
  const { results } = await db
    .prepare('SELECT id, created_at AS "createdAt" FROM game_register WHERE id > ? ORDER BY id LIMIT ?')
    .bind(after ?? '', limit)
    .all<Registered>();
  return results;
}

/** Unregisters a game whose object could not be made. */
export async function unregisterGame(db: D1Database, id: GameId): Promise<void> {
  await db.prepare('DELETE FROM game_register WHERE id = ?').bind(id).run();
}
