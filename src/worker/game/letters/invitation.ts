import type { KindOfLetter } from './kind.ts';
import { boardFacts } from './position.ts';
import { gameOf, linkTo, nameOf, replyAddress } from './telling.ts';

/** Whoever has not sat down yet has told the game no quiet hours: it comes whenever it is due. */
export const invitation: KindOfLetter<'invitation'> = {
  isOutdated: ({ seat }, { phase, seats }) => phase !== 'inviting' || seats[seat]?.state !== 'invited',
  isHeldByQuietHours: true,
  tell: async (telling) => {
    const { words, state, seat } = telling;
    const host = state.seats.findIndex(({ account }) => account === state.host);
    return {
      kind: 'invitation',
      ...gameOf(telling),
      inviter: nameOf(telling, host),
      link: linkTo(telling, { purpose: 'invitation', game: state.id, seat }),
      replyTo: replyAddress(telling),
      summary: words.sheets[state.rules.id].summary,
      board: await boardFacts(telling),
    };
  },
};
