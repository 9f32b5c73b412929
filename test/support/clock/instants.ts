/** Wall clocks in, instants out, by way of `Intl` and not of the code under test. */
import type { Calendar } from '../../../src/worker/clock/calendar.ts';

/**
 * Six kinds of clock change, and none: whole hours north and south, half hours, midnights that are skipped.
 */
export const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** What the wall shows: `2026-11-30 18:00`. */
export function wallAt(at: number, zone: string): string {
  const parts = new Map<string, string>();
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts.set(type, value);
  const date = ['year', 'month', 'day'].map((part) => parts.get(part)).join('-');
  return `${date} ${parts.get('hour')}:${parts.get('minute')}`;
}

/** The instants, in order, at which the wall shows this: none in a gap, two in a repeated hour. */
export function instantsAt(wall: string, zone: string): readonly number[] {
  const nominal = Date.parse(`${wall.replace(' ', 'T')}Z`);
  const quarter = 15 * 60_000;
  const candidates = Array.from({ length: 4 * 30 }, (_, index) => nominal + (index - 4 * 15) * quarter);
  return candidates.filter((at) => wallAt(at, zone) === wall);
}

/** The first of them; the wall must show it. */
export function instant(wall: string, zone: string): number {
  const [first] = instantsAt(wall, zone);
  if (first === undefined) throw new Error(`${zone} skips ${wall}`);
  return first;
}

export const calendar = (zone: string, rest: Partial<Calendar> = {}): Calendar => ({
  zone,
  weekendsOff: false,
  vacation: [],
  ...rest,
});
