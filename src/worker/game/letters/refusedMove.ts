import { refusedMove as template } from '../../../email/letters/refusedMove.ts';
import type { ReplyRefusal } from '../model/refusals.ts';
import { explainGameRefusal } from '../show/refusals.ts';
import { answerToReply, never } from './kind.ts';
import { answerInTurn, boardFacts, noticesFor, situationOf } from './position.ts';
import { gameOf } from './telling.ts';

/** `read`: the line that was taken for a move; '' when there was none. */
interface RefusedMove {
  readonly read: string;
  readonly refusal: ReplyRefusal;
}

const isAboutPlan = ({ code }: ReplyRefusal): boolean =>
  code === 'CONDITIONAL_MOVE' || code === 'NO_PLAN' || code.startsWith('PLAN_');

export const refusedMove = answerToReply<typeof template, RefusedMove>({
  template,
  isOutdated: never,
  tell: async (telling, { read, refusal }) => ({
    ...gameOf(telling),
    read,
    isPlan: isAboutPlan(refusal),
    why: explainGameRefusal(telling.words, refusal, telling.state.rules, situationOf(telling)),
    notices: noticesFor(telling),
    board: await boardFacts(telling),
    ...answerInTurn(telling),
  }),
});
