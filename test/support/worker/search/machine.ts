/**
 * One game in a bottle: its real decisions, tables, outbox and alarm over a real SQLite, while the clock,
 * the mail provider and every mishap are the search's to choose. All that outlives a crash is a value
 * (`Moment`), so that the search can go back to any moment and let something else happen.
 */

import { wordsOf } from '../../../../src/words/index.ts';
import { type Alarm, alarmOf, earliest } from '../../../../src/worker/game/alarm.ts';
import { answerReply } from '../../../../src/worker/game/answerReply.ts';
import { dueAtOf } from '../../../../src/worker/game/decide/due.ts';
import type { GameState } from '../../../../src/worker/game/evolve/state.ts';
import { execute } from '../../../../src/worker/game/execute.ts';
import { catchUp, type HeldGame, recordAfter } from '../../../../src/worker/game/heldGame.ts';
import { isOutdated } from '../../../../src/worker/game/letters/index.ts';
import { readTip } from '../../../../src/worker/game/log/table.ts';
import type { Answer, ReplyAnswer } from '../../../../src/worker/game/model/answers.ts';
import type { Cause, Command, Reply } from '../../../../src/worker/game/model/commands.ts';
import type { GameEvent } from '../../../../src/worker/game/model/events.ts';
import { asAccountId, asGameId } from '../../../../src/worker/game/model/ids.ts';
import {
  type Delivered,
  drain,
  nextWake,
  type OutboxDeps,
} from '../../../../src/worker/game/outbox/drain.ts';
import type { OutboxEntry } from '../../../../src/worker/game/outbox/entry.ts';
import { Outbox } from '../../../../src/worker/game/outbox/outbox.ts';
import { nextReminderAt, putRemindersDue } from '../../../../src/worker/game/outbox/reminders.ts';
import { Plans } from '../../../../src/worker/game/plans/table.ts';
import { settings } from './settings.ts';

/** What becomes of the first delivery of a wake-up; those after it succeed. */
export const FATES = ['sent', 'notTaken', 'answerLost', 'refused', 'mayNotLeaveYet', 'crash'] as const;
export type Fate = (typeof FATES)[number];

export interface Row extends Record<string, SqlStorageValue> {
  readonly position: number;
  readonly key: string;
  readonly payload: string;
  readonly due: number;
  readonly attempts: number;
  readonly parked: number;
  readonly tried: number;
}

/** Everything that a crash leaves. */
export interface Moment {
  /** How many things have happened since the beginning: what is sent now has not been sent before. */
  readonly age: number;
  readonly now: number;
  readonly state: GameState | undefined;
  /** What waits in the outbox, and the keys of what is settled and could come into it again. */
  readonly outbox: readonly Row[];
  readonly done: readonly string[];
  readonly newest: { readonly seq: number; readonly hash: string } | undefined;
  readonly alarm: number | undefined;
  /** Letters that left the outbox by delivery: taken by the provider, or dropped. */
  readonly settled: ReadonlyMap<string, 'sent' | 'dropped'>;
}

/** What was logged for one cause. */
export interface Recorded {
  readonly before: GameState | undefined;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
  readonly at: number;
  readonly cause: Cause;
}

export const GAME = asGameId('bottle');
export const accountOf = (seat: number) => asAccountId(`account${seat}`);
export const addressOf = (seat: number): string => `seat${seat}@players.test`;
const SECOND = 1000;
const HOUR = 3600 * SECOND;

