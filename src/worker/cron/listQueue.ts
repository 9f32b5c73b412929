/**
 * What games say to the lists, where a queue is bound as LISTS: up to a hundred games in one write. What
 * cannot be written stays in the queue and comes again; a late message never overwrites what is newer.
 */
import { log, messageOf } from '../log.ts';
import { type ListEntry, writeLists } from '../store/lists/writeLists.ts';

declare global {
  interface __BaseEnv_Env {
    /** A queue for what games say to the lists; without it, each game writes by itself. */
    LISTS?: Queue<ListEntry>;
  }
}

interface Batch {
  readonly messages: readonly Pick<Message<ListEntry>, 'body' | 'retry'>[];
}

/** Throws if D1 is away: then all of them come again. */
export async function writeFromQueue({ messages }: Batch, env: Env): Promise<void> {
  try {
    await writeLists(
      env.DB,
      messages.map(({ body }) => body),
    );
  } catch (error) {
    if (!isOfEntry(error)) throw error;
    // One that another release has written, say, must not hold up those that came along with it.
    const [only] = messages;
    if (only && messages.length === 1) {
      log.error('listNotWritten', { game: only.body?.id, error: messageOf(error) });
      only.retry();
      return;
    }
    const middle = Math.ceil(messages.length / 2);
    await writeFromQueue({ messages: messages.slice(0, middle) }, env);
    await writeFromQueue({ messages: messages.slice(middle) }, env);
  }
}

/** Whether it is an entry that cannot be written, and not D1 that fails. */
const isOfEntry = (error: unknown): boolean =>
  error instanceof TypeError || /SQLITE_(?:CONSTRAINT|MISMATCH)/.test(messageOf(error));
