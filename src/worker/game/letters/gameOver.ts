import type { FactsOf } from '../../../email/index.ts';
import { gameOver as template } from '../../../email/letters/gameOver.ts';
import { describeOutcome, formatPoints } from '../../../render/index.ts';
import { goesOn } from '../evolve/state.ts';
import { scoreAfter } from '../model/series.ts';
import { type KindOfLetter, never } from './kind.ts';
import { notesTo } from './notes.ts';
import { boardFacts, movesSince, newestNoticesFor } from './position.ts';
import { deskOf, gameOf, nameOf, namesOf, type Telling } from './telling.ts';

export const gameOver: KindOfLetter<typeof template> = {
  template,
  owedAfter: { gameEnded: () => ({ kind: 'gameOver' }) },
  isAlone: true,
  isOutdated: never,
  isHeldByQuietHours: true,
  tell: async (telling) => {
    const { words, state } = telling;
    if (!state.standing.outcome) throw new Error(`game ${state.id} is not over`);
    const match = matchFacts(telling);
    return {
      ...gameOf(telling),
      result: describeOutcome(words, state.rules, state.standing.outcome, namesOf(telling)),
      notices: newestNoticesFor(telling),
      board: await boardFacts(telling),
      // The player of the last move also sees the move it answered.
      moves: movesSince(telling, state.turns.length - 1),
      notes: notesTo(telling),
      ...(match && { match }),
      ...(!goesOn(state) && { again: deskOf(telling) }),
    };
  },
};

/** The score, if the game belongs to a match. */
function matchFacts(telling: Telling): FactsOf<typeof template>['match'] {
  const { state } = telling;
  const { series, standing } = state;
  if (!series || !standing.outcome) return undefined;
  const score = scoreAfter(series, standing.outcome).map(
    (points, seat) => `${nameOf(telling, seat)} ${formatPoints(points)}`,
  );
  return {
    number: goesOn(state) ? series.number : series.games,
    games: series.games,
    score: score.join(', '),
  };
}
