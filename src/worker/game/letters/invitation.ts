import { invitation as template } from '../../../email/letters/invitation.ts';
import type { KindOfLetter } from './kind.ts';
import { boardFacts } from './position.ts';
import { gameOf, linkTo, nameOf, replyAddress } from './telling.ts';

/** `again` tells one repetition of the letter from another; `greeting`: the host's own line. */
interface Invited {
  readonly again?: string;
  readonly greeting?: string;
}

/** The game knows no quiet hours of a player who has not sat down yet, so it is sent when it is due. */
export const invitation: KindOfLetter<typeof template, Invited> = {
  template,
  keyOf: ({ again }) => again,
  owedAfter: { gameCreated: (_, { player }) => player.state === 'invited' && { kind: 'invitation' } },
  isOutdated: ({ seat }, { phase, seats }) => phase !== 'inviting' || seats[seat]?.state !== 'invited',
  isHeldByQuietHours: true,
  tell: async (telling, { greeting }) => {
    const { words, state, seat } = telling;
    const host = state.seats.findIndex(({ account }) => account === state.host);
    return {
      ...gameOf(telling),
      inviter: nameOf(telling, host),
      ...(greeting && { greeting }),
      link: linkTo(telling, { purpose: 'invitation', game: state.id, seat }),
      replyTo: replyAddress(telling),
      summary: words.sheets[state.rules.id].summary,
      board: await boardFacts(telling),
    };
  },
};
