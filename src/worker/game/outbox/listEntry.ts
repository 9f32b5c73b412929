/**
 * What the lists are told of a game, and what the register is: when the object means to wake, so that the
 * sweeper leaves it alone until then. Letters that leave within minutes are taken for sent, since each would
 * cost another write; one that fails or must wait for longer has the register told again.
 */
import { MINUTE } from '../../clock/units.ts';
import { type ListEntry, listEntryOf } from '../../store/lists/writeLists.ts';
import { dueAtOf } from '../decide/due.ts';
import type { GameState } from '../evolve/state.ts';
import { failingMachine, failureSince } from '../machine/failures.ts';
import type { GameSnapshot } from '../model/snapshot.ts';
import { nextWake, type OutboxDeps } from './drain.ts';
import type { Outbox } from './outbox.ts';
import { nextReminderAt } from './reminders.ts';

/** What is done within this time is not written to the register. */
export const SOON = 10 * MINUTE;

/** The game's outbox, and its state: undefined while it is read-only, when time brings nothing about. */
interface Held {
  readonly sql: SqlStorage;
  readonly outbox: Outbox;
  readonly state: GameState | undefined;
}

/** Of a game that lies in the archive: it owes nothing, and never wakes by itself. */
export const restingEntry = (snapshot: GameSnapshot, at: number): ListEntry =>
  listEntryOf(snapshot, { wakeAt: undefined, failing: [], at });

export function listEntryNow(
  { sql, outbox, state }: Held,
  deps: OutboxDeps,
  snapshot: GameSnapshot,
): ListEntry {
  const at = deps.now();
  const hasMachine = state?.seats.some(({ machine }) => machine !== undefined);
  const failure = state && hasMachine ? failureSince(sql, state.seq) : undefined;
  const wakes = [
    nextWake(deps, at + SOON),
    state && dueAtOf(state),
    state && nextReminderAt(outbox, state),
    failure?.retryAt,
  ].filter((wake) => wake !== undefined);
  const wakeAt = wakes.length > 0 ? Math.min(...wakes) : undefined;
  const failing = [...outbox.failing(), ...failingMachine(failure)];
  return listEntryOf(snapshot, { wakeAt, failing, at });
}
