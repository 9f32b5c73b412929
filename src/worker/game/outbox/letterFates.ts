/**
 * What became of a game's letters, kept in the rows of the outbox: what the game did with each, and what the
 * provider has reported since.
 */
import type { AccountId, GameId } from '../model/ids.ts';
import {
  isFurther,
  type LetterFate,
  type LetterReport,
  type ListedLetter,
  withReport,
} from '../model/letterFate.ts';

/** A letter's row in the outbox. */
export interface LetterRow extends Record<string, SqlStorageValue> {
  readonly key: string;
  readonly position: number;
  /** Of a settled letter: the account. */
  readonly payload: string;
  readonly due: number;
  readonly parked: number;
  readonly last_error: string | null;
  readonly fate: LetterFate['fate'] | '' | null;
  readonly reported: string | null;
}

export const letterRows = (sql: SqlStorage): readonly LetterRow[] =>
  sql
    .exec<LetterRow>(
      `SELECT key, position, payload, due, parked, last_error, fate, reported FROM outbox
       WHERE fate IS NOT NULL OR parked = 1`,
    )
    .toArray();

/** The letters that were sent, dropped or given up, oldest first. A key names the kind, seat and ply. */
export const lettersIn = (
  rows: readonly LetterRow[],
  game: GameId,
  accountAt: (seat: number) => AccountId,
): readonly ListedLetter[] =>
  rows
    .filter(({ key, fate, parked }) => (fate || parked === 1) && key.startsWith(`${game}:`))
    .toSorted((a, b) => a.due - b.due || a.position - b.position)
    .map(({ key, payload, fate, last_error, due: at, reported }) => {
      const [, kind, seat, ply] = key.split(':') as [string, LetterFate['kind'], string, string];
      const account = fate ? (payload as AccountId) : accountAt(Number(seat));
      const about = { key, game, seat: Number(seat), ply: Number(ply), kind, account, at };
      return withReport({ ...about, fate: fate || 'parked', error: last_error ?? undefined }, read(reported));
    });

/** Notes a report on a letter, sent or just being sent; one that arrives late moves nothing back. */
export function noteReport(sql: SqlStorage, key: string, { fate, reason }: LetterReport): void {
  const [row] = sql
    .exec<Pick<LetterRow, 'reported'>>('SELECT reported FROM outbox WHERE key = ?', key)
    .toArray();
  if (!row || !isFurther({ fate }, read(row.reported))) return;
  const report: LetterReport = { fate, ...(reason !== undefined && { reason }) };
  sql.exec('UPDATE outbox SET reported = ? WHERE key = ?', JSON.stringify(report), key);
}

/** Nobody can tell any more to whom they went; that they were sent stays, or they would be again. */
export function forgetLetters(sql: SqlStorage, account: AccountId): void {
  sql.exec(
    "UPDATE outbox SET payload = '', last_error = NULL, reported = NULL WHERE fate IS NOT NULL AND payload = ?",
    account,
  );
}

/** Whether D1 was told of the letters, as older releases did, and still has to be asked. */
export const isToldByD1 = (sql: SqlStorage): boolean =>
  sql.exec("SELECT 1 FROM kept WHERE kind = 'letters'").toArray().length > 0;

/** Takes what D1 knew of the letters; the object keeps it from now on. */
export function takeOver(
  sql: SqlStorage,
  letters: readonly (LetterFate & { report?: LetterReport })[],
): void {
  for (const { key, account, fate, error, at, report } of letters) {
    // The object itself knows what it has given up.
    if (fate === 'parked') continue;
    sql.exec(
      `INSERT INTO outbox (key, position, payload, due, last_error, fate, reported) VALUES (?1, 0, ?2, ?3, ?4, ?5, ?6)
       ON CONFLICT (key) DO UPDATE SET payload = ?2, due = ?3, last_error = ?4, reported = coalesce(reported, ?6)
         WHERE outbox.fate IS NOT NULL`,
      ...[key, account, at, error ?? null, fate, report ? JSON.stringify(report) : null],
    );
  }
  sql.exec("DELETE FROM kept WHERE kind = 'letters'");
}

const read = (reported: string | null): LetterReport | undefined =>
  reported === null ? undefined : (JSON.parse(reported) as LetterReport);
