/** The letters still waiting to be sent. */
import type { Seat } from '../../../rules/index.ts';
import type { GameState } from '../evolve/state.ts';
import type { OwedLetter } from '../letters/index.ts';
import type { OutboxDeps } from './drain.ts';
import type { Outbox } from './outbox.ts';
import { remindersAhead } from './reminders.ts';

/** The letters to a seat, except those that will be dropped because the game has moved on. */
export function owedLettersTo(
  deps: OutboxDeps,
  outbox: Outbox,
  state: GameState,
  seat: Seat,
): readonly OwedLetter[] {
  const waiting = deps.entries().flatMap((entry) => {
    if (entry.work.kind !== 'letter' || deps.isOutdated(entry)) return [];
    const { kind, ply, seat: reader } = entry.work.letter;
    return reader === seat ? [{ kind, ply, due: entry.due, attempts: entry.attempts }] : [];
  });
  const ahead = remindersAhead(outbox, state).flatMap(({ letter: { kind, ply, seat: reader }, at }) =>
    reader === seat ? [{ kind, ply, due: at, attempts: 0 }] : [],
  );
  return [...waiting, ...ahead];
}
