import { board as template } from '../../../email/letters/board.ts';
import { answerToReply, never } from './kind.ts';
import { answerInTurn, boardFacts, noticesFor, statusOf } from './position.ts';
import { gameOf } from './telling.ts';

export const board = answerToReply<typeof template>({
  template,
  isOutdated: never,
  tell: async (telling) => ({
    ...gameOf(telling),
    status: statusOf(telling),
    notices: noticesFor(telling),
    board: await boardFacts(telling),
    ...answerInTurn(telling),
  }),
});
