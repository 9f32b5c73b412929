/**
 * Reminders are derived from the clock. One comes into the outbox only when it falls due, so that turns
 * played before their reminders cost nothing.
 */
import { isOvertaken, remindersOf } from '../../clock/reminders.ts';
import type { GameState } from '../evolve/state.ts';
import { type DueLetter, letterKey } from '../letters/index.ts';
import type { OutboxEntry } from './entry.ts';
import type { Outbox } from './outbox.ts';

interface Planned {
  readonly letter: Extract<DueLetter, { kind: 'reminder' }>;
  readonly key: string;
  readonly at: number;
}

/** The reminders of the running turn, in order. */
function remindersIn(state: GameState): readonly Planned[] {
  const seat = state.standing.toMove;
  if (state.phase !== 'playing' || seat === undefined || state.seats[seat]?.machine) return [];
  return remindersOf(state.clock).map(({ kind: which, at }) => {
    const letter = { kind: 'reminder', seat, ply: state.turns.length, seq: state.seq, which } as const;
    return { letter, key: letterKey(state.id, letter), at };
  });
}

/**
 * Whether a reminder is not in the outbox and still to come: after the newest event, because one whose time
 * was past when the clock changed is not sent.
 */
const isAhead =
  (outbox: Outbox, state: GameState) =>
  ({ at, key }: Planned): boolean =>
    at > state.changedAt && !outbox.find(key) && !outbox.isSettled(key);

export const remindersAhead = (outbox: Outbox, state: GameState): readonly Planned[] =>
  remindersIn(state).filter(isAhead(outbox, state));

/** When the next one falls due. */
export const nextReminderAt = (outbox: Outbox, state: GameState): number | undefined =>
  remindersIn(state).find(isAhead(outbox, state))?.at;

/** Puts the reminders into the outbox that have fallen due by `now`, but none that a later one overtakes. */
export function putRemindersDue(outbox: Outbox, state: GameState, now: number): void {
  const due = remindersIn(state).filter(({ at }) => at <= now);
  for (const { letter, at } of due.filter(isAhead(outbox, state))) {
    if (!isOvertaken(state.clock, letter.which, now)) outbox.putLetter(state.id, letter, at);
  }
}

/**
 * Brings the reminders in the outbox in step with a clock that may have changed. One that still waits (for
 * quiet hours to end, say) keeps waiting, and describes the clock as it is now, unless an attempt may already
 * have sent it. One that the clock calls for later begins anew then. One that is no longer called for, but
 * failed to send, stays: when its back-off ends it is dropped, and recorded as possibly sent.
 */
export function reviewReminders(outbox: Outbox, state: GameState, now: number): void {
  const waiting = outbox.entries().filter(isReminder);
  if (waiting.length === 0) return;
  const planned = new Map(remindersIn(state).map((reminder) => [reminder.key, reminder]));
  for (const entry of waiting) {
    const reminder = planned.get(entry.key);
    if (!reminder) {
      if (entry.due > now && entry.attempts === 0) outbox.takeOut(entry);
    } else if (reminder.at > now) {
      if (entry.due > now) beginAnew(outbox, entry, reminder);
    } else if (entry.tried === 0) {
      const due = entry.attempts === 0 ? Math.min(entry.due, now) : entry.due;
      outbox.replace({ ...entry, work: { kind: 'letter', letter: reminder.letter }, due });
    }
  }
}

const isReminder = ({ work }: OutboxEntry): boolean =>
  work.kind === 'letter' && work.letter.kind === 'reminder';

/** One that may have been sent stays in the outbox, or it would be owed a second time. */
function beginAnew(outbox: Outbox, entry: OutboxEntry, { letter, at }: Planned): void {
  if (entry.tried === 0) outbox.takeOut(entry);
  else outbox.replace({ ...entry, work: { kind: 'letter', letter }, due: at, attempts: 0, tried: 0 });
}
