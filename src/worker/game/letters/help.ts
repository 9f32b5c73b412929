import { help as template } from '../../../email/letters/help.ts';
import type { ReplyRefusal } from '../model/refusals.ts';
import { explainGameRefusal } from '../show/refusals.ts';
import { answerToReply, never } from './kind.ts';
import { answerInTurn } from './position.ts';
import { deskOf, gameOf, linkTo, type Telling } from './telling.ts';

/** `refusal`: why its reader gets help instead of what was asked for. */
interface Help {
  readonly refusal?: ReplyRefusal;
}

/** Refusals of what can be done on the page of agreements instead. */
const ON_PAGE: ReadonlySet<ReplyRefusal['code']> = new Set(['COMMAND_NOT_PROVEN', 'OFFERS_OPEN']);

/** The page on which the reader does what was refused. */
function pageFor(telling: Telling, refusal: ReplyRefusal | undefined): string | undefined {
  if (!refusal || !ON_PAGE.has(refusal.code)) return undefined;
  const { state, seat, settings } = telling;
  if (state.phase === 'inviting') return linkTo(telling, { purpose: 'invitation', game: state.id, seat });
  const word = 'word' in refusal ? refusal.word : undefined;
  if (word === 'games') return `${settings.publicUrl}/games`;
  if (word === 'invite') return `${settings.publicUrl}/new`;
  const isOfLetters = word === 'stop' || word === 'quiet' || word === 'digest' || word === 'each';
  return isOfLetters ? gameOf(telling).unsubscribe : deskOf(telling).link;
}

export const help = answerToReply<typeof template, Help>({
  template,
  isOutdated: never,
  tell: async (telling, { refusal }) => {
    const { replyTo } = deskOf(telling);
    const link = pageFor(telling, refusal);
    return {
      ...gameOf(telling),
      why: refusal ? explainGameRefusal(telling.words, refusal, telling.state.rules) : [],
      ...(link !== undefined && { link }),
      replyTo,
      ...answerInTurn(telling),
    };
  },
});
