import { hasPassed, type KindOfLetter } from './kind.ts';
import { boardFacts } from './position.ts';
import { gameOf, nameOf } from './telling.ts';

export const gameBegun: KindOfLetter<'gameBegun'> = {
  isOutdated: hasPassed,
  isHeldByQuietHours: true,
  isInDigest: true,
  tell: async (telling) => ({
    kind: 'gameBegun',
    ...gameOf(telling),
    board: await boardFacts(telling),
    toMove: nameOf(telling, telling.state.standing.toMove),
  }),
};
