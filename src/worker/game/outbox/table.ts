/** The outbox's table: adding entries, and updating or removing them after an attempt. */
import { type DueLetter, letterKey } from '../letters/index.ts';
import type { Found } from '../model/found.ts';
import type { GameId } from '../model/ids.ts';
import type { LetterFate } from '../model/letterFate.ts';
import type { FollowUp, OutboxEntry, Work } from './entry.ts';

interface Row extends Record<string, SqlStorageValue> {
  readonly id: number;
  readonly key: string;
  readonly payload: string;
  readonly due: number;
  readonly attempts: number;
}

/** The entries that are not parked, in the order they were put in. */
export const readOutbox = (sql: SqlStorage): readonly OutboxEntry[] =>
  sql
    .exec<Row>('SELECT id, key, payload, due, attempts FROM outbox WHERE parked = 0 ORDER BY id')
    .toArray()
    .map(({ payload, ...entry }) => ({ ...entry, work: JSON.parse(payload) as Work }));

/**
 * There is at most one read-model entry. A newer update replaces a waiting one; if that one had failed, its
 * back-off starts over.
 */
export const putReadModel = (sql: SqlStorage, seq: number, due: number): void => {
  sql.exec(
    `INSERT INTO outbox (kind, key, payload, due) VALUES ('readModel', 'readModel', ?, ?)
     ON CONFLICT (key) DO UPDATE SET payload = excluded.payload, attempts = 0,
       due = CASE attempts WHEN 0 THEN due ELSE excluded.due END`,
    JSON.stringify({ kind: 'readModel', seq } satisfies Work),
    due,
  );
};

/** Adds a letter, unless one with its key is already there. */
export const putLetter = (sql: SqlStorage, id: GameId, letter: DueLetter, due: number): void => {
  sql.exec(
    'INSERT INTO outbox (kind, key, payload, due) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
    letter.kind,
    letterKey(id, letter),
    JSON.stringify({ kind: 'letter', letter } satisfies Work),
    due,
  );
};

/** Notes when a letter is about to be handed to a sender; only the first time is kept. */
export const markTried = (sql: SqlStorage, key: string, at: number): void => {
  sql.exec('UPDATE outbox SET tried = ? WHERE key = ? AND tried = 0', at, key);
};

/** Undoes `markTried`, when the first attempt certainly sent nothing. */
export const unmarkTried = (sql: SqlStorage, key: string): void => {
  sql.exec('UPDATE outbox SET tried = 0 WHERE key = ?', key);
};

/** When a letter was first handed to a sender; undefined if it never was. */
export const firstTried = (sql: SqlStorage, key: string): number | undefined =>
  sql.exec<{ tried: number }>('SELECT tried FROM outbox WHERE key = ? AND tried > 0', key).toArray()[0]
    ?.tried;

/**
 * Whether a letter that might be added again has already been sent, or dropped because it was outdated or
 * unwanted.
 */
export const hasBeenSettled = (sql: SqlStorage, key: string): boolean =>
  sql.exec('SELECT 1 FROM reminded WHERE key = ?', key).toArray().length > 0;

/** Adds a follow-up, unless the very same one is already there. */
export const putFollowUp = (sql: SqlStorage, work: FollowUp, due: number): void => {
  const payload = JSON.stringify(work satisfies Work);
  sql.exec(
    'INSERT INTO outbox (kind, key, payload, due) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
    work.kind,
    payload,
    payload,
    due,
  );
};

const putFate = (sql: SqlStorage, fate: LetterFate): void => {
  sql.exec(
    `INSERT INTO outbox (kind, key, payload, due) VALUES ('fate', ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET payload = excluded.payload`,
    `fate:${fate.key}`,
    JSON.stringify({ kind: 'fate', fate } satisfies Work),
    fate.at,
  );
};

/** The condition that an entry is still the one that was read, since a newer one may have replaced it. */
const SAME = 'id = ? AND payload = ?';
const identity = ({ id, work }: OutboxEntry): [number, string] => [id, JSON.stringify(work)];

/** Removes an entry that is done and records its letter's fate, in one transaction. */
export function removeEntry(
  storage: DurableObjectStorage,
  entry: OutboxEntry,
  fate: LetterFate | undefined,
): void {
  storage.transactionSync(() => {
    storage.sql.exec(`DELETE FROM outbox WHERE ${SAME}`, ...identity(entry));
    if (entry.work.kind === 'letter' && mayBeRepeated(entry.work.letter)) {
      storage.sql.exec('INSERT INTO reminded (key) VALUES (?) ON CONFLICT DO NOTHING', entry.key);
    }
    if (fate) putFate(storage.sql, fate);
  });
}

/** Whether nothing in the game itself keeps the letter from being added a second time. */
const mayBeRepeated = (letter: DueLetter): boolean =>
  letter.kind === 'reminder' || letter.kind === 'readOnly' || 'again' in letter;

/** Puts an entry off; this does not count as a failed attempt. */
export function deferEntry(sql: SqlStorage, entry: OutboxEntry, due: number): void {
  sql.exec(`UPDATE outbox SET due = ? WHERE ${SAME}`, due, ...identity(entry));
}

/** Puts an entry off after a failed attempt. */
export function postponeEntry(sql: SqlStorage, entry: OutboxEntry, due: number, error: string): void {
  sql.exec(
    `UPDATE outbox SET due = ?, attempts = attempts + 1, last_error = ? WHERE ${SAME}`,
    due,
    error,
    ...identity(entry),
  );
}

/** Gives up on an entry: it is kept, but retried only when the operator says so. */
export function parkEntry(
  storage: DurableObjectStorage,
  entry: OutboxEntry,
  error: string,
  fate: LetterFate,
): void {
  storage.transactionSync(() => {
    storage.sql.exec(
      `UPDATE outbox SET parked = 1, attempts = attempts + 1, last_error = ? WHERE ${SAME}`,
      error,
      ...identity(entry),
    );
    putFate(storage.sql, fate);
  });
}

/** The first few entries that could not be delivered yet or were given up on. */
export const failingEntries = (sql: SqlStorage): Found['failing'] =>
  sql
    .exec<{ key: string; attempts: number; error: string }>(
      `SELECT key, attempts, coalesce(last_error, '') AS error FROM outbox WHERE attempts > 0 ORDER BY id LIMIT 5`,
    )
    .toArray();

/** Puts parked letters back as if they were new; returns how many. */
export function unparkEntries(sql: SqlStorage, now: number): number {
  const cursor = sql.exec(
    'UPDATE outbox SET parked = 0, attempts = 0, due = ? WHERE parked = 1 RETURNING id',
    now,
  );
  return cursor.toArray().length;
}
