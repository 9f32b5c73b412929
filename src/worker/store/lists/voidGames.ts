/** Games that came to nothing, and how D1 forgets a game. */
import type { GameId } from '../../game/model/ids.ts';
import { newerThan, type Place } from './paging.ts';

/** Up to `limit` of those that ended before `before`, the oldest first, after one of them. */
export async function voidGames(
  db: D1Database,
  after: Place | undefined,
  before: number,
  limit: number,
): Promise<readonly Place[]> {
  const { results } = await db
    .prepare(
      `SELECT id, ended_at AS at FROM games WHERE phase IN ('declined', 'lapsed', 'cancelled')
         AND (ended_at, id) > (?, ?) AND ended_at < ? ORDER BY ended_at, id LIMIT ?`,
    )
    .bind(...newerThan(after), before, limit)
    .all<Place>();
  return results;
}

/** Whatever names the game goes, the lists and the register in the end. */
export async function forgetGame(db: D1Database, id: GameId): Promise<void> {
  const seated = 'SELECT account FROM seats WHERE game = ?1';
  const ofGame = "key > ?1 || ':' AND key < ?1 || ';'";
  await db.batch(
    [
      `DELETE FROM game_mail WHERE account IN (${seated}) AND game = ?1`,
      'DELETE FROM invitations WHERE game = ?1',
      `DELETE FROM letters WHERE ${ofGame}`,
      `DELETE FROM letter_reports WHERE ${ofGame}`,
      'DELETE FROM seats WHERE game = ?1',
      'DELETE FROM former_seats WHERE game = ?1',
      'DELETE FROM games WHERE id = ?1',
      'DELETE FROM game_register WHERE id = ?1',
    ].map((sql) => db.prepare(sql).bind(id)),
  );
}
