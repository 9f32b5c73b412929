/**
 * Vacation news in the outbox: changes made within minutes of each other are told in one letter, by their
 * result.
 */
import type { DueLetter } from '../letters/index.ts';
import { VACATION_SETTLES, type VacationNews } from '../letters/vacation.ts';
import type { GameId } from '../model/ids.ts';
import { putLetter } from './table.ts';

/**
 * Adds the letter, to be sent once nothing has changed for a while. It replaces any that still waits for the
 * same reader about the same player, and starts from what the reader was last told. Returns whether it was
 * vacation news.
 */
export function putVacationNews(sql: SqlStorage, id: GameId, letter: DueLetter, at: number): boolean {
  if (letter.kind !== 'news' || letter.news.what !== 'vacation' || letter.news.before === undefined) {
    return false;
  }
  const { of } = letter.news;
  const waiting = sql
    .exec<{ id: number; payload: string }>(
      `SELECT id, payload FROM outbox WHERE kind = 'news' AND parked = 0 AND tried = 0
         AND json_extract(payload, '$.letter.seat') = ?
         AND json_extract(payload, '$.letter.news.what') = 'vacation'
         AND json_extract(payload, '$.letter.news.of') = ?
         AND json_extract(payload, '$.letter.news.before') IS NOT NULL`,
      letter.seat,
      of,
    )
    .toArray();
  const [first] = waiting;
  const known = first && (JSON.parse(first.payload) as { letter: { news: VacationNews } }).letter.news.before;
  for (const row of waiting) sql.exec('DELETE FROM outbox WHERE id = ?', row.id);
  const news = { ...letter.news, before: known ?? letter.news.before };
  putLetter(sql, id, { ...letter, news }, at + VACATION_SETTLES);
  return true;
}
