/** What became of each letter, for the game's page and the operator. */
import type { Seat } from '../../../rules/index.ts';
import type { AccountId, GameId } from '../../game/model/ids.ts';
import type { LetterFate } from '../../game/model/letterFate.ts';
import type { ReportedFate } from './reports.ts';

/** Records what the game did with a letter. A later record about the same letter replaces an earlier one. */
export async function recordFate(db: D1Database, fate: LetterFate): Promise<void> {
  await db
    .prepare(
      `INSERT INTO letters (key, game, seat, account, kind, ply, fate, provider_id, error, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET fate = excluded.fate, provider_id = excluded.provider_id,
         error = excluded.error, at = excluded.at`,
    )
    .bind(
      fate.key,
      fate.game,
      fate.seat,
      fate.account,
      fate.kind,
      fate.ply,
      fate.fate,
      fate.providerId ?? null,
      fate.error ?? null,
      fate.at,
    )
    .run();
}

/** A letter's stages, in order: a report that arrives late never moves it back. */
const PROGRESS: readonly ReportedFate[] = ['delayed', 'failed', 'delivered', 'bounced', 'complained'];

export interface ListedLetter {
  readonly key: string;
  readonly game: GameId;
  readonly seat: Seat;
  readonly kind: LetterFate['kind'];
  readonly ply: number;
  readonly fate: LetterFate['fate'] | ReportedFate;
  /** Why it was not delivered: the refusing server's own text, or OUTDATED, QUIET, IN_DIGEST, UNREACHABLE. */
  readonly error: string | undefined;
  /** When the game sent it or gave it up. */
  readonly at: number;
}

interface Row extends Omit<ListedLetter, 'error' | 'fate'> {
  readonly fate: LetterFate['fate'];
  readonly error: string | null;
  /** JSON */
  readonly reports: string;
}

const SELECT = `SELECT key, game, seat, kind, ply, fate, error, at,
  (SELECT json_group_array(json_object('fate', fate, 'reason', reason))
   FROM letter_reports WHERE letter_reports.key = letters.key) AS reports FROM letters`;

/**
 * SQL: keys begin with the game's id, so that a game's letters (?1) are a range of keys. An index for that
 * would be written with every letter.
 */
const OF_GAME = "key > ?1 || ':' AND key < ?1 || ';'";
/** SQL: the letters to an account (?1), game by game. */
export const TO_ACCOUNT = `rowid IN (SELECT letters.rowid
  FROM (SELECT game FROM seats WHERE account = ?1 UNION SELECT game FROM former_seats WHERE account = ?1) AS mine
    CROSS JOIN letters ON letters.key > mine.game || ':' AND letters.key < mine.game || ';'
  WHERE letters.account = ?1)`;

function listed({ reports, error, ...row }: Row): ListedLetter {
  const [furthest] = (JSON.parse(reports) as { fate: ReportedFate; reason: string | null }[]).sort(
    (a, b) => PROGRESS.indexOf(b.fate) - PROGRESS.indexOf(a.fate),
  );
  return furthest
    ? { ...row, fate: furthest.fate, error: furthest.reason ?? undefined }
    : { ...row, error: error ?? undefined };
}

/** The letters of a game, oldest first. */
export async function lettersOf(db: D1Database, game: GameId): Promise<readonly ListedLetter[]> {
  const { results } = await db.prepare(`${SELECT} WHERE ${OF_GAME} ORDER BY at, rowid`).bind(game).all<Row>();
  return results.map(listed);
}

/** The newest letters of a game to an account, newest first. */
export async function newestLettersTo(
  db: D1Database,
  account: AccountId,
  game: GameId,
  limit: number,
): Promise<readonly ListedLetter[]> {
  const { results } = await db
    .prepare(`${SELECT} WHERE ${OF_GAME} AND account = ?2 ORDER BY at DESC, rowid DESC LIMIT ?3`)
    .bind(game, account, limit)
    .all<Row>();
  return results.map(listed);
}

/** The newest letters of all games to an account, newest first. */
export async function lettersToAccount(
  db: D1Database,
  account: AccountId,
  limit: number,
): Promise<readonly ListedLetter[]> {
  const { results } = await db
    .prepare(`${SELECT} WHERE ${TO_ACCOUNT} ORDER BY at DESC, rowid DESC LIMIT ?2`)
    .bind(account, limit)
    .all<Row>();
  return results.map(listed);
}

/** Up to `limit` games after `after`, in order, that have given up on letters. */
export async function gamesWithParked(
  db: D1Database,
  after: GameId | undefined,
  limit: number,
): Promise<readonly GameId[]> {
  const { results } = await db
    .prepare("SELECT DISTINCT game FROM letters WHERE fate = 'parked' AND game > ? ORDER BY game LIMIT ?")
    .bind(after ?? '', limit)
    .all<{ game: GameId }>();
  return results.map(({ game }) => game);
}

/** Letters that were given up, newest first. */
export async function parkedLetters(db: D1Database, limit: number): Promise<readonly ListedLetter[]> {
  const { results } = await db
    .prepare(`${SELECT} WHERE fate = 'parked' ORDER BY at DESC LIMIT ?`)
    .bind(limit)
    .all<Row>();
  return results.map(listed);
}
