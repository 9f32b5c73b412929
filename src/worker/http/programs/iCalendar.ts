/** The calendar format (RFC 5545). */
import { SERVICE } from '../../../words/index.ts';

export interface CalendarEvent {
  readonly uid: string;
  /** ms since 1970 */
  readonly changedAt: number;
  readonly startsAt: number;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** Whether the calendar program reminds its user a day ahead. */
  readonly hasAlarm: boolean;
}

/** `alarm`: the text of reminders. */
export function formatCalendar(events: readonly CalendarEvent[], alarm: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SERVICE}//Turns//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${SERVICE}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => eventLines(event, alarm)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Events are transparent: they do not mark the user as busy. */
const eventLines = (event: CalendarEvent, alarm: string): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${instant(event.changedAt)}`,
  `DTSTART:${instant(event.startsAt)}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `URL:${event.url}`,
  'TRANSP:TRANSPARENT',
  ...(event.hasAlarm ? alarmLines(alarm) : []),
  'END:VEVENT',
];

const alarmLines = (text: string): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(text)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
];

/** "20901231T235959Z" */
const instant = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** Folds a line into parts of at most 75 bytes; every part after the first begins with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
