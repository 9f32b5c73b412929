import { reminder as template } from '../../../email/letters/reminder.ts';
import { deadlineOf } from '../../clock/clock.ts';
import { isOvertaken, type ReminderKind, remindersOf } from '../../clock/reminders.ts';
import { MINUTE } from '../../clock/units.ts';
import type { GameState } from '../evolve/state.ts';
import { clockFacts } from './clock.ts';
import { hasPassed, type KindOfLetter } from './kind.ts';
import { answerFacts, boardFacts, noticesFor } from './position.ts';
import { gameOf } from './telling.ts';

/** `at`: when it was first handed to a sender, once it was. */
interface Reminder {
  readonly which: ReminderKind;
  readonly at?: number;
}

export const reminder: KindOfLetter<typeof template, Reminder> = {
  template,
  keyOf: ({ which }) => which,
  isOutdated: (letter, state, now) =>
    hasPassed(letter, state) ||
    state.standing.toMove !== letter.seat ||
    isOvertaken(state.clock, letter.which, now),
  isHeldByQuietHours: true,
  tell: async (telling, letter) => {
    const { state } = telling;
    const at = timeOf(letter, state);
    const clock = clockFacts(telling, (deadlineOf(state.clock) ?? at) - at);
    if (!clock) throw new Error(`game ${state.id}: a reminder without a clock`);
    return {
      ...gameOf(telling),
      clock,
      notices: noticesFor(telling),
      board: await boardFacts(telling),
      answer: answerFacts(telling),
    };
  },
};

/** A reminder that leaves less than this late still states the time at which it fell due. */
const AS_GOOD_AS_PUNCTUAL = 10 * MINUTE;

/** The time that it tells of: when it fell due, or when it was sent, if that was later. */
function timeOf({ which, at = 0 }: Reminder, { clock, changedAt }: GameState): number {
  const dueAt = remindersOf(clock).find(({ kind }) => kind === which)?.at ?? changedAt;
  return at - dueAt < AS_GOOD_AS_PUNCTUAL ? dueAt : at;
}
