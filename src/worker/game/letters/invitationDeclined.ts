import { invitationDeclined as template } from '../../../email/letters/invitationDeclined.ts';
import { type KindOfLetter, never } from './kind.ts';
import { gameOf, nameOf, type Telling } from './telling.ts';

export const invitationDeclined: KindOfLetter<typeof template> = {
  template,
  owedAfter: {
    seatDeclined: ({ account }, { player }) =>
      player.state === 'playing' && player.account !== account && { kind: 'invitationDeclined' },
  },
  isOutdated: never,
  isHeldByQuietHours: true,
  tell: async (telling) => ({
    ...gameOf(telling),
    decliner: declinerOf(telling),
  }),
};

function declinerOf(telling: Telling): string {
  const { state } = telling;
  const declined = state.seats.find((player) => player.state === 'declined')?.account;
  // A seat without an account was open, and the host withdrew it.
  const decliner = declined || state.host;
  return nameOf(
    telling,
    state.seats.findIndex(({ account }) => account === decliner),
  );
}
