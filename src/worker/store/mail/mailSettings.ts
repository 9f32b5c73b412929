/** How players want their letters: for all games, and for single games with a setting of their own. */
import { nextDigestAt } from '../../clock/digestHour.ts';
import type { Zone } from '../../clock/zone.ts';
import type { AccountId, GameId } from '../../game/model/ids.ts';
import type { MailMode } from '../../game/model/mailMode.ts';

export interface MailSettings {
  readonly mode: MailMode;
  readonly zone: Zone;
  /** 0-23, in the zone's local time. */
  readonly digestHour: number;
  /** Whether the player gets a receipt for what their letters did. */
  readonly wantsReceipts: boolean;
}

/** The defaults, until a player changes them. */
export const DEFAULT_SETTINGS: MailSettings = {
  mode: 'each',
  zone: 'UTC',
  digestHour: 8,
  wantsReceipts: true,
};

export async function mailSettingsOf(db: D1Database, account: AccountId): Promise<MailSettings> {
  const row = await db
    .prepare('SELECT mode, zone, digest_hour AS digestHour, receipts FROM mail_settings WHERE account = ?')
    .bind(account)
    .first<Omit<MailSettings, 'wantsReceipts'> & { receipts: number }>();
  if (!row) return DEFAULT_SETTINGS;
  const { receipts, ...settings } = row;
  return { ...settings, wantsReceipts: receipts !== 0 };
}

/** Whether the account has ever said how it wants its letters, or where it lives. */
export async function hasMailSettings(db: D1Database, account: AccountId): Promise<boolean> {
  const row = await db.prepare('SELECT 1 FROM mail_settings WHERE account = ?').bind(account).first();
  return row !== null;
}

/** The settings of an account that has none yet: the usual ones, in this zone. */
export async function beginMailSettings(db: D1Database, account: AccountId, zone: Zone): Promise<void> {
  const { mode, digestHour } = DEFAULT_SETTINGS;
  await db
    .prepare(
      `INSERT INTO mail_settings (account, mode, zone, digest_hour) VALUES (?, ?, ?, ?)
       ON CONFLICT (account) DO NOTHING`,
    )
    .bind(account, mode, zone, digestHour)
    .run();
}

/** SQL: whether the account of a row of mail_settings wants a digest of some game. */
export const WANTS_FOR_A_GAME = `EXISTS (SELECT 1 FROM game_mail
  WHERE game_mail.account = mail_settings.account AND game_mail.mode = 'digest')`;

/**
 * `digestAt`: when the next digest would be due. It is planned if one is wanted, or if one was planned, since
 * letters may wait for it.
 */
