import { history as template } from '../../../email/letters/history.ts';
import { answerToReply, never } from './kind.ts';
import { answerInTurn, boardFacts, movesFrom, statusOf } from './position.ts';
import { gameOf } from './telling.ts';

export const history = answerToReply<typeof template>({
  template,
  isOutdated: never,
  tell: async (telling) => ({
    ...gameOf(telling),
    status: statusOf(telling),
    moves: movesFrom(telling, 0),
    board: await boardFacts(telling),
    ...answerInTurn(telling),
  }),
});
