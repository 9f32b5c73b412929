/** Whose digest is due, and which games go into it. */
import type { AccountId, GameId } from '../../game/model/ids.ts';
import { type MailSettings, WANTS_FOR_A_GAME } from './mailSettings.ts';

export interface DueDigest extends Pick<MailSettings, 'zone' | 'digestHour'> {
  readonly account: AccountId;
  readonly address: string;
  readonly digestAt: number;
  /** Failed attempts so far. */
  readonly attempts: number;
  /** Whether the address is allowed any mail. */
  readonly isReachable: boolean;
}

/**
 * The digests that are due, in order, after one of them; those that have failed or are claimed wait for their
 * time. Whether an address is suppressed is a matter of each: its digest is planned on, and not sent.
 */
export async function dueDigests(
  db: D1Database,
  now: number,
  after: DueDigest | undefined,
  limit: number,
): Promise<readonly DueDigest[]> {
  const { results } = await db
    .prepare(
      `SELECT account, address, zone, digest_hour AS digestHour, digest_at AS digestAt,
         digest_attempts AS attempts,
         NOT EXISTS (SELECT 1 FROM suppressions WHERE suppressions.address = accounts.address) AS isReachable
       FROM mail_settings JOIN accounts ON accounts.id = account
       WHERE digest_at <= ?1 AND (digest_at, account) > (?2, ?3) AND digest_retry_at <= ?1
       ORDER BY digest_at, account LIMIT ?4`,
    )
    .bind(now, after?.digestAt ?? 0, after?.account ?? '', limit)
    .all<Omit<DueDigest, 'isReachable'> & { isReachable: number }>();
  return results.map(({ isReachable, ...due }) => ({ ...due, isReachable: isReachable !== 0 }));
}

/** Those of these that nobody else has claimed: they are the caller's to hand out, until `until`. */
export async function claimDigests(
  db: D1Database,
  due: readonly DueDigest[],
  now: number,
  until: number,
): Promise<readonly DueDigest[]> {
  const { results } = await db
    .prepare(
      `UPDATE mail_settings SET digest_retry_at = ?3
       WHERE account IN (SELECT value FROM json_each(?1)) AND digest_retry_at <= ?2 RETURNING account`,
    )
    .bind(JSON.stringify(due.map(({ account }) => account)), now, until)
    .all<{ account: AccountId }>();
  const claimed = new Set(results.map(({ account }) => account));
  return due.filter(({ account }) => claimed.has(account));
}

/**
 * The games where it is the account's turn and the letter about it was left to the digest, even if the
 * player changed that setting since. By least time left, then by longest wait. None if another digest than
 * the one at `digestAt` is planned by now: it was sent, or called off.
 */
export async function digestGamesOf(
  db: D1Database,
  account: AccountId,
  digestAt: number,
  limit: number,
): Promise<readonly GameId[]> {
  const { results } = await db
    .prepare(
      `SELECT games.id FROM seats JOIN games ON games.id = seats.game AND games.to_move = seats.seat
         JOIN mail_settings ON mail_settings.account = seats.account
         LEFT JOIN game_mail ON game_mail.account = seats.account AND game_mail.game = games.id
       WHERE seats.account = ? AND phase = 'playing' AND mail_settings.digest_at = ?
         AND (coalesce(game_mail.mode, mail_settings.mode) = 'digest'
           OR coalesce(game_mail.mode, mail_settings.mode) = 'each' AND EXISTS
             (SELECT 1 FROM letters WHERE letters.account = seats.account
                AND letters.key >= games.id || ':yourTurn:' || seats.seat || ':' || games.ply
                AND letters.key < games.id || ':yourTurn:' || seats.seat || ':' || games.ply || ';'
                AND kind = 'yourTurn' AND letters.ply = games.ply AND fate = 'dropped' AND error = 'IN_DIGEST'))
       ORDER BY coalesce(deadline, 9e15), moved_at, games.id LIMIT ?`,
    )
    .bind(account, digestAt, limit)
    .all<{ id: GameId }>();
  return results.map(({ id }) => id);
}

/**
 * Plans the next digest, if one is still wanted, unless the player has meanwhile changed the settings, which
 * plan it anew.
 */
export async function planNextDigest(
  db: D1Database,
  { account, digestAt }: DueDigest,
  next: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE mail_settings SET digest_at = CASE WHEN mode = 'digest' OR ${WANTS_FOR_A_GAME} THEN ?1 END,
         digest_attempts = 0, digest_retry_at = 0
       WHERE account = ?2 AND digest_at = ?3`,
    )
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
