import { answerToReply, hasPassed } from './kind.ts';
import { gameOf, playLink, replyAddress } from './telling.ts';

export const confirmResign = answerToReply<'confirmResign'>({
  isOutdated: hasPassed,
  tell: async (telling) => ({
    kind: 'confirmResign',
    ...gameOf(telling),
    link: `${playLink(telling)}/resign`,
    replyTo: replyAddress(telling, 'resign'),
    ...(telling.state.rules.resignsByConsent && { isByConsent: true }),
  }),
});
