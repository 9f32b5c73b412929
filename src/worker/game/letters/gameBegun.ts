import { gameBegun as template } from '../../../email/letters/gameBegun.ts';
import { availabilityOf } from '../model/availability.ts';
import { hasPassed, type KindOfLetter } from './kind.ts';
import { boardFacts } from './position.ts';
import { gameOf, nameOf } from './telling.ts';

export const gameBegun: KindOfLetter<typeof template> = {
  template,
  owedAfter: { gameBegun: () => ({ kind: 'gameBegun' }) },
  isOutdated: hasPassed,
  isHeldByQuietHours: true,
  isInDigest: true,
  tell: async (telling) => ({
    ...gameOf(telling),
    board: await boardFacts(telling),
    zone: availabilityOf(telling.state, telling.seat).zone,
    toMove: nameOf(telling, telling.state.standing.toMove),
  }),
};
