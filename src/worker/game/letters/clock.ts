/** What letters tell of the clock of the reader, who is to move. */
import type { ClockFacts } from '../../../email/index.ts';
import { formatDuration } from '../../../render/index.ts';
import { deadlineOf } from '../../clock/clock.ts';
import { formatInstant, termsInWords } from '../../clock/words.ts';
import { availabilityOf } from '../model/availability.ts';
import type { Telling } from './telling.ts';

/** `left`: the time that is left, in ms. undefined: there is no clock. */
export function clockFacts({ words, state, seat }: Telling, left: number): ClockFacts | undefined {
  const deadline = deadlineOf(state.clock);
  if (deadline === undefined) return undefined;
  return {
    terms: termsInWords(words, state.clock.terms),
    left: formatDuration(words, left),
    deadline: formatInstant(words, deadline, availabilityOf(state, seat).zone),
  };
}
