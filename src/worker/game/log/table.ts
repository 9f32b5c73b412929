/** The log's table: append and read, nothing else. */

import type { NoteForgotten } from '../model/answers.ts';
import type { Cause } from '../model/commands.ts';
import type { GameEvent, LoggedEvent } from '../model/events.ts';
import type { AccountId } from '../model/ids.ts';
import type { Times } from '../model/times.ts';
import { hashRecord, type LogRecord, NO_HASH } from './chain.ts';
import { decodeRecord, encodeEvent } from './codec.ts';
import { forgetting, seal } from './sealed.ts';

type Row = Omit<LogRecord, 'openings' | 'withheld'> & {
  readonly openings: string | null;
  readonly withheld: number;
};

/** The records as stored, oldest first, with all openings; causes are left out. */
export const readRecords = (sql: SqlStorage): readonly LogRecord[] =>
  sql
    .exec<Row & Record<string, SqlStorageValue>>(
      'SELECT seq, at, type, version, payload, hash, openings, withheld FROM events ORDER BY seq',
    )
    .toArray()
    .map(recordOf);

/** A row of the table; it may be from before openings were kept, or anything was withheld. */
export const recordOf = ({
  seq,
  at,
  type,
  version,
  payload,
  hash,
  openings,
  withheld,
}: Partial<Row> & Omit<Row, 'openings' | 'withheld'>): LogRecord => ({
  seq,
  at,
  type,
  version,
  payload,
  hash,
  ...(openings && { openings: JSON.parse(openings) as readonly string[] }),
  ...(withheld && { withheld: true }),
});

/** The cause that created the game; undefined if there is no game. */
export const firstCause = (sql: SqlStorage): Cause | undefined =>
  sql.exec<{ cause: Cause }>('SELECT cause FROM events ORDER BY seq LIMIT 1').toArray()[0]?.cause;

/** The events, oldest first, in today's form. */
export const readEvents = (sql: SqlStorage): readonly LoggedEvent[] => readRecords(sql).map(decodeRecord);

/** The log's newest record, as far as the next one depends on it: its hash stands for the whole log. */
export type Tip = Pick<LogRecord, 'seq' | 'hash'>;

export const readTip = (sql: SqlStorage): Tip =>
  sql
    .exec<{ seq: number; hash: string }>('SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1')
    .toArray()[0] ?? { seq: 0, hash: NO_HASH };

export interface Appending {
  readonly tip: Tip;
  readonly at: number;
  readonly cause: Cause;
  /** At least 128 random bits, to salt what is sealed. */
  readonly newSalt: () => string;
  /** Gets each event as it will be read back, and returns the clocks to keep with it. */
  readonly follow?: (logged: LoggedEvent) => Times | undefined;
}

/**
 * Appends events that happen at one moment for one cause; returns the new tip. Throws if an event could not
 * be read back; run it in a transaction, so that then nothing is kept.
 */
export function appendEvents(
  sql: SqlStorage,
  events: readonly GameEvent[],
  { tip, at, cause, newSalt, follow }: Appending,
): Tip {
  let { hash: previous } = tip;
  for (const [index, event] of events.entries()) {
    const numbered = { seq: tip.seq + index + 1, at };
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
  return { seq: tip.seq + events.length, hash: previous };
}

/**
 * Destroys an account's names, where it sat: their digests stay in the chain, but nobody can tell what they
 * stood for.
 */
export function forgetName(sql: SqlStorage, account: AccountId): void {
  for (const record of readRecords(sql)) {
    if (record.type === 'seatTaken' && isAbout(record, account)) keepWithout(sql, record, 'name');
  }
}

/** A record that is damaged names nobody who could be found. */
function isAbout({ payload }: LogRecord, account: AccountId): boolean {
  try {
    return (JSON.parse(payload) as { account?: unknown }).account === account;
  } catch {
    return false;
  }
}

/**
 * Destroys what a note says. Its event stays: who wrote it and when, which the game's clocks may follow from.
 */
export function forgetNote(sql: SqlStorage, seq: number): NoteForgotten {
  const record = readRecords(sql).find((each) => each.seq === seq);
  if (record?.type !== 'noteWritten') return 'noNote';
  return keepWithout(sql, record, 'text') ? 'removed' : 'removedBefore';
}

/** Whether there was anything to forget. */
function keepWithout(sql: SqlStorage, record: LogRecord, member: string): boolean {
  const kept = forgetting(record, member);
  if (!kept) return false;
  sql.exec(
    'UPDATE events SET payload = ?, openings = ?, withheld = ? WHERE seq = ?',
    kept.payload,
    kept.openings ? JSON.stringify(kept.openings) : null,
    kept.withheld ? 1 : 0,
    kept.seq,
  );
  return true;
}
