/**
 * The outbox: what a game owes to the outside, and what became of its letters. What waits is read once, when
 * the object starts, and kept in memory; every change is written through, a row each. A letter that is
 * settled stays as a row without its content, so that it is never owed a second time; see `letterFates.ts`.
 */

import type { DueLetter } from '../letters/index.ts';
import { letterKey } from '../letters/index.ts';
import type { Found } from '../model/found.ts';
import type { GameId } from '../model/ids.ts';
import { isToldToD1, type LetterFate } from '../model/letterFate.ts';
import type { FollowUp, OutboxEntry, Work } from './entry.ts';

interface Row extends Record<string, SqlStorageValue> {
  readonly position: number;
  readonly key: string;
  readonly payload: string;
  readonly due: number;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly parked: number;
  readonly tried: number;
  readonly slot: number;
}

const entryOf = ({ key, payload, due, attempts, last_error, parked, tried, slot }: Row): OutboxEntry => ({
  key,
  work: JSON.parse(payload) as Work,
  due,
  attempts,
  ...(last_error !== null && { error: last_error }),
  isParked: parked === 1,
  tried,
  slot,
});

export class Outbox {
  readonly #sql: SqlStorage;
  /** What waits, in the order in which it was put in; undefined while it must be read. */
  #waiting: Map<string, OutboxEntry> | undefined;
  /** The position of the newest entry. */
  #newest = 0;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** All that waits, parked or not, in the order in which it was put in. */
  all(): readonly OutboxEntry[] {
    return [...this.#entries().values()];
  }

  /** The entries that are not parked, in the order in which they were put in. */
  entries(): readonly OutboxEntry[] {
    return this.all().filter(({ isParked }) => !isParked);
  }

  find(key: string): OutboxEntry | undefined {
    return this.#entries().get(key);
  }

  /** To be called when a transaction was rolled back, or the table was written by others. */
  readAgain(): void {
    this.#waiting = undefined;
  }

  /** The table is gone. */
  empty(): void {
    this.#waiting = new Map();
    this.#newest = 0;
  }

  /**
   * There is at most one read-model entry. A newer update replaces a waiting one; if that one had failed, its
   * back-off starts over.
   */
  putReadModel(seq: number, due: number): void {
    const key = 'readModel';
    const work: Work = { kind: 'readModel', seq };
    const waiting = this.find(key);
    if (!waiting) this.#put(key, work, due);
    else this.replace({ ...waiting, work, due: waiting.attempts === 0 ? waiting.due : due, attempts: 0 });
  }

  /** Adds a letter, unless one with its key is already there, or was sent or dropped. */
  putLetter(id: GameId, letter: DueLetter, due: number): void {
    this.#put(letterKey(id, letter), { kind: 'letter', letter }, due);
  }

  /** Adds a follow-up, unless the very same one is already there. */
  putFollowUp(work: FollowUp, due: number): void {
    this.#put(JSON.stringify(work), work, due);
  }

  /** D1 is told of a letter that it lists, or no longer does; a later record replaces a waiting one. */
  putFate(fate: LetterFate): void {
    const key = `fate:${fate.key}`;
    const work: Work = { kind: 'fate', fate };
    const waiting = this.find(key);
    if (waiting) this.replace({ ...waiting, work });
    else this.#put(key, work, fate.at);
  }

  /** Writes an entry anew under its key. */
  replace(entry: OutboxEntry): void {
    this.#sql.exec(
      `UPDATE outbox SET payload = ?, due = ?, attempts = ?, last_error = ?, parked = ?, tried = ?,
         slot = ?
       WHERE key = ?`,
      JSON.stringify(entry.work),
      entry.due,
      entry.attempts,
      entry.error ?? null,
      entry.isParked ? 1 : 0,
      entry.tried,
      entry.slot,
      entry.key,
    );
    this.#entries().set(entry.key, entry);
  }

  /** Takes an entry out, as if it had never been there. */
  takeOut({ key }: OutboxEntry): void {
    this.#sql.exec('DELETE FROM outbox WHERE key = ?', key);
    this.#entries().delete(key);
  }

  /** Whether a letter has already been sent, or dropped because it was outdated or unwanted. */
  isSettled(key: string): boolean {
    return (
      this.#sql.exec('SELECT 1 FROM outbox WHERE key = ? AND fate IS NOT NULL', key).toArray().length > 0
    );
  }

