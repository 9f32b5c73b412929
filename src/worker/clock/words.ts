/** Terms, dates and instants for people to read: the data for the sentences in `words/LOCALE/clock.ts`. */
import { unreachable } from '../../rules/index.ts';
import type { Words } from '../../words/index.ts';
import { type DateRange, dayOf, weekdayOf } from './days.ts';
import type { Terms } from './terms.ts';
import { DAY, HOUR } from './units.ts';
import { dateAt, timeAt, type Zone } from './zone.ts';

type ClockWords = Pick<Words, 'clock'>;

/**
 * "3 days a move", "10 days + 1 day a move, at most 10 days", "10 days + 12 hours a move, at most 20 days",
 * "no clock".
 */
export function termsInWords(words: ClockWords, terms: Terms): string {
  const say = words.clock.terms;
  const units = (time: number): string => wholeUnits(words, time);
  switch (terms.kind) {
    case 'none':
      return say.none;
    case 'perMove':
      return say.perMove(units(terms.time));
    case 'fischer': {
      const { bank, increment, cap } = terms;
      return increment === 0
        ? say.forAllMoves(units(bank))
        : say.bank(units(bank), units(increment), units(cap));
    }
    default:
      return unreachable(terms);
  }
}

/** Terms are whole hours. */
const wholeUnits = ({ clock }: ClockWords, time: number): string =>
  time % DAY === 0 ? clock.days(time / DAY) : clock.hours(time / HOUR);

/**
 * "Mon 30 Nov 2026, 18:00 (Europe/Berlin), 17:00 UTC"; with both dates where UTC's differs: "Mon 30 Nov
 * 2026, 08:30 (Asia/Tokyo), Sun 29 Nov 2026, 23:30 UTC". Rounded down to the minute.
 */
export function formatInstant(words: ClockWords, at: number, zone: Zone): string {
  const say = words.clock;
  const here = readingOf(words, at, zone);
  const universal = readingOf(words, at, 'UTC');
  if (zone === 'UTC') return say.universal(universal.date, universal.time);
  return universal.date === here.date
    ? say.inZone(here.date, here.time, zone, universal.time)
    : say.inZoneOnOtherDate(here.date, here.time, zone, universal.date, universal.time);
}

function readingOf(
  words: ClockWords,
  at: number,
  zone: Zone,
): { readonly date: string; readonly time: string } {
  return { date: formatDate(words, dateAt(at, zone)), time: timeAt(at, zone) };
}

/** "Thu 24 Dec 2026"; or, if the last day is another, "Thu 24 Dec 2026 to Sun 3 Jan 2027". */
export const formatRange = (words: ClockWords, { first, last }: DateRange): string =>
  first === last
    ? formatDate(words, first)
    : words.clock.range(formatDate(words, first), formatDate(words, last));

function formatDate({ clock }: ClockWords, date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return clock.date(weekdayOf(dayOf(date)), day, month, year);
}

/** How long ago, roughly: "3 hours ago". */
export function formatAgo({ clock: { ago } }: ClockWords, ms: number): string {
  if (ms < HOUR) return ago.lessThanAnHour;
  return ms < 2 * DAY ? ago.hours(Math.floor(ms / HOUR)) : ago.days(Math.floor(ms / DAY));
}
