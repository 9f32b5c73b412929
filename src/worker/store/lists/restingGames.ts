/** Ended games whose objects still hold them, for the archive in R2. */
import type { GameId } from '../../game/model/ids.ts';
import { newerThan, type Place } from './paging.ts';

/** Up to `limit` of those at rest since before `before`, the longest first, after one of them. */
export async function restingGames(
  db: D1Database,
  after: Place | undefined,
  before: number,
  limit: number,
): Promise<readonly Place[]> {
  const { results } = await db
    .prepare(
      `SELECT id, rests_since AS at FROM games
       WHERE (rests_since, id) > (?, ?) AND rests_since < ? ORDER BY rests_since, id LIMIT ?`,
    )
    .bind(...newerThan(after), before, limit)
    .all<Place>();
  return results;
}

/** These lie in the archive. */
export async function noteArchived(db: D1Database, ids: readonly GameId[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .prepare('UPDATE games SET rests_since = NULL WHERE id IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(ids))
    .run();
}

/** Those of these games that lie in the archive, as far as the lists know. */
export async function archivedAmong(db: D1Database, ids: readonly GameId[]): Promise<ReadonlySet<GameId>> {
  const { results } = await db
    .prepare(
      `SELECT id FROM games
       WHERE id IN (SELECT value FROM json_each(?)) AND phase = 'over' AND rests_since IS NULL`,
    )
    .bind(JSON.stringify(ids))
    .all<{ id: GameId }>();
  return new Set(results.map(({ id }) => id));
}

/** Its object holds the game again. */
export async function noteAwake(db: D1Database, id: GameId, now: number): Promise<void> {
  await db.prepare('UPDATE games SET rests_since = ? WHERE id = ?').bind(now, id).run();
}
