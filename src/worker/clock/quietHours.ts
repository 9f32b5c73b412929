/**
 * Quiet hours: the part of every night when a player is not to be disturbed. They do not stop the clock.
 * They delay what would reach the player: a deadline, a reminder or a letter waits until they end.
 *
 * They run from the first instant when local time is `from` to the last when it is `to`. So an hour that
 * occurs twice is quiet both times, and the night stays in one piece.
 */
import { ok, type Result, refuse } from '../../rules/index.ts';
import { dayAt, firstInstantAt, lastInstantAt, type Zone } from './zone.ts';

/** Local times `HH:MM` in the player's zone; `to` may be on the next day. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

export type QuietHoursRefusal =
  | { readonly code: 'NOT_A_TIME'; readonly text: string }
  | { readonly code: 'QUIET_HOURS_EMPTY' }
  /** `most` in hours: half of the day must remain. */
  | { readonly code: 'QUIET_HOURS_TOO_LONG'; readonly most: number };

const MOST_HOURS = 12;

/** Parses two local times; `7:30` means `07:30`. */
export function parseQuietHours(from: string, to: string): Result<QuietHours, QuietHoursRefusal> {
  const start = parseTime(from);
  if (start === undefined) return refuse({ code: 'NOT_A_TIME', text: from });
  const end = parseTime(to);
  if (end === undefined) return refuse({ code: 'NOT_A_TIME', text: to });
  if (start === end) return refuse({ code: 'QUIET_HOURS_EMPTY' });
  if (minutesOf(end) - minutesOf(start) + (end < start ? 24 * 60 : 0) > MOST_HOURS * 60)
    return refuse({ code: 'QUIET_HOURS_TOO_LONG', most: MOST_HOURS });
  return ok({ from: start, to: end });
}

function parseTime(text: string): string | undefined {
  const [, hours, minutes] = /^\s*([01]?\d|2[0-3]):([0-5]\d)\s*$/.exec(text) ?? [];
  return hours === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** The quiet hours around `at`, as instants, the end not included; undefined: `at` is not in quiet hours. */
export function quietAround(
  at: number,
  quiet: QuietHours | undefined,
  zone: Zone,
): { readonly start: number; readonly end: number } | undefined {
  if (!quiet) return undefined;
  const today = dayAt(at, zone);
  const nights = quiet.to < quiet.from ? 1 : 0;
  for (const day of [today - 1, today]) {
    const start = firstInstantAt(day, quiet.from, zone);
    if (at < start) return undefined;
    const end = lastInstantAt(day + nights, quiet.to, zone);
    if (at < end) return { start, end };
  }
  return undefined;
}

/** When a letter due at `at` may be sent: right away, or when the quiet hours end. */
export const nextLetterTime = (at: number, quiet: QuietHours | undefined, zone: Zone): number =>
  quietAround(at, quiet, zone)?.end ?? at;