  /** The entry as it is now; undefined if it is gone, or has been replaced since it was read. */
  current({ key, work }: OutboxEntry): OutboxEntry | undefined {
    const now = this.find(key);
    return now?.work === work ? now : undefined;
  }

  /** Removes an entry that is done; of a letter it is kept that it is settled, and how. */
  settle(entry: OutboxEntry, fate: LetterFate | undefined): void {
    if (!this.current(entry)) return;
    if (entry.work.kind !== 'letter') this.takeOut(entry);
    else {
      this.#sql.exec(
        'UPDATE outbox SET payload = ?, due = coalesce(?, due), last_error = ?, fate = ? WHERE key = ?',
        fate?.account ?? '',
        fate?.at ?? null,
        fate?.error ?? null,
        fate?.fate ?? '',
        entry.key,
      );
      this.#entries().delete(entry.key);
    }
    // What has failed may have been given up before, and then D1 lists it.
    if (fate && (entry.error !== undefined || isToldToD1(fate))) this.putFate(fate);
  }

  /** Puts an entry off, until its slot if it has one; this does not count as a failed attempt. */
  defer(entry: OutboxEntry, due: number, slot = 0): void {
    const now = this.current(entry);
    if (now) this.replace({ ...now, due, slot });
  }

  /** Puts an entry off after a failed attempt. */
  postpone(entry: OutboxEntry, due: number, error: string): void {
    const now = this.current(entry);
    if (now) this.replace({ ...now, due, attempts: now.attempts + 1, error, slot: 0 });
  }

  /** Gives up on an entry: it is kept, but retried only when the operator says so. */
  park(entry: OutboxEntry, error: string, fate: LetterFate): void {
    const now = this.current(entry);
    if (now) this.replace({ ...now, isParked: true, attempts: now.attempts + 1, error, due: fate.at });
    this.putFate(fate);
  }

  /** Puts parked letters back as if they were new; returns how many. */
  unpark(now: number): number {
    const parked = this.all().filter(({ isParked }) => isParked);
    for (const entry of parked) this.replace({ ...entry, isParked: false, attempts: 0, due: now });
    return parked.length;
  }

  /** When a letter was first handed to a sender; undefined if it never was. */
  firstTried(key: string): number | undefined {
    return this.find(key)?.tried || undefined;
  }

  /** Notes when a letter is about to be handed to a sender; only the first time is kept. */
  markTried(key: string, at: number): void {
    const entry = this.find(key);
    if (entry?.tried === 0) this.replace({ ...entry, tried: at });
  }

  /** Undoes `markTried`, when the first attempt certainly sent nothing. */
  unmarkTried(key: string): void {
    const entry = this.find(key);
    if (entry) this.replace({ ...entry, tried: 0 });
  }

  /** The first few entries that could not be delivered yet or were given up on. */
  failing(): Found['failing'] {
    return this.all()
      .filter(({ attempts }) => attempts > 0)
      .slice(0, MOST_FAILING)
      .map(({ key, attempts, error = '' }) => ({ key, attempts, error }));
  }

  /** Adds an entry, unless there is one under its key, or a letter under it was settled. */
  #put(key: string, work: Work, due: number): void {
    const entries = this.#entries();
    if (entries.has(key)) return;
    const { rowsWritten } = this.#sql.exec(
      'INSERT INTO outbox (key, position, payload, due) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
      key,
      this.#newest + 1,
      JSON.stringify(work),
      due,
    );
    if (rowsWritten === 0) return;
    this.#newest += 1;
    entries.set(key, { key, work, due, attempts: 0, isParked: false, tried: 0, slot: 0 });
  }

  #entries(): Map<string, OutboxEntry> {
    if (this.#waiting) return this.#waiting;
    const rows = this.#sql
      .exec<Row>(
        `SELECT position, key, payload, due, attempts, last_error, parked, tried, slot FROM outbox
         WHERE fate IS NULL ORDER BY position`,
      )
      .toArray();
    this.#newest = rows.at(-1)?.position ?? 0;
    this.#waiting = new Map(rows.map((row) => [row.key, entryOf(row)]));
    return this.#waiting;
  }
}

/** As many as the operator is shown of one game. */
const MOST_FAILING = 5;
