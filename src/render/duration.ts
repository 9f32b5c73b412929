/** Spans of time in words. */
import { counted } from './phrases.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The two largest units that matter, rounded down: "2 days 3 hours", "45 minutes", "less than a minute". */
export function formatDuration(ms: number): string {
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const parts =
    days > 0 ? [part(days, 'day'), part(hours, 'hour')] : [part(hours, 'hour'), part(minutes, 'minute')];
  return parts.flat().join(' ') || 'less than a minute';
}

const part = (count: number, unit: string): readonly string[] => (count > 0 ? [counted(count, unit)] : []);