export async function saveMailSettings(
  db: D1Database,
  account: AccountId,
  { mode, zone, digestHour, wantsReceipts }: MailSettings,
  digestAt: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO mail_settings (account, mode, zone, digest_hour, digest_at, receipts)
       SELECT ?1, ?2, ?3, ?4, CASE WHEN ?2 = 'digest'
           OR EXISTS (SELECT 1 FROM game_mail WHERE account = ?1 AND mode = 'digest') THEN ?5 END, ?6 WHERE true
       ON CONFLICT (account) DO UPDATE SET mode = excluded.mode, zone = excluded.zone,
         digest_hour = excluded.digest_hour,
         digest_at = CASE WHEN mail_settings.digest_at IS NULL THEN excluded.digest_at ELSE ?5 END,
         digest_attempts = 0, digest_retry_at = 0, receipts = excluded.receipts`,
    )
    .bind(account, mode, zone, digestHour, digestAt, Number(wantsReceipts))
    .run();
}

/** Turns the letters of all games off, including games with a setting of their own. */
export async function turnAllOff(db: D1Database, account: AccountId): Promise<void> {
  const { zone, digestHour } = DEFAULT_SETTINGS;
  await db.batch([
    db
      .prepare(
        `INSERT INTO mail_settings (account, mode, zone, digest_hour) VALUES (?, 'quiet', ?, ?)
         ON CONFLICT (account) DO UPDATE SET mode = 'quiet', digest_at = NULL`,
      )
      .bind(account, zone, digestHour),
    db.prepare('DELETE FROM game_mail WHERE account = ?').bind(account),
  ]);
}

/** Sets how letters come for all games, including games with a setting of their own. */
export async function setModeOfAll(
  db: D1Database,
  account: AccountId,
  mode: MailMode,
  now: number,
): Promise<void> {
  if (mode === 'quiet') return turnAllOff(db, account);
  const settings = { ...(await mailSettingsOf(db, account)), mode };
  await saveMailSettings(db, account, settings, nextDigestAt(settings, now));
  await db.prepare('DELETE FROM game_mail WHERE account = ?').bind(account).run();
}

/** Turns letters on again for all games without a setting of their own. */
export async function turnOn(db: D1Database, account: AccountId, now: number): Promise<void> {
  await db
    .prepare("UPDATE mail_settings SET mode = 'each' WHERE account = ? AND mode = 'quiet'")
    .bind(account)
    .run();
  const isWanted = await db
    .prepare("SELECT 1 FROM game_mail WHERE account = ? AND mode = 'digest' LIMIT 1")
    .bind(account)
    .first();
  if (isWanted) await planDigest(db, account, now);
}

/** Whether the account gets a receipt for what its replies did. */
export async function wantReceipts(db: D1Database, account: AccountId, isWanted: boolean): Promise<void> {
  const { mode, zone, digestHour } = DEFAULT_SETTINGS;
  await db
    .prepare(
      `INSERT INTO mail_settings (account, mode, zone, digest_hour, receipts) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (account) DO UPDATE SET receipts = excluded.receipts`,
    )
    .bind(account, mode, zone, digestHour, Number(isWanted))
    .run();
}

/** Makes sure the account's next digest is planned: plans one unless there is one already. */
export async function planDigest(db: D1Database, account: AccountId, now: number): Promise<void> {
  const settings = await mailSettingsOf(db, account);
  await db
    .prepare(
      `INSERT INTO mail_settings (account, mode, zone, digest_hour, digest_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (account) DO UPDATE SET digest_at = coalesce(digest_at, excluded.digest_at)`,
    )
    .bind(account, settings.mode, settings.zone, settings.digestHour, nextDigestAt(settings, now))
    .run();
}

/** The player's mode for one game; undefined: the same as for all games. */
export async function gameModeOf(
  db: D1Database,
  account: AccountId,
  game: GameId,
): Promise<MailMode | undefined> {
  const mode = await db
    .prepare('SELECT mode FROM game_mail WHERE account = ? AND game = ?')
    .bind(account, game)
    .first<MailMode>('mode');
  return mode ?? undefined;
}

export async function setGameMode(
  db: D1Database,
  account: AccountId,
  game: GameId,
  mode: MailMode | undefined,
  now: number,
): Promise<void> {
  const statement =
    mode === undefined
      ? db.prepare('DELETE FROM game_mail WHERE account = ? AND game = ?').bind(account, game)
      : db
          .prepare(
            `INSERT INTO game_mail (account, game, mode) VALUES (?, ?, ?)
             ON CONFLICT (account, game) DO UPDATE SET mode = excluded.mode`,
          )
          .bind(account, game, mode);
  await statement.run();
  if (mode === 'digest') await planDigest(db, account, now);
}

export interface Recipient {
  readonly address: string;
  readonly mode: MailMode;
  readonly wantsReceipts: boolean;
  /** Whether the address is allowed any mail. */
  readonly isReachable: boolean;
}

/** Where and how an account gets its letters from a game; undefined when there is no such account. */
export async function recipientOf(
  db: D1Database,
  account: AccountId,
  game: GameId,
): Promise<Recipient | undefined> {
  const row = await db
    .prepare(
      `SELECT address, coalesce(game_mail.mode, mail_settings.mode, 'each') AS mode,
         coalesce(mail_settings.receipts, 1) AS receipts,
         EXISTS (SELECT 1 FROM suppressions WHERE suppressions.address = accounts.address) AS stopped
       FROM accounts
         LEFT JOIN mail_settings ON mail_settings.account = id
         LEFT JOIN game_mail ON game_mail.account = id AND game_mail.game = ?2
       WHERE id = (SELECT coalesce(successor, id) FROM accounts WHERE id = ?1)`,
    )
    .bind(account, game)
    .first<{ address: string; mode: MailMode; receipts: number; stopped: number }>();
  if (!row) return undefined;
  const { address, mode, receipts, stopped } = row;
  return { address, mode, wantsReceipts: receipts !== 0, isReachable: stopped === 0 };
}
