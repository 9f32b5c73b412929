import { invitation as template } from '../../../email/letters/invitation.ts';
import type { KindOfLetter } from './kind.ts';
import { boardFacts } from './position.ts';
import { gameOf, linkTo, nameOf, replyAddress } from './telling.ts';

/** The game knows no quiet hours of a player who has not sat down yet, so it is sent when it is due. */
export const invitation: KindOfLetter<typeof template> = {
  template,
  owedAfter: { gameCreated: (_, { player }) => player.state === 'invited' && { kind: 'invitation' } },
  isOutdated: ({ seat }, { phase, seats }) => phase !== 'inviting' || seats[seat]?.state !== 'invited',
  isHeldByQuietHours: true,
  tell: async (telling) => {
    const { words, state, seat } = telling;
    const host = state.seats.findIndex(({ account }) => account === state.host);
    return {
      ...gameOf(telling),
      inviter: nameOf(telling, host),
      link: linkTo(telling, { purpose: 'invitation', game: state.id, seat }),
      replyTo: replyAddress(telling),
      summary: words.sheets[state.rules.id].summary,
      board: await boardFacts(telling),
    };
  },
};
