import { answerToReply, never } from './kind.ts';
import { answerInTurn, boardFacts, noticesFor, statusOf } from './position.ts';
import { gameOf } from './telling.ts';

export const board = answerToReply<'board'>({
  isOutdated: never,
  tell: async (telling) => ({
    kind: 'board',
    ...gameOf(telling),
    status: statusOf(telling),
    notices: noticesFor(telling),
    board: await boardFacts(telling),
    ...answerInTurn(telling),
  }),
});
