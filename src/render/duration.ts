/** Durations in words. */
import type { BoardWords } from '../words/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The two largest units that matter, rounded down: "2 days 3 hours", "45 minutes", "less than a minute". */
export function formatDuration({ clock }: Pick<BoardWords, 'clock'>, ms: number): string {
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  return clock.duration(days, hours, days > 0 ? 0 : minutes);
}
