import { yourTurn as template } from '../../../email/letters/yourTurn.ts';
import { remainingAt } from '../../clock/clock.ts';
import type { GameState } from '../evolve/state.ts';
import type { GameEvent } from '../model/events.ts';
import { clockFacts } from './clock.ts';
import { hasPassed, type KindOfLetter, type WithLapsed } from './kind.ts';
import { notesTo } from './notes.ts';
import type { Reader } from './owing.ts';
import { answerFacts, boardFacts, movesSince, newestNoticesFor } from './position.ts';
import { gameOf } from './telling.ts';

/** `again`: the letter of this turn may not have arrived; tells one such repetition from another. */
interface YourTurn extends WithLapsed {
  readonly again?: string;
}

export const yourTurn: KindOfLetter<typeof template, YourTurn> = {
  template,
  owedAfter: {
    gameBegun: owed,
    movePlayed: owed,
    movesTakenBack: owed,
    seatResigned: owed,
    timeLost: owed,
  },
  isAlone: true,
  keyOf: ({ again }) => again,
  isOutdated: (letter, state) => hasPassed(letter, state) || state.standing.toMove !== letter.seat,
  isHeldByQuietHours: false,
  isInDigest: true,
  tell: async (telling, { lapsed }) => {
    const { state, seat } = telling;
    // As of the newest event, with which the turn begins or the reader learns that it goes on.
    const clock = clockFacts(telling, remainingAt(state.clock, seat, state.changedAt) ?? 0);
    return {
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

/** To whom the event has given the turn. */
function owed(_: GameEvent, { seat }: Reader, { phase, standing }: GameState) {
  return phase === 'playing' && standing.toMove === seat && { kind: 'yourTurn' as const };
}
