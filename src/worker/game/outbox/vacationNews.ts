/**
 * Vacation news in the outbox: changes made within minutes of each other are told in one letter, by their
 * result.
 */
import type { DateRange } from '../../clock/days.ts';
import type { DueLetter } from '../letters/index.ts';
import { VACATION_SETTLES } from '../letters/vacation.ts';
import type { GameId } from '../model/ids.ts';
import type { OutboxEntry } from './entry.ts';
import type { Outbox } from './outbox.ts';

interface Change {
  /** Whose days they are. */
  readonly of: number;
  /** What the reader was last told. */
  readonly before: readonly DateRange[];
}

/** The change that a letter tells of; a day taken automatically is none. */
function changeIn(letter: DueLetter): Change | undefined {
  if (letter.kind !== 'news' || letter.news.what !== 'vacation') return undefined;
  const { of, before } = letter.news;
  return before && { of, before };
}

/** The same for a letter to the seat that nobody has tried to send yet. */
const changeWaiting = ({ work, tried }: OutboxEntry, seat: number): Change | undefined =>
  tried === 0 && work.kind === 'letter' && work.letter.seat === seat ? changeIn(work.letter) : undefined;

/**
 * Adds the letter, to be sent once nothing has changed for a while. It replaces any that still waits for the
 * same reader about the same player, and starts from what the reader was last told. Returns whether it was
 * vacation news.
 */
export function putVacationNews(outbox: Outbox, id: GameId, letter: DueLetter, at: number): boolean {
  const change = changeIn(letter);
  if (!change || letter.kind !== 'news' || letter.news.what !== 'vacation') return false;
  const waiting = outbox.entries().filter((entry) => changeWaiting(entry, letter.seat)?.of === change.of);
  const [first] = waiting;
  const { before } = (first && changeWaiting(first, letter.seat)) ?? change;
  for (const entry of waiting) outbox.takeOut(entry);
  const { of, isAutomatic } = letter.news;
  const news = { what: 'vacation', of, isAutomatic, before } as const;
  outbox.putLetter(id, { ...letter, news }, at + VACATION_SETTLES);
  return true;
}
