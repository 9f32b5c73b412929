/**
 * Letters that games have given up on, for the operator, and those that they have left to the digest, which
 * looks for them. What became of all others only the games themselves keep.
 */
import type { GameId } from '../../game/model/ids.ts';
import type { LetterFate, LetterReport, ListedLetter, ReportedFate } from '../../game/model/letterFate.ts';
import { isFurther, isToldToD1, withReport } from '../../game/model/letterFate.ts';

/** A letter that was given up, or left to the digest, is listed until it is no longer. */
export async function recordFate(db: D1Database, fate: LetterFate): Promise<void> {
  if (!isToldToD1(fate)) {
    await db.prepare('DELETE FROM letters WHERE key = ?').bind(fate.key).run();
    return;
  }
  await db
    .prepare(
      `INSERT INTO letters (key, game, seat, account, kind, ply, fate, error, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET fate = excluded.fate, error = excluded.error, at = excluded.at`,
    )
    .bind(
      ...[fate.key, fate.game, fate.seat, fate.account, fate.kind, fate.ply],
      ...[fate.fate, fate.error ?? null, fate.at],
    )
    .run();
}

interface Row extends Omit<LetterFate, 'error'> {
  readonly error: string | null;
  /** JSON */
  readonly reports: string;
}

const SELECT = `SELECT key, game, seat, account, kind, ply, fate, error, at,
  (SELECT json_group_array(json_object('fate', fate, 'reason', reason))
   FROM letter_reports WHERE letter_reports.key = letters.key) AS reports FROM letters`;

/** SQL: the letters to an account (?1), game by game: keys begin with the game's id. */
export const TO_ACCOUNT = `rowid IN (SELECT letters.rowid
  FROM (SELECT game FROM seats WHERE account = ?1 UNION SELECT game FROM former_seats WHERE account = ?1) AS mine
    CROSS JOIN letters ON letters.key > mine.game || ':' AND letters.key < mine.game || ';'
  WHERE letters.account = ?1)`;

type Recorded = LetterFate & { readonly report?: LetterReport };

function recorded({ reports, error, ...row }: Row): Recorded {
  const furthest = (JSON.parse(reports) as { fate: ReportedFate; reason: string | null }[])
    .map(({ fate, reason }) => ({ fate, ...(reason !== null && { reason }) }))
    .reduce<LetterReport | undefined>((best, each) => (isFurther(each, best) ? each : best), undefined);
  return { ...row, ...(error !== null && { error }), ...(furthest && { report: furthest }) };
}

/** What older releases have written down of a game's letters, which goes within a month. */
export async function olderLettersOf(db: D1Database, game: GameId): Promise<readonly Recorded[]> {
  const { results } = await db
    .prepare(`${SELECT} WHERE key > ?1 || ':' AND key < ?1 || ';'`)
    .bind(game)
    .all<Row>();
  return results.map(recorded);
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
  return results.map((row) => {
    const { report, error, ...letter } = recorded(row);
    return withReport({ ...letter, error }, report);
  });
}
