/** The Worker's entry point: its three handlers, and its Durable Object classes. */

import { runScheduled } from './cron/scheduled.ts';
import { site } from './http/site.ts';
import { receiveMail } from './mail/in/receive.ts';

export { GameObject } from './game/gameObject.ts';
export { DigestObject } from './mail/out/digestObject.ts';
export { SenderObject } from './mail/out/senderObject.ts';

const handler: ExportedHandler<Env> = {
  fetch: site.fetch,

  // An exception here becomes a temporary failure: the sending server keeps the message and tries again.
  async email(message, env) {
    const { from, to, raw, rawSize } = message;
    const fate = await receiveMail({ from, to, raw, size: rawSize }, env);
    if (fate.did === 'rejected') message.setReject(fate.reason);
  },

  scheduled: (_controller, env) => runScheduled(env, () => Date.now()),
};

export default handler;
