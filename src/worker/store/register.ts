/**
 * The register of all game objects. It cannot be rebuilt, so a game is registered before its object exists.
 */
import type { Found } from '../game/model/found.ts';
import type { GameId } from '../game/model/ids.ts';
import type { Trouble } from '../game/model/trouble.ts';

/**
 * Registers a game. Doing it again changes nothing. Its object is to wake at once, and says when next as soon
 * as it writes itself into the lists.
 */
export async function registerGame(db: D1Database, id: GameId, now: number): Promise<void> {
  await db
    .prepare('INSERT INTO game_register (id, created_at, wake_at) VALUES (?1, ?2, ?2) ON CONFLICT DO NOTHING')
    .bind(id, now)
    .run();
}

/** Games that should have woken before `before`, the most overdue first. */
export async function overdueGames(
  db: D1Database,
  before: number,
  limit: number,
): Promise<readonly { readonly game: GameId; readonly wakeAt: number }[]> {
  const { results } = await db
    .prepare(
      `SELECT id AS game, wake_at AS wakeAt FROM game_register
       WHERE wake_at < ? ORDER BY wake_at LIMIT ?`,
    )
    .bind(before, limit)
    .all<{ game: GameId; wakeAt: number }>();
  return results;
}

/** What a visit to a game has brought to light. */
export interface Visit {
  readonly id: GameId;
  /** When the object means to wake next; undefined: it need not. */
  readonly wakeAt: number | undefined;
  /** Why the game is read-only. */
  readonly trouble?: Trouble | undefined;
  /** What the operator needs to see. */
  readonly found?: Found | undefined;
}

/** Writes down the visits that have brought anything new. */
export async function markSwept(db: D1Database, visits: readonly Visit[], now: number): Promise<void> {
  if (visits.length === 0) return;
  const rows = visits.map(({ id, wakeAt, trouble, found }) => ({
    id,
    wake_at: wakeAt ?? null,
    trouble: trouble ? JSON.stringify(trouble) : null,
    found: found ? JSON.stringify(found) : null,
  }));
  await db
    .prepare(
      `UPDATE game_register SET swept_at = ?2, wake_at = visit.value ->> 'wake_at',
         trouble = visit.value ->> 'trouble', found = visit.value ->> 'found'
       FROM json_each(?1) AS visit
       WHERE game_register.id = visit.value ->> 'id' AND (wake_at IS NOT visit.value ->> 'wake_at'
         OR trouble IS NOT visit.value ->> 'trouble' OR found IS NOT visit.value ->> 'found')`,
    )
    .bind(JSON.stringify(rows), now)
    .run();
}

/** Records why a game is read-only, unless that is known. */
export async function noteTrouble(db: D1Database, id: GameId, trouble: Trouble): Promise<void> {
  await db
    .prepare('UPDATE game_register SET trouble = ?2 WHERE id = ?1 AND trouble IS NOT ?2')
    .bind(id, JSON.stringify(trouble))
    .run();
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

/**
 * Unregisters those of these games that were registered before `before`: no object has come of them. What the
 * lists know has been a game, whatever keeps it from being found now: the bucket it lies in may be unbound.
 */
export async function unregisterUnmade(
  db: D1Database,
  ids: readonly GameId[],
  before: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .prepare(
      `DELETE FROM game_register WHERE id IN (SELECT value FROM json_each(?)) AND created_at < ?
         AND NOT EXISTS (SELECT 1 FROM games WHERE games.id = game_register.id)`,
    )
    .bind(JSON.stringify(ids), before)
    .run();
}
