import type { ReplyRefusal } from '../model/refusals.ts';
import { explainGameRefusal } from '../show/refusals.ts';
import { answerToReply, never } from './kind.ts';
import { answerInTurn } from './position.ts';
import { deskOf, gameOf } from './telling.ts';

/** `refusal`: why its reader gets help instead of what was asked for. */
interface Help {
  readonly refusal?: ReplyRefusal;
}

/** Refusals of what can be done on the page of agreements instead. */
const ON_PAGE: ReadonlySet<ReplyRefusal['code']> = new Set(['COMMAND_NOT_PROVEN', 'OFFERS_OPEN']);

export const help = answerToReply<'help', Help>({
  isOutdated: never,
  tell: async (telling, { refusal }) => {
    const { link, replyTo } = deskOf(telling);
    return {
      kind: 'help',
      ...gameOf(telling),
      why: refusal ? explainGameRefusal(telling.words, refusal, telling.state.rules) : [],
      ...(refusal && ON_PAGE.has(refusal.code) && { link }),
      replyTo,
      ...answerInTurn(telling),
    };
  },
});
