/**
 * What events owe to the outside: it goes into the outbox in their own transaction, so that none of it is
 * forgotten.
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

/** Events that have happened at one moment, and the state before and after them. */
export interface Change {
  readonly events: readonly GameEvent[];
  readonly before: GameState | undefined;
  readonly after: GameState;
  readonly at: number;
  /** Whose reply by mail brought them about: what they owe to that seat answers it. */
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
