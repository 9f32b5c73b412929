/** Time: durations, dates, the clock's terms, and how long ago something was. */
import { counted } from './lists.ts';

const part = (count: number, unit: string): readonly string[] => (count > 0 ? [counted(count, unit)] : []);

/** "2 days 3 hours", "45 minutes"; zeros are left out. */
export const duration = (days: number, hours: number, minutes: number): string =>
  [...part(days, 'day'), ...part(hours, 'hour'), ...part(minutes, 'minute')].join(' ') ||
  'less than a minute';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const clock = {
  duration,
  days: (count: number): string => counted(count, 'day'),
  hours: (count: number): string => counted(count, 'hour'),
  terms: {
    none: 'no clock',
    perMove: (time: string): string => `${time} a move`,
    forAllMoves: (bank: string): string => `${bank} for all moves`,
    bank: (bank: string, increment: string, cap: string): string =>
      `${bank} + ${increment} a move, at most ${cap}`,
  },
  /** The clock's terms, one phrase each. */
  setup: {
    none: 'No clock',
    terms: (terms: string): string => `Clock: ${terms}`,
    weekendsOff: 'Saturdays and Sundays do not count',
    noVacation: 'No vacation: days off do not stop the clock',
    isClaimable: 'When time is up, the opponents may end it',
  },
  /** "Mon 30 Nov 2026"; weekdays are counted from Sunday, 0; months from 1. */
  date: (weekday: number, day: number, month: number, year: number): string =>
    `${WEEKDAYS[weekday]} ${day} ${MONTHS[month - 1]} ${year}`,
  /** "Thu 24 Dec 2026 to Sun 3 Jan 2027" */
  range: (first: string, last: string): string => `${first} to ${last}`,
  /** "Mon 30 Nov 2026, 17:00 UTC" */
  universal: (date: string, time: string): string => `${date}, ${time} UTC`,
  /** The same after the local time: "Mon 30 Nov 2026, 18:00 (Europe/Berlin), 17:00 UTC". */
  inZone: (date: string, time: string, zone: string, universalTime: string): string =>
    `${date}, ${time} (${zone}), ${universalTime} UTC`,
  /** If the local date differs: "Mon 30 Nov 2026, 08:30 (Asia/Tokyo), Sun 29 Nov 2026, 23:30 UTC". */
  inZoneOnOtherDate: (
    date: string,
    time: string,
    zone: string,
    universalDate: string,
    universalTime: string,
  ): string => `${date}, ${time} (${zone}), ${universalDate}, ${universalTime} UTC`,
  ago: {
    lessThanAnHour: 'less than an hour ago',
    hours: (count: number): string => `${counted(count, 'hour')} ago`,
    days: (count: number): string => `${counted(count, 'day')} ago`,
  },
};
