import { answerToReply, never } from './kind.ts';
import { answerInTurn, boardFacts, movesFrom, statusOf } from './position.ts';
import { gameOf } from './telling.ts';

export const history = answerToReply<'history'>({
  isOutdated: never,
  tell: async (telling) => ({
    kind: 'history',
    ...gameOf(telling),
    status: statusOf(telling),
    moves: movesFrom(telling, 0),
    board: await boardFacts(telling),
    ...answerInTurn(telling),
  }),
});
