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
import { followUpsAfter } from './followUpsAfter.ts';
import { planReminders } from './reminders.ts';
import { putFollowUp, putLetter, putReadModel } from './table.ts';
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
}

export function oweAfter(
  sql: SqlStorage,
  { events, before, after, at, replier }: Change,
  { letterHoldSeconds }: Settings,
): void {
  putReadModel(sql, after.seq, at);
  if (before && after.turns.length > before.turns.length) dropTurnLetters(sql);
  for (const letter of lettersAfter(events, after, before)) {
    const isReply = letter.seat === replier;
    if (putVacationNews(sql, after.id, letter, at)) continue;
    const hold = letter.kind === 'yourTurn' && !isReply ? letterHoldSeconds * SECOND : 0;
    putLetter(sql, after.id, { ...letter, ...(isReply && { isReply }) }, at + hold);
  }
  planReminders(sql, after, at);
  for (const followUp of followUpsAfter(events, after)) putFollowUp(sql, followUp, at);
}
