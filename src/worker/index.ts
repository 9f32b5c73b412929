/** The Worker's entry: its three handlers, and the classes of its objects. */
import { site } from './http/site.ts';
import { receiveMail } from './mail/receive.ts';
import { sendAddressNotices } from './sending/addressNotices.ts';
import { sendDigests } from './sending/digest.ts';
import { callAgain } from './sending/secondCalls.ts';
import { sendVacationWarnings } from './sending/vacationWarnings.ts';
import { sweepGames } from './sweeper.ts';

export { GameObject } from './game/gameObject.ts';
export { SenderObject } from './sending/senderObject.ts';

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
