/** The sweeper's visit to a game. */
import type { Alarm } from './alarm.ts';
import { followAvailability } from './followAvailability.ts';
import type { HeldGame } from './heldGame.ts';
import { failingMachine, failureSince } from './machine/failures.ts';
import type { Found } from './model/found.ts';
import type { Trouble } from './model/trouble.ts';
import { pruneAnswers } from './reply/idempotency.ts';

/** What a visit has brought to light; `wakeAt`: when the object means to wake next, if it does. */
export interface Swept {
  readonly wakeAt?: number | undefined;
  readonly trouble?: Trouble;
  readonly found?: Found;
}

/**
 * Sets a lost alarm again, and asks for changes of availability that never arrived. undefined: there is no
 * game. `catchUp` carries out what is due by now, `nextDue` is when something is next.
 */
export async function sweepGame(
  game: HeldGame,
  db: D1Database,
  alarm: Alarm,
  { catchUp, nextDue }: { readonly catchUp: () => number; readonly nextDue: () => number | undefined },
): Promise<Swept | undefined> {
  if (game.readOnly) {
    await alarm.rearm();
    return { wakeAt: nextDue(), trouble: game.readOnly.trouble };
  }
  const now = catchUp();
  if (!game.state) return undefined;
  pruneAnswers(game.sql, now);
  const isAlarmLost = await alarm.rearm();
  const { sql, outbox, state } = game;
  const failing = [...outbox.failing(), ...failingMachine(failureSince(sql, state.seq))];
  await followAvailability(game, db, catchUp);
  await alarm.arm();
  const found = (isAlarmLost || failing.length > 0) && { found: { isAlarmLost, failing } };
  return { wakeAt: nextDue(), ...found };
}
