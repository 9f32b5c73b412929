import { time as template } from '../../../email/letters/time.ts';
import { formatDuration } from '../../../render/index.ts';
import { deadlineOf, remainingAt } from '../../clock/clock.ts';
import { formatInstant, termsInWords } from '../../clock/words.ts';
import { playingSeats } from '../evolve/state.ts';
import { availabilityOf } from '../model/availability.ts';
import { answerToReply, never } from './kind.ts';
import { statusOf } from './position.ts';
import { gameOf, nameOf, type Telling } from './telling.ts';

/** `at`: when it was asked for, so that every attempt sends the same letter. */
interface Asked {
  readonly at: number;
}

export const time = answerToReply<typeof template, Asked>({
  template,
  isOutdated: never,
  tell: async (telling, { at }) => {
    const clock = clocksAt(telling, at);
    return { ...gameOf(telling), status: statusOf(telling), ...(clock && { clock }) };
  },
});

function clocksAt(telling: Telling, at: number) {
  const { words, state, seat: reader } = telling;
  const { zone } = availabilityOf(state, reader);
  const deadline = deadlineOf(state.clock);
  const players = playingSeats(state).flatMap((seat) => {
    const isMoving = state.standing.toMove === seat && deadline !== undefined;
    const left = remainingAt(state.clock, seat, at) ?? (isMoving ? deadline - at : undefined);
    return left === undefined
      ? []
      : [
          {
            name: nameOf(telling, seat),
            left: formatDuration(words, Math.max(0, left)),
            ...(isMoving && { deadline: formatInstant(words, deadline, zone) }),
          },
        ];
  });
  const { pausedUntil } = state.clock;
  return players.length === 0
    ? undefined
    : {
        terms: termsInWords(words, state.clock.terms),
        players,
        ...(pausedUntil !== undefined && { pausedUntil: formatInstant(words, pausedUntil, zone) }),
      };
}
