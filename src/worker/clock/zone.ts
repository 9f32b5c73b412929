/**
 * Converts between instants (ms since 1970) and local time. All that time zones do to a day is handled here:
 * days of 23, 24.5 and 25 hours, midnights that do not exist, hours that occur twice. Uses the polyfill's
 * functions, of which a bundle keeps the ones it calls; the classes cannot be taken apart.
 */
import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';
import { ok, type Result, refuse } from '../../rules/index.ts';
import { dayOf, type LocalDate } from './days.ts';
import { DAY } from './units.ts';

/** An IANA name in its usual spelling, `Europe/Berlin`. */
export type Zone = string;

export interface ZoneRefusal {
  readonly code: 'ZONE_UNKNOWN';
  readonly text: string;
}

function inZone(at: number, zone: Zone): ZonedDateTime.Record {
  return Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(at), zone);
}

// An isolate's first conversion loads the runtime's zone data, which takes tens of ms; later ones take
// microseconds. Doing it at start-up keeps that delay out of requests and alarms.
inZone(0, 'Europe/Berlin');

/**
 * Parses an IANA name in any case. Plain offsets (`+02:00`) are refused, because they have no daylight
 * saving time.
 */
export function parseZone(text: string): Result<Zone, ZoneRefusal> {
  const name = text.trim();
  if (!/^[a-z][\w+\-/]{0,63}$/i.test(name)) return refuse({ code: 'ZONE_UNKNOWN', text });
  try {
    return ok(inZone(0, name).timeZoneId);
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
    inZone(0, ruling);
    return ruling;
  } catch {
    return 'UTC';
  }
}

/** The local date in a zone at an instant; in UTC if the zone is unknown. */
export const dateAt = (at: number, zone: Zone): LocalDate =>
  PlainDate.toString(ZonedDateTime.toPlainDate(inZone(at, known(zone))));

/** The local time, `HH:MM`, likewise. */
export function timeAt(at: number, zone: Zone): string {
  const { hour, minute } = inZone(at, known(zone));
  return [hour, minute].map((number) => String(number).padStart(2, '0')).join(':');
}

/** The same as a day number. */
export const dayAt = (at: number, zone: Zone): number => dayOf(dateAt(at, zone));

function dateOf(day: number): readonly [year: number, month: number, day: number] {
  const date = new Date(day * DAY);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/** The first instant of a date: midnight, or the first instant after it if midnight is skipped. */
export const startOfDay = (day: number, zone: Zone): number =>
  PlainDate.toZonedDateTime(PlainDate.create(...dateOf(day)), known(zone)).epochMilliseconds;

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
  const [hour, minute] = time.split(':').map(Number);
  const wanted = PlainDateTime.create(...dateOf(day), hour, minute);
  const found = PlainDateTime.toZonedDateTime(wanted, known(zone), { disambiguation });
  if (PlainDateTime.equals(ZonedDateTime.toPlainDateTime(found), wanted)) return found.epochMilliseconds;
  const beforeSkip = PlainDateTime.toZonedDateTime(wanted, known(zone), { disambiguation: 'earlier' });
  const skip = ZonedDateTime.getTimeZoneTransition(beforeSkip, 'next');
  return (skip ?? beforeSkip).epochMilliseconds;
}
