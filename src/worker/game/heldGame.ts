/**
 * The game held by an object: the state its log adds up to, and the only way to change it. Events go into the
 * log in one transaction with everything they owe to the outside; the state is updated only after that has
 * succeeded.
 */
import { ok, type Result, type Seat, type Standing } from '../../rules/index.ts';
import type { Settings } from '../env.ts';
import { decide } from './decide/decide.ts';
import type { Circumstances } from './decide/decision.ts';
import { assureProgress, dueBy } from './decide/due.ts';
import { decideMove } from './decide/move.ts';
import { timesAfter } from './evolve/clock.ts';
import { evolve } from './evolve/evolve.ts';
import type { GameState } from './evolve/state.ts';
import type { LogRecord } from './log/chain.ts';
import { openLog } from './log/openLog.ts';
import { appendEvents, readRecords, readTip, type Tip } from './log/table.ts';
import type { Cause, Command } from './model/commands.ts';
import type { GameEvent, LoggedEvent } from './model/events.ts';
import type { GameRefusal } from './model/refusals.ts';
import type { Trouble } from './model/trouble.ts';
import { Outbox } from './outbox/outbox.ts';
import { oweAfter } from './outbox/owe.ts';
import { hasFreshTurnLetter } from './outbox/turnLetters.ts';
import { plannedBy, unmetBy } from './plans/due.ts';
import { Plans } from './plans/table.ts';
import { followChange } from './watchers.ts';

/** What is to happen. For a move it includes the resulting standing, so that it is not computed again. */
export interface Decided {
  readonly events: readonly GameEvent[];
  readonly standing?: Standing<unknown> | undefined;
}

/**
 * Logs what happens at one moment for one cause; returns the resulting state. `replier` is the seat whose
 * reply by mail asked for it.
 */
export type Recorder = (decided: Decided, at: number, cause: Cause, replier?: Seat) => GameState;

export interface ReadOnlyGame {
  readonly trouble: Trouble;
  /** undefined if none of the log could be read. */
  readonly state: GameState | undefined;
}

export interface HeldGame {
  readonly sql: SqlStorage;
  readonly outbox: Outbox;
  readonly plans: Plans;
  /** How long the letter about a move waits, and the plan that answers it, in seconds. */
  readonly hold: number;
  /** undefined if the game has not been created, or is read-only. */
  readonly state: GameState | undefined;
  /** Why the game is read-only, and its last readable state; undefined if it can be played. */
  readonly readOnly: ReadOnlyGame | undefined;
  /**
   * Reads the log when the object starts; never throws, whatever is in the log. `archived`: the log of a game
   * that lies in the archive, and owes nothing.
   */
  load(archived?: readonly LogRecord[]): void;
  /** Holds nothing any more: the tables are gone. */
  empty(): void;
  /** Runs `work` in a transaction: if it throws, nothing it recorded has happened. */
  transact<T>(work: (record: Recorder) => T): T;
}

/** What recording needs besides the game. `newSalt` returns random letters for what the log seals. */
interface Recording {
  readonly settings: Settings;
  readonly newSalt: () => string;
}

/** What a log adds up to, and its newest record. */
export interface Followed {
  readonly state: GameState | undefined;
  readonly tip: Tip;
}

/**
 * Logs what happens after `before`, and puts what it owes into the outbox. The caller provides the
 * transaction.
 */
export function recordAfter(
  { sql, outbox, plans }: Pick<HeldGame, 'sql' | 'outbox' | 'plans'>,
  { settings, newSalt }: Recording,
  { state: before, tip }: Followed,
  ...[{ events, standing }, at, cause, replier]: Parameters<Recorder>
): Followed & { readonly state: GameState } {
  let after = before;
  const follow = (logged: LoggedEvent) => {
    const earlier = after;
    after = evolve(
      earlier,
      standing && logged.event.type === 'movePlayed' ? { ...logged, standing } : logged,
    );
    return timesAfter(earlier, after, logged.event);
  };
  const newest = appendEvents(sql, events, { tip, at, cause, newSalt, follow });
  if (!after) throw new Error('a command without events');
  plans.endAfter(before, after);
  oweAfter(outbox, { events, before, after, at, replier, unmet: unmetBy(plans, after) }, settings);
  return { state: after, tip: newest };
}

/** `newSalt` returns random letters for what the log seals. */
export function holdGame(ctx: DurableObjectState, settings: Settings, newSalt: () => string): HeldGame {
  const { sql } = ctx.storage;
  const outbox = new Outbox(sql);
  const plans = new Plans(sql);
  /** Read again whenever the log was written by others. */
  let tip: Tip | undefined;
  let current: GameState | undefined;
  let readOnly: ReadOnlyGame | undefined;

  return {
    sql,
    outbox,
    plans,
    hold: settings.letterHoldSeconds,
    get state() {
      return current;
    },
    get readOnly() {
      return readOnly;
    },
    load(archived) {
      if (archived) outbox.empty();
      else outbox.readAgain();
      plans.readAgain();
      tip = undefined;
      const { state, trouble } = openLog(archived ?? readRecords(sql));
      current = trouble ? undefined : state;
      readOnly = trouble && { trouble, state };
    },
    empty() {
      outbox.empty();
      plans.readAgain();
      tip = undefined;
      current = undefined;
      readOnly = undefined;
    },
    transact(work) {
      let followed: Followed = { state: current, tip: tip ?? readTip(sql) };
      const result = inTransaction(ctx.storage, [outbox, plans], () =>
        work((...happens) => {
          const after = recordAfter({ sql, outbox, plans }, { settings, newSalt }, followed, ...happens);
          followed = after;
          return after.state;
        }),
      );
      const { state } = followed;
      if (state && state !== current) followChange(ctx, current, state);
      ({ tip } = followed);
      current = state;
      return result;
    },
  };
}

/** What was put into the outbox and the plans is forgotten again if the transaction is rolled back. */
function inTransaction<T>(
  storage: DurableObjectStorage,
  written: readonly { readAgain(): void }[],
  work: () => T,
): T {
  try {
    return storage.transactionSync(work);
  } catch (error) {
    for (const each of written) each.readAgain();
    throw error;
  }
}

/**
 * Carries out whatever is due by now, plans too, each at the instant it was due. Returns the game's time.
 * That is the clock's, unless the clock is behind the newest event: time in the log never runs backwards.
 */
export function catchUp(game: HeldGame, clock: number): number {
  const now = Math.max(clock, game.state?.changedAt ?? 0);
  for (;;) {
    const { state, plans, hold } = game;
    const due = state && dueBy(state, now);
    const planned = state && plannedBy(plans, state, due?.at ?? now, hold);
    if (planned) game.transact((record) => record(planned, planned.at, 'plan'));
    else if (due) game.transact((record) => assureProgress(due, record(due, due.at, 'time')));
    else return now;
  }
}

/** Decides a command for the game as it stands now; the outbox is read only if the decision depends on it. */
export function decideNow(
  { outbox, state }: HeldGame,
  command: Command,
  at: number,
): Result<Decided, GameRefusal> {
  const circumstances = circumstancesOf(outbox, at);
  if (command.type === 'playMove' && state) return decideMove(command, state, circumstances);
  const decided = decide(command, state, circumstances);
  return decided.ok ? ok({ events: decided.value }) : decided;
}

export const circumstancesOf = (outbox: Outbox, at: number): Circumstances => ({
  at,
  get isNextTold() {
    return !hasFreshTurnLetter(outbox);
  },
});
