/** Clocks in words: terms, durations, dates and instants, for pages and letters. English, as all our words. */
import { unreachable } from '../../rules/index.ts';
import { type DateRange, dayOf, weekdayOf } from './days.ts';
import type { Terms } from './terms.ts';
import { DAY, HOUR } from './units.ts';
import { type Zone, zoned } from './zone.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "3 days a move", "10 days + 1 day a move, at most 10 days", "10 days + 12 hours a move, at most 20 days", "no clock". */
export function termsInWords(terms: Terms): string {
  switch (terms.kind) {
    case 'none':
      return 'no clock';
    case 'perMove':
      return `${wholeUnits(terms.time)} a move`;
    case 'fischer': {
      const { bank, increment, cap } = terms;
      if (increment === 0) return `${wholeUnits(bank)} for all moves`;
      return `${wholeUnits(bank)} + ${wholeUnits(increment)} a move, at most ${wholeUnits(cap)}`;
    }
    default:
      return unreachable(terms);
  }
}

/** Terms are whole hours. */
const unitOf = (time: number): number => (time % DAY === 0 ? DAY : HOUR);

const wholeUnits = (time: number): string =>
  unitOf(time) === DAY ? counted(time / DAY, 'day') : counted(time / HOUR, 'hour');

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * "Mon 30 Nov 2026, 18:00 (Europe/Berlin), 17:00 UTC"; the date stands again where UTC has another one:
 * "Mon 30 Nov 2026, 08:30 (Asia/Tokyo), Sun 29 Nov 2026, 23:30 UTC". Rounded down to the minute.
 */
export function formatInstant(at: number, zone: Zone): string {
  const here = readingOf(at, zone);
  const universal = readingOf(at, 'UTC');
  if (zone === 'UTC') return `${universal.date}, ${universal.time} UTC`;
  const utcDate = universal.date === here.date ? '' : `${universal.date}, `;
  return `${here.date}, ${here.time} (${zone}), ${utcDate}${universal.time} UTC`;
}

function readingOf(at: number, zone: Zone): { readonly date: string; readonly time: string } {
  const wall = zoned(at, zone);
  return {
    date: formatDate(wall.toPlainDate().toString()),
    time: wall.toPlainTime().toString({ smallestUnit: 'minute', roundingMode: 'floor' }),
  };
}

/** "Thu 24 Dec 2026"; with another last day, "Thu 24 Dec 2026 to Sun 3 Jan 2027". */
export const formatRange = ({ first, last }: DateRange): string =>
  first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`;

function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${WEEKDAYS[weekdayOf(dayOf(date))]} ${day} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}
