/** The Worker's entry point: its four handlers, and its Durable Object classes. */

import { writeFromQueue } from './cron/listQueue.ts';
import { runScheduled } from './cron/scheduled.ts';
import { site } from './http/site.ts';
import { receiveMail } from './mail/in/receive.ts';
import type { ListEntry } from './store/lists/writeLists.ts';

export { GameObject } from './game/gameObject.ts';
export { DigestObject } from './mail/out/digestObject.ts';
export { SenderObject } from './mail/out/senderObject.ts';

const handler: ExportedHandler<Env, ListEntry> = {
  fetch: site.fetch,

  // An exception here becomes a temporary failure: the sending server keeps the message and tries again.
  async email(message, env) {
    const { from, to, raw, rawSize } = message;
    const fate = await receiveMail({ from, to, raw, size: rawSize }, env);
    if (fate.did === 'rejected') message.setReject(fate.reason);
  },

  scheduled: (_controller, env) => runScheduled(env, () => Date.now()),

  queue: writeFromQueue,
};

export default handler;
