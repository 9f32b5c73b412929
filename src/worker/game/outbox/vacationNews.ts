/**
 * News of vacation in the outbox: what is changed within minutes is told in one letter, by what came of it.
 */
import type { DueLetter } from '../letters/index.ts';
import { VACATION_SETTLES, type VacationNews } from '../letters/vacation.ts';
import type { GameId } from '../model/ids.ts';
import { putLetter } from './table.ts';

/**
 * Puts the letter in, to leave once nothing more was changed for a while. One that waits for the same reader
 * about the same player gives way to it: what that knew to be told before is what the reader knows. Returns
 * whether it was such news.
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
