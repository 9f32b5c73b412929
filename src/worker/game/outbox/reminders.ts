/** Keeps the reminders in the outbox in step with the clock. */
import { remindersOf } from '../../clock/reminders.ts';
import type { GameState } from '../evolve/state.ts';
import { type DueLetter, letterKey } from '../letters/index.ts';
import type { Work } from './entry.ts';
import { hasBeenSettled, putLetter } from './table.ts';

interface Planned {
  readonly letter: Extract<DueLetter, { kind: 'reminder' }>;
  readonly key: string;
  readonly at: number;
}

/**
 * Makes the reminders in the outbox match what the clock calls for now; each is sent only once. One that is
 * due but still waiting (for quiet hours to end, say) keeps waiting. It will describe the clock as it is now,
 * unless an attempt may already have sent it.
 */
export function planReminders(sql: SqlStorage, state: GameState, now: number): void {
  const planned = remindersDue(state);
  const late = planned.filter(({ at }) => at <= now);
  const ahead = planned.filter(({ at }) => at > now);
  takeOutEarlier(sql, late, ahead, now);
  for (const { letter, key } of late) {
    sql.exec(
      `UPDATE outbox SET payload = ?, due = CASE attempts WHEN 0 THEN min(due, ?) ELSE due END
       WHERE key = ? AND parked = 0 AND tried = 0`,
      JSON.stringify({ kind: 'letter', letter } satisfies Work),
      now,
      key,
    );
  }
  for (const { letter, key, at } of ahead) {
    if (!hasBeenSettled(sql, key)) putLetter(sql, state.id, letter, at);
  }
}

function remindersDue(state: GameState): readonly Planned[] {
  const seat = state.standing.toMove;
  if (state.phase !== 'playing' || seat === undefined || state.seats[seat]?.machine) return [];
  return remindersOf(state.clock).map(({ kind: which, at }) => {
    const letter = { kind: 'reminder', seat, ply: state.turns.length, seq: state.seq, which } as const;
    return { letter, key: letterKey(state.id, letter), at };
  });
}

/**
 * Removes the reminders that are not due yet; the caller puts back the ones the clock still calls for. One
 * that is no longer called for, but failed to send, stays: when its back-off ends it is dropped, and recorded
 * as possibly sent.
 */
function takeOutEarlier(
  sql: SqlStorage,
  late: readonly Planned[],
  ahead: readonly Planned[],
  now: number,
): void {
  const keysOf = (reminders: readonly Planned[]) => JSON.stringify(reminders.map(({ key }) => key));
  sql.exec(
    `DELETE FROM outbox WHERE kind = 'reminder' AND parked = 0 AND due > ?
       AND key NOT IN (SELECT value FROM json_each(?))
       AND (attempts = 0 OR key IN (SELECT value FROM json_each(?)))`,
    now,
    keysOf(late),
    keysOf(ahead),
  );
}
