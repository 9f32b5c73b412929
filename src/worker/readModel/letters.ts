/** What became of each letter: shown on the game's page, and to the operator. */
import type { Seat } from '../../rules/index.ts';
import type { GameId } from '../game/events.ts';
import type { LetterFate } from '../game/outbox.ts';

/** Records a letter's fate; a later one of the same letter takes its place. */
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

export interface ListedLetter {
  readonly key: string;
  readonly game: GameId;
  readonly seat: Seat;
  readonly kind: LetterFate['kind'];
  readonly ply: number;
  readonly fate: LetterFate['fate'];
  readonly error: string | undefined;
  readonly at: number;
}

interface Row extends Omit<ListedLetter, 'error'> {
  readonly error: string | null;
}

const COLUMNS = 'key, game, seat, kind, ply, fate, error, at';

const listed = ({ results }: D1Result<Row>): readonly ListedLetter[] =>
  results.map(({ error, ...row }) => ({ ...row, error: error ?? undefined }));

/** The letters of a game, oldest first. */
export const lettersOf = async (db: D1Database, game: GameId): Promise<readonly ListedLetter[]> =>
  listed(
    await db.prepare(`SELECT ${COLUMNS} FROM letters WHERE game = ? ORDER BY at, key`).bind(game).all<Row>(),
  );

/** Letters that were given up, newest first. */
export const parkedLetters = async (db: D1Database, limit: number): Promise<readonly ListedLetter[]> =>
  listed(
    await db
      .prepare(`SELECT ${COLUMNS} FROM letters WHERE fate = 'parked' ORDER BY at DESC LIMIT ?`)
      .bind(limit)
      .all<Row>(),
  );
