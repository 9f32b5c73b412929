/**
 * What events owe to the outside world. It goes into the outbox in the events' own transaction, so that none
 * of it is lost.
 */
import type { Seat } from '../../../rules/index.ts';
import { SECOND } from '../../clock/units.ts';
import type { Settings } from '../../env.ts';
import type { GameState } from '../evolve/state.ts';
import { lettersAfter } from '../letters/react.ts';
import type { GameEvent } from '../model/events.ts';
import type { Unmet } from '../plans/answer.ts';
import { followUpsAfter } from './followUpsAfter.ts';
import type { Outbox } from './outbox.ts';
import { putRemindersDue, reviewReminders } from './reminders.ts';
import { dropTurnLetters } from './turnLetters.ts';
import { putVacationNews } from './vacationNews.ts';

/** Events that happened at one moment, and the state before and after them. */
export interface Change {
  readonly events: readonly GameEvent[];
  readonly before: GameState | undefined;
  readonly after: GameState;
  readonly at: number;
  /**
   * The seat whose reply by mail caused the events: a letter they owe that seat is an answer to the reply.
   */
  readonly replier?: Seat | undefined;
  /** Why the plan of the seat to move does not play. */
  readonly unmet?: Unmet | undefined;
}

export function oweAfter(
  outbox: Outbox,
  { events, before, after, at, replier, unmet }: Change,
  { letterHoldSeconds }: Settings,
): void {
  outbox.putReadModel(after.seq, at);
  if (before && after.turns.length > before.turns.length) dropTurnLetters(outbox);
  // What fell due before goes before.
  if (before) putRemindersDue(outbox, before, at);
  for (const letter of lettersAfter(events, after, before)) {
    const isReply = letter.seat === replier;
    if (putVacationNews(outbox, after.id, letter, at)) continue;
    const hold = letter.kind === 'yourTurn' && !isReply ? letterHoldSeconds * SECOND : 0;
    const isUnmet = letter.kind === 'yourTurn' && letter.seat === after.standing.toMove;
    const told = { ...letter, ...(isReply && { isReply }), ...(isUnmet && unmet && { unmet }) };
    outbox.putLetter(after.id, told, at + hold);
  }
  reviewReminders(outbox, after, at);
  for (const followUp of followUpsAfter(events, after)) outbox.putFollowUp(followUp, at);
}
