/**
 * What games say to the lists, where a queue is bound as LISTS: up to a hundred games in one write. What
 * cannot be written stays in the queue and comes again; a late message never overwrites what is newer.
 */
import { type ListEntry, writeLists } from '../store/lists/writeLists.ts';

declare global {
  interface __BaseEnv_Env {
    /** A queue for what games say to the lists; without it, each game writes by itself. */
    LISTS?: Queue<ListEntry>;
  }
}

interface Batch {
  readonly messages: readonly { readonly body: ListEntry }[];
}

/** Throws if D1 does: then all of them come again. */
export const writeFromQueue = ({ messages }: Batch, env: Env): Promise<void> =>
  writeLists(
    env.DB,
    messages.map(({ body }) => body),
  );
