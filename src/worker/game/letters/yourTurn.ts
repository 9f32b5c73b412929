import { remainingAt } from '../../clock/clock.ts';
import { clockFacts } from './clock.ts';
import { hasPassed, type KindOfLetter, type WithLapsed } from './kind.ts';
import { notesTo } from './notes.ts';
import { answerFacts, boardFacts, movesSince, newestNoticesFor } from './position.ts';
import { gameOf } from './telling.ts';

/** `again`: the letter of this turn may not have arrived; tells one such repetition from another. */
interface YourTurn extends WithLapsed {
  readonly again?: string;
}

export const yourTurn: KindOfLetter<'yourTurn', YourTurn> = {
  keyOf: ({ again }) => again,
  isOutdated: (letter, state) => hasPassed(letter, state) || state.standing.toMove !== letter.seat,
  isHeldByQuietHours: false,
  isInDigest: true,
  tell: async (telling, { lapsed }) => {
    const { state, seat } = telling;
    // As of the newest event, with which the turn begins or the reader learns that it goes on.
    const clock = clockFacts(telling, remainingAt(state.clock, seat, state.changedAt) ?? 0);
    return {
      kind: 'yourTurn',
      ...gameOf(telling),
      board: await boardFacts(telling),
      moves: movesSince(telling, state.turns.length),
      notes: notesTo(telling),
      notices: newestNoticesFor(telling),
      ...(clock && { clock }),
      ...(lapsed && { lapsed }),
      answer: answerFacts(telling),
    };
  },
};