export class Machine implements HeldGame {
  readonly readOnly = undefined;
  readonly sql: SqlStorage;
  readonly outbox: Outbox;
  readonly plans: Plans;
  readonly hold = settings.letterHoldSeconds;
  state: GameState | undefined;
  age = 0;
  now = 0;
  alarm: number | undefined;
  settled = new Map<string, 'sent' | 'dropped'>();
  /** Since the moment was restored. */
  recorded: Recorded[] = [];
  #bell: Alarm = this.#newBell(() => this.due());

  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.sql = storage.sql;
    this.outbox = new Outbox(storage.sql);
    this.plans = new Plans(storage.sql);
  }

  empty(): void {
    throw new Error('nothing is emptied here');
  }

  load(): void {}

  transact<T>(work: Parameters<HeldGame['transact']>[0]): T {
    let { state } = this;
    const recorded: Recorded[] = [];
    const result = this.#storage.transactionSync(() =>
      work((decided, at, cause, replier) => {
        const before = state;
        const { state: after } = recordAfter(
          this,
          { settings, newSalt: () => 'salt' },
          { state: before, tip: readTip(this.sql) },
          decided,
          at,
          cause,
          replier,
        );
        recorded.push({ before, after, events: decided.events, at, cause });
        state = after;
        return after;
      }),
    );
    this.state = state;
    this.recorded.push(...recorded);
    return result as T;
  }

  async restore(moment: Moment): Promise<void> {
    const { age, now, state, outbox, done, newest, alarm, settled } = moment;
    Object.assign(this, { age, now, state, alarm, settled: new Map(settled), recorded: [] });
    const { sql } = this;
    for (const table of ['outbox', 'events']) sql.exec(`DELETE FROM ${table}`);
    sql.exec("DELETE FROM kept WHERE kind = 'answer'");
    sql.exec(
      `INSERT INTO outbox (position, key, payload, due, attempts, parked, tried)
       SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
       FROM json_each(?)`,
      JSON.stringify(
        outbox.map((row) => [
          ...[row.position, row.key, row.payload, row.due, row.attempts, row.parked, row.tried],
        ]),
      ),
    );
    sql.exec(
      "INSERT INTO outbox (key, position, payload, due, fate) SELECT value, 0, '', 0, 'sent' FROM json_each(?)",
      JSON.stringify(done),
    );
    this.outbox.readAgain();
    if (newest) {
      sql.exec(
        `INSERT INTO events (seq, at, type, version, payload, cause, hash) VALUES (?, 0, '', 1, '', '', ?)`,
        newest.seq,
        newest.hash,
      );
    }
    this.#bell = await this.#bellThatKnows(alarm);
  }

  moment(): Moment {
    const [newest] = this.sql
      .exec<{ seq: number; hash: string }>('SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1')
      .toArray();
    const done = this.sql
      .exec<{ key: string }>(
        "SELECT key FROM outbox WHERE fate IS NOT NULL AND (key GLOB '*:reminder:*' OR key GLOB '*:again')",
      )
      .toArray();
    return {
      age: this.age + 1,
      now: this.now,
      state: this.state,
      outbox: this.rows(),
      done: done.map(({ key }) => key),
      newest,
      alarm: this.alarm,
      settled: this.settled,
    };
  }

  /** What waits in the outbox. */
  rows(): readonly Row[] {
    return this.sql
      .exec<Row>(
        `SELECT position, key, payload, due, attempts, parked, tried FROM outbox
         WHERE fate IS NULL ORDER BY position`,
      )
      .toArray();
  }

  /** When the object must wake. */
  due(): number | undefined {
    const { state, outbox } = this;
    return state && earliest(nextWake(this.#deps('sent')), dueAtOf(state), nextReminderAt(outbox, state));
  }

  // What the object does when it is asked, in the order of `gameObject.ts`.

  async execute(command: Command, cause: Cause): Promise<Answer> {
    const addresses = this.state
      ? {}
      : Object.fromEntries([0, 1, 2].map((s) => [accountOf(s), addressOf(s)]));
    const answer = execute(this, command, cause, addresses, catchUp(this, this.now));
    await this.#bell.arm();
    return answer;
  }

  async answerReply(reply: Reply): Promise<ReplyAnswer> {
    const answer = answerReply(this, wordsOf('en'), reply, catchUp(this, this.now));
    await this.#bell.arm();
    return answer;
  }

  /** The alarm rings, as late as now; or not at all where none is set. */
  async ring(fate: Fate): Promise<void> {
    if (this.alarm === undefined) return;
    this.now = Math.max(this.now, this.alarm);
    this.alarm = undefined;
    const now = catchUp(this, this.now);
    if (this.state) putRemindersDue(this.outbox, this.state, now);
    this.#bell.hasRung();
    let die = (): void => {};
    const dead = new Promise<'dead'>((resolve) => {
      die = () => resolve('dead');
    });
    if ((await Promise.race([drain(this.#deps(fate, die)), dead])) === 'dead') {
      // The platform rings again for an object that died over its alarm.
      this.alarm = this.now;
      this.#bell = await this.#bellThatKnows(this.alarm);
      return;
    }
    await this.#bell.arm();
  }

  /** The object is gone, and its alarm with it; the sweeper comes by. */
  async sweep(): Promise<void> {
    this.alarm = undefined;
    this.#bell = this.#newBell(() => this.due());
    catchUp(this, this.now);
    await this.#bell.rearm();
  }

  async do(work: (now: number) => void): Promise<void> {
    work(catchUp(this, this.now));
    await this.#bell.arm();
  }

  #newBell(due: () => number | undefined): Alarm {
    const storage = {
      getAlarm: async () => this.alarm ?? null,
      setAlarm: async (at: number) => {
        this.alarm = at;
      },
      deleteAlarm: async () => {
        this.alarm = undefined;
      },
    };
    return alarmOf(storage as unknown as DurableObjectStorage, () => this.now, due);
  }

  /** The bell of an object that has been awake since it set the alarm. */
  async #bellThatKnows(alarm: number | undefined): Promise<Alarm> {
    let due = (): number | undefined => alarm;
    const bell = this.#newBell(() => due());
    await bell.rearm();
    due = () => this.due();
    return bell;
  }

  #deps(fate: Fate, die: () => void = () => {}): OutboxDeps {
    const { outbox } = this;
    let next = fate;
    return {
      now: () => this.now,
      entries: () => outbox.entries(),
      isOutdated: (entry) => this.#isOutdated(entry),
      deliver: (entry) => {
        const fateNow = next;
        next = 'sent';
        return this.#deliver(entry, fateNow, die);
      },
      remove: (entry, recorded) => outbox.settle(entry, recorded),
      defer: (entry, due) => outbox.defer(entry, due),
      postpone: (entry, due, error) => outbox.postpone(entry, due, error),
      park: (entry, error) =>
        outbox.park(entry, error, {
          ...{ key: entry.key, game: GAME, seat: 0, account: accountOf(0), kind: 'yourTurn', ply: 0 },
          ...{ fate: 'parked', at: this.now, error },
        }),
    };
  }

  #isOutdated({ work }: OutboxEntry): boolean {
    return (
      work.kind === 'letter' && this.state !== undefined && isOutdated(work.letter, this.state, this.now)
    );
  }

  /** At the boundary: an attempt as `deliverLetter` makes it, with the fate that was chosen for it. */
  async #deliver(entry: OutboxEntry, fate: Fate, die: () => void): Promise<Delivered> {
    const failed = { ok: false, mayRetry: true, error: fate } as const;
    const isLetter = entry.work.kind === 'letter';
    if (isLetter && this.#isOutdated(entry)) {
      if (!this.settled.has(entry.key)) this.settled.set(entry.key, 'dropped');
      return { ok: true };
    }
    if (fate === 'mayNotLeaveYet' && isLetter) return { ok: false, wait: HOUR };
    if (isLetter) this.outbox.markTried(entry.key, this.now);
    if (fate === 'notTaken' || (fate !== 'sent' && fate !== 'crash' && !isLetter)) return failed;
    if (fate === 'refused') return { ok: false, mayRetry: false, error: fate };
    if (isLetter) this.settled.set(entry.key, 'sent');
    if (fate === 'answerLost') return failed;
    if (fate === 'crash') {
      die();
      return new Promise(() => {});
    }
    return { ok: true };
  }
}
