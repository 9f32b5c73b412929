/** Forgets accounts whose addresses never answered and that are older than the cron looks at: once. */
import { forgetUnanswered } from '../store/pruning.ts';
import type { Job } from './job.ts';

interface State {
  /** How many are gone. */
  readonly accounts: number;
  /** Up to when those were made that have been looked at. */
  readonly after: number;
}

export const unanswered: Job<State> = {
  begin: () => ({ accounts: 0, after: 0 }),
  async goOn(env, { accounts, after }, now) {
    const { gone, next } = await forgetUnanswered(env.DB, after, now);
    return { state: { accounts: accounts + gone, after: next ?? after }, isDone: next === undefined };
  },
};
