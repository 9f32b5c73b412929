/** The hour of the daily letter, in the reader's local time. */
import { dayAt, firstInstantAt, type Zone } from './zone.ts';

/** When the next digest is due: the first instant after `now` when it is that hour (0-23) locally. */
export function nextDigestAt(
  { zone, digestHour }: { readonly zone: Zone; readonly digestHour: number },
  now: number,
): number {
  const time = `${String(digestHour).padStart(2, '0')}:00`;
  const day = dayAt(now, zone);
  const today = firstInstantAt(day, time, zone);
  return today > now ? today : firstInstantAt(day + 1, time, zone);
}
