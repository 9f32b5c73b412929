import { confirmResign as template } from '../../../email/letters/confirmResign.ts';
import { answerToReply, hasPassed } from './kind.ts';
import { gameOf, playLink, replyAddress } from './telling.ts';

export const confirmResign = answerToReply<typeof template>({
  template,
  isOutdated: hasPassed,
  tell: async (telling) => ({
    ...gameOf(telling),
    link: `${playLink(telling)}/resign`,
    replyTo: replyAddress(telling, 'resign'),
    ...(telling.state.rules.resignsByConsent && { isByConsent: true }),
  }),
});
