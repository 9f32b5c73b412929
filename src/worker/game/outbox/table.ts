/** The outbox's table. */
import { remindersOf } from '../../clock/reminders.ts';
import type { GameState } from '../evolve/state.ts';
import { type DueLetter, letterKey } from '../letters/index.ts';
import type { AccountId, GameId } from '../model/ids.ts';
import type { LetterFate } from '../model/letterFate.ts';
import type { FollowUp, OutboxEntry, Work } from './drain.ts';

interface Row extends Record<string, SqlStorageValue> {
  readonly id: number;
  readonly key: string;
  readonly payload: string;
  readonly due: number;
  readonly attempts: number;
}

/** What is not parked, in the order in which it was put in. */
export const readOutbox = (sql: SqlStorage): readonly OutboxEntry[] =>
  sql
    .exec<Row>('SELECT id, key, payload, due, attempts FROM outbox WHERE parked = 0 ORDER BY id')
    .toArray()
    .map(({ payload, ...entry }) => ({ ...entry, work: JSON.parse(payload) as Work }));

/** The read models have one entry at a time; a newer one joins an older that waits, or starts afresh where it failed. */
export const putReadModel = (sql: SqlStorage, seq: number, due: number): void => {
  sql.exec(
    `INSERT INTO outbox (kind, key, payload, due) VALUES ('readModel', 'readModel', ?, ?)
     ON CONFLICT (key) DO UPDATE SET payload = excluded.payload, attempts = 0,
       due = CASE attempts WHEN 0 THEN due ELSE excluded.due END`,
    JSON.stringify({ kind: 'readModel', seq } satisfies Work),
    due,
  );
};

/** One entry a letter, whatever repeats. */
export const putLetter = (sql: SqlStorage, id: GameId, letter: DueLetter, due: number): void => {
  sql.exec(
    'INSERT INTO outbox (kind, key, payload, due) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
    letter.kind,
    letterKey(id, letter),
    JSON.stringify({ kind: 'letter', letter } satisfies Work),
    due,
  );
};

/** Takes out the your-turn letters that nobody has tried to send: a new turn has begun. */
export const dropTurnLetters = (sql: SqlStorage): void => {
  sql.exec("DELETE FROM outbox WHERE kind = 'yourTurn' AND parked = 0 AND tried = 0");
};

/** A letter is about to be handed to a sender at `at`; the first time counts. */
export const markTried = (sql: SqlStorage, key: string, at: number): void => {
  sql.exec('UPDATE outbox SET tried = ? WHERE key = ? AND tried = 0', at, key);
};

/** When a letter was first handed to a sender; undefined: never. */
export const firstTried = (sql: SqlStorage, key: string): number | undefined =>
  sql.exec<{ tried: number }>('SELECT tried FROM outbox WHERE key = ? AND tried > 0', key).toArray()[0]
    ?.tried;

/** Whether the letter of the present turn still waits, and nobody has tried to send it. */
export const hasFreshTurnLetter = (sql: SqlStorage): boolean =>
  sql
    .exec(
      `SELECT 1 FROM outbox WHERE kind = 'yourTurn' AND parked = 0 AND tried = 0
         AND json_extract(payload, '$.letter.again') IS NULL`,
    )
    .toArray().length > 0;

/** Puts in the letter of the present turn once more, if it is the account's and none waits; once for each `again`. */
export function resendTurnLetter(
  sql: SqlStorage,
  state: GameState,
  account: AccountId,
  again: string,
  now: number,
): void {
  const seat = state.phase === 'playing' ? state.standing.toMove : undefined;
  if (seat === undefined || state.seats[seat]?.account !== account) return;
  const letter = { kind: 'yourTurn', seat, ply: state.turns.length, seq: state.seq, again } as const;
  const waits = sql.exec("SELECT 1 FROM outbox WHERE kind = 'yourTurn' AND parked = 0").toArray().length > 0;
  if (!waits && !isDone(sql, letterKey(state.id, letter))) putLetter(sql, state.id, letter, now);
}

/** Whether a letter that might be put in again was sent, or given up as no longer true or wanted. */
const isDone = (sql: SqlStorage, key: string): boolean =>
  sql.exec('SELECT 1 FROM reminded WHERE key = ?', key).toArray().length > 0;

/**
 * Puts in the reminders that are still to come, as the clock stands now; each is sent once. Those whose instant has
 * come and that wait to be sent go on waiting, and tell of the clock as it is now, unless somebody may have them.
 */
export function planReminders(sql: SqlStorage, state: GameState, now: number): void {
  if (state.clock.terms.kind === 'none') return;
  const seat = state.standing.toMove;
  const isGoing = state.phase === 'playing' && seat !== undefined;
  const planned = (isGoing ? remindersOf(state.clock) : []).map(({ kind: which, at }) => {
    const letter = {
      kind: 'reminder',
      seat: seat ?? 0,
      ply: state.turns.length,
      seq: state.seq,
      which,
    } as const;
    return { letter, key: letterKey(state.id, letter), at };
  });
  const [late, ahead] = [planned.filter(({ at }) => at <= now), planned.filter(({ at }) => at > now)];
  const keys = (reminders: typeof planned) => JSON.stringify(reminders.map(({ key }) => key));
  sql.exec(
    `DELETE FROM outbox WHERE kind = 'reminder' AND parked = 0 AND due > ?
       AND key NOT IN (SELECT value FROM json_each(?))
       AND (attempts = 0 OR key IN (SELECT value FROM json_each(?)))`,
    now,
    keys(late),
    keys(ahead),
  );
  for (const { letter, key } of late) {
    const payload = JSON.stringify({ kind: 'letter', letter } satisfies Work);
    sql.exec(
      `UPDATE outbox SET payload = ?, due = CASE attempts WHEN 0 THEN min(due, ?) ELSE due END
       WHERE key = ? AND parked = 0 AND tried = 0`,
      payload,
      now,
      key,
    );
  }
  for (const { letter, key, at } of ahead) {
    if (!isDone(sql, key)) putLetter(sql, state.id, letter, at);
  }
}

/** One entry a follow-up. */
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

/** The condition that an entry still is the one that was read. */
const SAME = 'id = ? AND payload = ?';
const identity = ({ id, work }: OutboxEntry): [number, string] => [id, JSON.stringify(work)];

/** Takes out what was delivered, and puts in what became of it, in one transaction. */
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

/** Whether it is put in by nothing that happens once in the game. */
const mayBeRepeated = (letter: DueLetter): boolean => letter.kind === 'reminder' || 'again' in letter;

/** Leaves an entry for later, as it is. */
export function deferEntry(sql: SqlStorage, entry: OutboxEntry, due: number): void {
  sql.exec(`UPDATE outbox SET due = ? WHERE ${SAME}`, due, ...identity(entry));
}

export function postponeEntry(sql: SqlStorage, entry: OutboxEntry, due: number, error: string): void {
  sql.exec(
    `UPDATE outbox SET due = ?, attempts = attempts + 1, last_error = ? WHERE ${SAME}`,
    due,
    error,
    ...identity(entry),
  );
}

/** Gives an entry up, keeps it, and tells what became of it. */
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

/** Puts parked letters back, as if new; returns how many. */
export function unparkEntries(sql: SqlStorage, now: number): number {
  const cursor = sql.exec(
    'UPDATE outbox SET parked = 0, attempts = 0, due = ? WHERE parked = 1 RETURNING id',
    now,
  );
  return cursor.toArray().length;
}
