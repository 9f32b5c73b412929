/**
 * Deleting an account: D1's data about the person is deleted. The account's id stays, because games name
 * their seats by it.
 */
import type { AccountId, GameId } from '../../game/model/ids.ts';
import { TO_ACCOUNT } from '../mail/letters.ts';

/** A deleted account's placeholder address. It cannot exist, and no letters are sent to it. */
const goneAddress = (account: AccountId): string => `${account}@deleted.invalid`;

/** Runs in one transaction. Deleting again changes nothing. */
export async function deleteAccount(db: D1Database, account: AccountId, now: number): Promise<void> {
  const gone = goneAddress(account);
  const mailbox = '(SELECT address FROM accounts WHERE id = ?1)';
  const by = (sql: string): D1PreparedStatement => db.prepare(sql).bind(account);
  await db.batch([
    by(`DELETE FROM post_office WHERE address = ${mailbox}`),
    by(`DELETE FROM mended_addresses WHERE address = ${mailbox}`),
    by('DELETE FROM address_notices WHERE account = ?1'),
    ...[
      'sessions',
      'sign_in_tokens',
      'address_changes',
      'mail_settings',
      'game_mail',
      'habits',
      'vacation_days',
      'vacation_warnings',
      'blocks',
    ].map((table) => by(`DELETE FROM ${table} WHERE account = ?1`)),
    by(`DELETE FROM letters WHERE ${TO_ACCOUNT}`),
    by('DELETE FROM blocks WHERE blocked = ?1'),
    by('DELETE FROM invitations WHERE host = ?1 OR guest = ?1'),
    db
      .prepare(
        `INSERT INTO suppressions (address, reason, detail, at, tried_at) VALUES (?, 'complained', '', ?, ?)
         ON CONFLICT DO NOTHING`,
      )
      .bind(gone, now, now),
    db.prepare('INSERT INTO deletions (account, at) VALUES (?, ?) ON CONFLICT DO NOTHING').bind(account, now),
    db
      .prepare(
        `UPDATE accounts SET address = ?2, name = '', proved_at = NULL, calendar_edition = calendar_edition + 1
         WHERE id = ?1`,
      )
      .bind(account, gone),
  ]);
}

/** A deleted account that some games have not been told about yet. */
export interface OpenDeletion {
  readonly account: AccountId;
  /** The last game that was told; '' none yet. */
  readonly toldTo: GameId | '';
  /** How many games were passed over on the way. */
  readonly failed: number;
}

/** Those begun or begun anew longest ago, or the one of an account. */
export async function openDeletions(
  db: D1Database,
  limit: number,
  only: AccountId | undefined,
): Promise<readonly OpenDeletion[]> {
  const { results } = await db
    .prepare(
      `SELECT account, told_to AS toldTo, failed FROM deletions
       ${only === undefined ? '' : 'WHERE account = ?2'} ORDER BY at LIMIT ?1`,
    )
    .bind(limit, ...(only === undefined ? [] : [only]))
    .all<OpenDeletion>();
  return results;
}

/** The games up to `toldTo` have been told, and it goes on from there. */
export async function continueDeletion(
  db: D1Database,
  account: AccountId,
  toldTo: GameId,
  failed: number,
): Promise<void> {
  await db
    .prepare('UPDATE deletions SET told_to = ?, failed = ? WHERE account = ?')
    .bind(toldTo, failed, account)
    .run();
}

/** Games have failed: it begins anew, after those that wait. */
export async function repeatDeletion(db: D1Database, account: AccountId, now: number): Promise<void> {
  await db
    .prepare("UPDATE deletions SET told_to = '', failed = 0, at = ? WHERE account = ?")
    .bind(now, account)
    .run();
}

export async function closeDeletion(db: D1Database, account: AccountId): Promise<void> {
  await db.prepare('DELETE FROM deletions WHERE account = ?').bind(account).run();
}

/**
 * Games in which the account has, or had, a seat: up to `limit` ids after `after`, in order. The index of
 * each table gives its part in order, so that none is sorted.
 */
export async function gamesWith(
  db: D1Database,
  account: AccountId,
  after: GameId | undefined,
  limit: number,
): Promise<readonly GameId[]> {
  const { results } = await db
    .prepare(
      `SELECT game FROM seats WHERE account = ?1 AND game > ?2
       UNION SELECT game FROM former_seats WHERE account = ?1 AND game > ?2 ORDER BY game LIMIT ?3`,
    )
    .bind(account, after ?? '', limit)
    .all<{ game: GameId }>();
  return results.map(({ game }) => game);
}
