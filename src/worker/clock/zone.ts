/**
 * Converts between instants (ms since 1970) and local time. All that time zones do to a day is handled here:
 * days of 23, 24.5 and 25 hours, midnights that do not exist, hours that occur twice.
 */
import { Temporal } from 'temporal-polyfill';
import { ok, type Result, refuse } from '../../rules/index.ts';
import { dayOf, formatDay, type LocalDate } from './days.ts';

/** An IANA name in its usual spelling, `Europe/Berlin`. */
export type Zone = string;

export interface ZoneRefusal {
  readonly code: 'ZONE_UNKNOWN';
  readonly text: string;
}

// An isolate's first conversion loads the runtime's zone data, which takes tens of ms; later ones take
// microseconds. Doing it at start-up keeps that delay out of requests and alarms.
Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO('Europe/Berlin');

/**
 * Parses an IANA name in any case. Plain offsets (`+02:00`) are refused, because they have no daylight
 * saving time.
 */
export function parseZone(text: string): Result<Zone, ZoneRefusal> {
  const name = text.trim();
  if (!/^[a-z][\w+\-/]{0,63}$/i.test(name)) return refuse({ code: 'ZONE_UNKNOWN', text });
  try {
    return ok(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId);
  } catch {
    return refuse({ code: 'ZONE_UNKNOWN', text });
  }
}

/**
 * The runtime's edition of the time-zone database. Editions differ and zones change while games run, so
 * anything computed here is logged when it is promised, and never recomputed. Tests substitute another
 * edition.
 */
export const zoneData = {
  /** The zone whose rules apply to a zone. */
  ruling: (zone: Zone): Zone => zone,
};

/** Never throws: a name that only another edition knows must not make a game unreadable. */
function known(zone: Zone): Zone {
  const ruling = zoneData.ruling(zone);
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(ruling);
    return ruling;
  } catch {
    return 'UTC';
  }
}

/** An instant in a zone's local time; in UTC if the zone is unknown. */
export const zoned = (at: number, zone: Zone): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(known(zone));

/** The local date in a zone at an instant. */
export const dateAt = (at: number, zone: Zone): LocalDate => zoned(at, zone).toPlainDate().toString();

/** The same as a day number. */
export const dayAt = (at: number, zone: Zone): number => dayOf(dateAt(at, zone));

/** The first instant of a date: midnight, or the first instant after it if midnight is skipped. */
export const startOfDay = (day: number, zone: Zone): number =>
  Temporal.PlainDate.from(formatDay(day)).toZonedDateTime(known(zone)).epochMilliseconds;

/**
 * The first instant on that day when local time is `time` (`HH:MM`); if that time is skipped, the instant of
 * the skip.
 */
export const firstInstantAt = (day: number, time: string, zone: Zone): number =>
  instantAt(day, time, zone, 'earlier');

/** The last such instant: it differs only for times that occur twice. */
export const lastInstantAt = (day: number, time: string, zone: Zone): number =>
  instantAt(day, time, zone, 'later');

function instantAt(day: number, time: string, zone: Zone, disambiguation: 'earlier' | 'later'): number {
  const wanted = Temporal.PlainDateTime.from(`${formatDay(day)}T${time}`);
  const found = wanted.toZonedDateTime(known(zone), { disambiguation });
  if (found.toPlainDateTime().equals(wanted)) return found.epochMilliseconds;
  const beforeSkip = wanted.toZonedDateTime(known(zone), { disambiguation: 'earlier' });
  const skip = beforeSkip.getTimeZoneTransition('next');
  return (skip ?? beforeSkip).epochMilliseconds;
}
