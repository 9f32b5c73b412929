/** The Worker's entry: its three handlers, and the classes of its objects. */

import { sweepGames } from './cron/sweeper.ts';
import { site } from './http/site.ts';
import { receiveMail } from './mail/in/receive.ts';
import { sendAddressNotices } from './mail/out/addressNotices.ts';
import { sendDigests } from './mail/out/digest.ts';
import { callAgain } from './mail/out/resendTurnLetters.ts';
import { sendVacationWarnings } from './mail/out/vacationWarnings.ts';

export { GameObject } from './game/gameObject.ts';
export { SenderObject } from './mail/out/senderObject.ts';

const handler: ExportedHandler<Env> = {
  fetch: site.fetch,

  // What is thrown here becomes a temporary failure: the sending server keeps the message and tries again.
  async email(message, env) {
    const { from, to, raw, rawSize } = message;
    const receipt = await receiveMail({ from, to, raw, size: rawSize }, env);
    if (receipt.did === 'rejected') message.setReject(receipt.reason);
  },

  async scheduled(_controller, env) {
    await Promise.all([
      sweepGames(env, Date.now()),
      sendAddressNotices(env, () => Date.now()),
      callAgain(env, () => Date.now()),
      sendDigests(env, () => Date.now()),
      sendVacationWarnings(env, () => Date.now()),
    ]);
  },
};

export default handler;
