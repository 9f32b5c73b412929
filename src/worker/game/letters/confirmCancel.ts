import { answerToReply } from './kind.ts';
import { gameOf, playLink } from './telling.ts';

export const confirmCancel = answerToReply<'confirmCancel'>({
  isOutdated: ({ ply }, { phase, turns }) =>
    (phase !== 'playing' && phase !== 'inviting') || turns.length !== ply,
  tell: async (telling) => ({
    kind: 'confirmCancel',
    ...gameOf(telling),
    link: `${playLink(telling)}/cancel`,
  }),
});
