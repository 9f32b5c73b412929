import { noMove as template } from '../../../email/letters/noMove.ts';
import { lasting } from '../evolve/turns.ts';
import { answerToReply, never } from './kind.ts';
import { answerInTurn, boardFacts, noticesFor, statusOf } from './position.ts';
import { gameOf, nameOf, type Telling } from './telling.ts';

export const noMove = answerToReply<typeof template>({
  template,
  isOutdated: never,
  tell: async (telling) => ({
    ...gameOf(telling),
    status: statusOf(telling),
    ...standingMove(telling),
    notices: noticesFor(telling),
    board: await boardFacts(telling),
    ...answerInTurn(telling),
  }),
});

/** The reader's newest move that was not taken back; where there is none, the newest of all. */
function standingMove(telling: Telling): {
  readonly stands?: { move: string; name: string; isOwn: boolean };
} {
  const { state, seat } = telling;
  const played = lasting(state.turns).filter(({ move }) => move !== undefined);
  const turn = played.findLast((each) => each.seat === seat) ?? played.at(-1);
  if (turn?.move === undefined) return {};
  return { stands: { move: turn.move, name: nameOf(telling, turn.seat), isOwn: turn.seat === seat } };
}
