/** How much a seat may do in one game per day, so that nobody fills a log, or the others' mailboxes. */
import type { Seat } from '../../rules/index.ts';
import { DAY } from '../clock/units.ts';
import { DEEDS_A_DAY } from '../limits.ts';
import type { Command } from './model/commands.ts';
import type { GameRefusal } from './model/refusals.ts';

/**
 * Why the command has to wait until tomorrow; undefined if it need not. `seq` is the log's length, which
 * alone says that most games are far from any limit.
 */
export function tooMuchToday(
  sql: SqlStorage,
  seq: number,
  command: Command,
  now: number,
): GameRefusal | undefined {
  const { events, offers } = DEEDS_A_DAY;
  if (!('seat' in command) || command.seat === undefined || seq <= offers) return undefined;
  const isOffer = command.type === 'offer' || command.type === 'resign';
  if (isOffer && deedsOf(sql, command.seat, now, 'offerMade') >= offers) {
    return { code: 'TOO_MUCH_TODAY', what: 'offers', limit: offers };
  }
  if (seq <= events || deedsOf(sql, command.seat, now, '*') < events) return undefined;
  return { code: 'TOO_MUCH_TODAY', what: 'events', limit: events };
}

/** How many of the seat's events of the last 24 hours are of a type; '*' is any. */
const deedsOf = (sql: SqlStorage, seat: Seat, now: number, type: string): number =>
  sql
    .exec<{ count: number }>(
      `SELECT count(*) AS count FROM events
       WHERE at > ? AND type GLOB ? AND json_extract(payload, '$.seat') = ?`,
      now - DAY,
      type,
      seat,
    )
    .one().count;
