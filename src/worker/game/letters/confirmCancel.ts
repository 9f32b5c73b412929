import { confirmCancel as template } from '../../../email/letters/confirmCancel.ts';
import { answerToReply } from './kind.ts';
import { gameOf, playLink } from './telling.ts';

export const confirmCancel = answerToReply<typeof template>({
  template,
  isOutdated: ({ ply }, { phase, turns }) =>
    (phase !== 'playing' && phase !== 'inviting') || turns.length !== ply,
  tell: async (telling) => ({
    ...gameOf(telling),
    link: `${playLink(telling)}/cancel`,
  }),
});
