/** The log's table: append and read, nothing else. */

import type { Cause } from '../model/commands.ts';
import type { GameEvent, LoggedEvent } from '../model/events.ts';
import type { AccountId } from '../model/ids.ts';
import type { Times } from '../model/times.ts';
import { hashRecord, type LogRecord, NO_HASH } from './chain.ts';
import { decodeRecord, encodeEvent } from './codec.ts';
import { seal, withoutName } from './sealed.ts';

type Row = Omit<LogRecord, 'openings'> & { readonly openings: string | null };

/** The records as stored, oldest first, with all openings; causes are left out. */
export const readRecords = (sql: SqlStorage): readonly LogRecord[] =>
  sql
    .exec<Row & Record<string, SqlStorageValue>>(
      'SELECT seq, at, type, version, payload, hash, openings FROM events ORDER BY seq',
    )
    .toArray()
    .map(recordOf);

/** A row of the table; it may be from before openings were kept. */
export const recordOf = ({
  seq,
  at,
  type,
  version,
  payload,
  hash,
  openings,
}: Partial<Row> & Omit<Row, 'openings'>): LogRecord => ({
  seq,
  at,
  type,
  version,
  payload,
  hash,
  ...(openings && { openings: JSON.parse(openings) as readonly string[] }),
});

/** The cause that created the game; undefined if there is no game. */
export const firstCause = (sql: SqlStorage): Cause | undefined =>
  sql.exec<{ cause: Cause }>('SELECT cause FROM events ORDER BY seq LIMIT 1').toArray()[0]?.cause;

/** The events, oldest first, in today's form. */
export const readEvents = (sql: SqlStorage): readonly LoggedEvent[] => readRecords(sql).map(decodeRecord);

export interface Appending {
  readonly at: number;
  readonly cause: Cause;
  /** At least 128 random bits, to salt what is sealed. */
  readonly newSalt: () => string;
  /** Gets each event as it will be read back, and returns the clocks to keep with it. */
  readonly follow?: (logged: LoggedEvent) => Times | undefined;
}

/**
 * Appends events that happen at one moment for one cause. Throws if an event could not be read back; run it
 * in a transaction, so that then nothing is kept.
 */
export function appendEvents(
  sql: SqlStorage,
  events: readonly GameEvent[],
  { at, cause, newSalt, follow }: Appending,
): void {
  const [newest] = sql
    .exec<{ seq: number; hash: string }>('SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1')
    .toArray();
  let previous = newest?.hash ?? NO_HASH;
  for (const [index, event] of events.entries()) {
    const numbered = { seq: (newest?.seq ?? 0) + index + 1, at };
    const read = decodeRecord({ ...numbered, ...encodeEvent(event), hash: NO_HASH });
    const encoded = encodeEvent(event, follow?.(read));
    const { payload, openings } = seal(encoded, newSalt);
    const record = { ...numbered, ...encoded, payload };
    previous = hashRecord(previous, record);
    sql.exec(
      `INSERT INTO events (seq, at, type, version, payload, cause, hash, openings)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      record.seq,
      at,
      record.type,
      record.version,
      payload,
      cause,
      previous,
      openings.length > 0 ? JSON.stringify(openings) : null,
    );
  }
}

/**
 * Destroys the openings of an account's names. Their digests stay in the chain, but nobody can tell what they
 * stood for.
 */
export function forgetName(sql: SqlStorage, account: AccountId): void {
  for (const record of readRecords(sql)) {
    const kept = withoutName(record, account);
    if (kept) sql.exec('UPDATE events SET openings = ? WHERE seq = ?', JSON.stringify(kept), record.seq);
  }
}
