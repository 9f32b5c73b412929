/** Something that happened and needs no answer. */
import type { KindOfLetter, WithLapsed } from './kind.ts';
import { factsOf, isClaimable, type News, showsBoard } from './newsKinds.ts';
import { boardFacts, newestNoticesFor } from './position.ts';
import { deskOf, gameOf } from './telling.ts';
import { isVacationSettled } from './vacation.ts';

export const news: KindOfLetter<'news', WithLapsed & { readonly news: News }> = {
  keyOf: ({ seq }) => seq,
  isOutdated: ({ news: told }, state) => told.what === 'vacation' && isVacationSettled(told, state),
  isHeldByQuietHours: true,
  tell: async (telling, letter) => ({
    kind: 'news',
    ...gameOf(telling),
    news: factsOf(telling, letter.news),
    ...(letter.lapsed && { lapsed: letter.lapsed }),
    ...(showsBoard(letter.news) && {
      notices: newestNoticesFor(telling),
      board: await boardFacts(telling),
    }),
    ...(isClaimable(telling, letter.news) && { claim: deskOf(telling) }),
  }),
};
