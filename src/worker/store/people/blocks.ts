/**
 * Whom players have blocked: they get no invitations from them, sit down at no game with them, and in games
 * that they share already, read none of their notes.
 */
import type { AccountId } from '../../game/model/ids.ts';
import { MOST_BLOCKED } from '../../limits.ts';

/** Whether the other is blocked now; false: the account blocks as many as it may. */
export async function block(
  db: D1Database,
  account: AccountId,
  blocked: AccountId,
  now: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO blocks (account, blocked, at)
       SELECT ?1, ?2, ?3 WHERE (SELECT count(*) FROM blocks WHERE account = ?1) < ?4 ON CONFLICT DO NOTHING`,
    )
    .bind(account, blocked, now, MOST_BLOCKED)
    .run();
  return meta.changes > 0 || hasBlocked(db, account, blocked);
}

export async function unblock(db: D1Database, account: AccountId, blocked: AccountId): Promise<void> {
  await db.prepare('DELETE FROM blocks WHERE account = ? AND blocked = ?').bind(account, blocked).run();
}

export async function hasBlocked(db: D1Database, account: AccountId, other: AccountId): Promise<boolean> {
  return (
    (await db
      .prepare('SELECT 1 FROM blocks WHERE account = ? AND blocked = ?')
      .bind(account, other)
      .first()) !== null
  );
}

/** Those of the others whom the account has blocked. */
export async function blockedAmong(
  db: D1Database,
  account: AccountId,
  others: readonly AccountId[],
): Promise<readonly AccountId[]> {
  const { results } = await db
    .prepare('SELECT blocked FROM blocks WHERE account = ?1 AND blocked IN (SELECT value FROM json_each(?2))')
    .bind(account, JSON.stringify(others))
    .all<{ blocked: AccountId }>();
  return results.map(({ blocked }) => blocked);
}

/** Whether the account has blocked one of the others, or one of them has blocked it. */
export async function isBlockBetween(
  db: D1Database,
  account: AccountId,
  others: readonly AccountId[],
): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 FROM blocks WHERE (account = ?1 AND blocked IN (SELECT value FROM json_each(?2)))
         OR (blocked = ?1 AND account IN (SELECT value FROM json_each(?2))) LIMIT 1`,
    )
    .bind(account, JSON.stringify(others))
    .first();
  return row !== null;
}

export interface Blocked {
  readonly account: AccountId;
  readonly name: string;
}

export async function blockedBy(db: D1Database, account: AccountId): Promise<readonly Blocked[]> {
  const { results } = await db
    .prepare(
      `SELECT blocked AS account, coalesce(name, '') AS name FROM blocks LEFT JOIN accounts ON id = blocked
       WHERE blocks.account = ? ORDER BY blocks.at`,
    )
    .bind(account)
    .all<Blocked>();
  return results;
}
