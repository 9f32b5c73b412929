/** Which way letters leave this instance. */
import { cloudflareSender, postOffice, resendSender, type Sender } from '../email/index.ts';
import { unreachable } from '../rules/index.ts';
import type { Settings } from './env.ts';

/** The sender that the settings name. `now`: the present, in ms since 1970. */
export function senderFor(env: Env, { mailSender }: Settings, now: () => number): Sender {
  switch (mailSender) {
    case 'post-office':
      return postOffice(env.DB, now);
    case 'resend':
      return resendSender({ apiKey: env.RESEND_API_KEY ?? '', baseUrl: env.RESEND_URL });
    case 'cloudflare':
      return cloudflareSender(env.MAIL);
    default:
      return unreachable(mailSender);
  }
}
