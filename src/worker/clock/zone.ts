/**
 * Where instants (ms since 1970) and wall clocks meet. Everything a zone does to a day happens here: days of
 * 23, 24.5 and 25 hours, midnights that do not exist, hours that come twice.
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

// The first conversion of an isolate loads the runtime's zone data (tens of ms); later ones cost
// microseconds. Paid here, at start-up, it is not paid by a request or an alarm.
Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO('Europe/Berlin');

/** Reads an IANA name in any case. Plain offsets (`+02:00`) are refused: they know no summer time. */
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
 * whatever is computed here is logged where it was promised, and never computed again. Tests put another
 * edition in its place.
 */
export const zoneData = {
  /** The zone of the database that holds for a zone. */
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

/** An instant on the wall clock of a zone; of UTC where the zone is unknown. */
export const zoned = (at: number, zone: Zone): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(known(zone));

/** The date that the zone has at an instant. */
export const dateAt = (at: number, zone: Zone): LocalDate => zoned(at, zone).toPlainDate().toString();

/** The same as a day number. */
export const dayAt = (at: number, zone: Zone): number => dayOf(dateAt(at, zone));

/** The first instant of a date: midnight, or where midnight is skipped, the first instant after it. */
export const startOfDay = (day: number, zone: Zone): number =>
  Temporal.PlainDate.from(formatDay(day)).toZonedDateTime(known(zone)).epochMilliseconds;

/**
 * The first instant at which the wall shows `time` (`HH:MM`) on that day; if it skips it, the instant of the
 * skip.
 */
export const firstInstantAt = (day: number, time: string, zone: Zone): number =>
  instantAt(day, time, zone, 'earlier');

/** The last such instant: it differs only for times that come twice. */
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
