/** The log's table: append and read, nothing else. */

import type { Cause } from '../model/commands.ts';
import type { GameEvent, LoggedEvent } from '../model/events.ts';
import type { Times } from '../model/times.ts';
import { hashRecord, type LogRecord, NO_HASH } from './chain.ts';
import { decodeRecord, encodeEvent } from './codec.ts';

/** The records as they stand, oldest first; causes stay inside. */
export const readRecords = (sql: SqlStorage): readonly LogRecord[] =>
  sql
    .exec<LogRecord & Record<string, SqlStorageValue>>(
      'SELECT seq, at, type, version, payload, hash FROM events ORDER BY seq',
    )
    .toArray();

/** For what cause the game was made; undefined: there is no game. */
export const firstCause = (sql: SqlStorage): Cause | undefined =>
  sql.exec<{ cause: Cause }>('SELECT cause FROM events ORDER BY seq LIMIT 1').toArray()[0]?.cause;

/** The events, oldest first, in the form of today. */
export const readEvents = (sql: SqlStorage): readonly LoggedEvent[] => readRecords(sql).map(decodeRecord);

/**
 * Appends events that happen at one moment for one cause. `follow` is handed each as it will be read, and
 * says what is to be kept of the clocks after it. Throws on an event that could not be read again: in a
 * transaction, so that nothing of it is kept.
 */
export function appendEvents(
  sql: SqlStorage,
  events: readonly GameEvent[],
  at: number,
  cause: Cause,
  follow: (logged: LoggedEvent) => Times | undefined = () => undefined,
): void {
  const [newest] = sql
    .exec<{ seq: number; hash: string }>('SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1')
    .toArray();
  let previous = newest?.hash ?? NO_HASH;
  for (const [index, event] of events.entries()) {
    const numbered = { seq: (newest?.seq ?? 0) + index + 1, at };
    const read = decodeRecord({ ...numbered, ...encodeEvent(event), hash: NO_HASH });
    const record = { ...numbered, ...encodeEvent(event, follow(read)) };
    previous = hashRecord(previous, record);
    sql.exec(
      'INSERT INTO events (seq, at, type, version, payload, cause, hash) VALUES (?, ?, ?, ?, ?, ?, ?)',
      record.seq,
      at,
      record.type,
      record.version,
      record.payload,
      cause,
      previous,
    );
  }
}
