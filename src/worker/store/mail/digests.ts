/** Whose digest is due, and which games go into it. */
import type { AccountId, GameId } from '../../game/model/ids.ts';
import type { MailSettings } from './mailSettings.ts';

export interface DueDigest extends Pick<MailSettings, 'zone' | 'digestHour'> {
  readonly account: AccountId;
  readonly address: string;
  readonly digestAt: number;
  /** Failed attempts so far. */
  readonly attempts: number;
}

/** The most overdue digests. Failed ones wait for their next attempt; suppressed addresses are left out. */
export async function dueDigests(db: D1Database, now: number, limit: number): Promise<readonly DueDigest[]> {
  const { results } = await db
    .prepare(
      `SELECT account, address, zone, digest_hour AS digestHour, digest_at AS digestAt,
         digest_attempts AS attempts
       FROM mail_settings JOIN accounts ON accounts.id = account
       WHERE digest_at <= ?1 AND digest_retry_at <= ?1 AND NOT EXISTS (SELECT 1 FROM suppressions WHERE suppressions.address = accounts.address)
       ORDER BY max(digest_at, digest_retry_at) LIMIT ?2`,
    )
    .bind(now, limit)
    .all<DueDigest>();
  return results;
}

/**
 * The games where it is the account's turn and the letter about it was left to the digest, even if the
 * player changed that setting since. By least time left, then by longest wait.
 */
export async function digestGamesOf(
  db: D1Database,
  account: AccountId,
  limit: number,
): Promise<readonly GameId[]> {
  const { results } = await db
    .prepare(
      `SELECT games.id FROM seats JOIN games ON games.id = seats.game AND games.to_move = seats.seat
         JOIN mail_settings ON mail_settings.account = seats.account
         LEFT JOIN game_mail ON game_mail.account = seats.account AND game_mail.game = games.id
       WHERE seats.account = ? AND phase = 'playing'
         AND (coalesce(game_mail.mode, mail_settings.mode) = 'digest'
           OR coalesce(game_mail.mode, mail_settings.mode) = 'each' AND EXISTS
             (SELECT 1 FROM letters WHERE letters.account = seats.account AND letters.game = games.id
                AND kind = 'yourTurn' AND letters.ply = games.ply AND fate = 'dropped' AND error = 'IN_DIGEST'))
       ORDER BY coalesce(deadline, 9e15), moved_at, games.id LIMIT ?`,
    )
    .bind(account, limit)
    .all<{ id: GameId }>();
  return results.map(({ id }) => id);
}

/** Plans the next digest, unless the player has meanwhile changed the settings, which plan it anew. */
export async function planNextDigest(
  db: D1Database,
  { account, digestAt }: DueDigest,
  next: number,
): Promise<void> {
  await db
    .prepare(`UPDATE mail_settings SET digest_at = ?, digest_attempts = 0, digest_retry_at = 0
       WHERE account = ? AND digest_at = ?`)
    .bind(next, account, digestAt)
    .run();
}

/** Records a failed attempt; the next one is at `retryAt`. */
export async function postponeDigest(
  db: D1Database,
  { account, digestAt }: DueDigest,
  retryAt: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE mail_settings SET digest_attempts = digest_attempts + 1, digest_retry_at = ?
       WHERE account = ? AND digest_at = ?`,
    )
    .bind(retryAt, account, digestAt)
    .run();
}
