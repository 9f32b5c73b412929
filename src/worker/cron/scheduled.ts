/** The jobs that run every five minutes. One that fails does not hold up the others. */

import { readSettings } from '../env.ts';
import { forgetDeleted } from '../forgetPlayer.ts';
import { log, messageOf, withoutSecrets } from '../log.ts';
import { sendAddressNotices } from '../mail/out/addressNotices.ts';
import { announceOwedAvailability } from '../mail/out/announceAvailability.ts';
import { resendTurnLetters } from '../mail/out/resendTurnLetters.ts';
import type { Sent } from '../mail/out/sendDue.ts';
import { sendVacationWarnings } from '../mail/out/vacationWarnings.ts';
import { sendAsked } from '../sendAsked.ts';
import { noteHeartbeat } from '../store/heartbeats.ts';
import { prune } from '../store/pruning.ts';
import { backUpToBucket } from './bucketBackup.ts';
import { handOutDigests } from './digests.ts';
import { doSlice, goOnWithJobs } from './jobs.ts';
import { sweepGames } from './sweeper.ts';

const sending =
  (send: (env: Env, now: () => number) => Promise<Sent>) =>
  async (env: Env, now: () => number): Promise<Sent | undefined> => {
    const sent = await send(env, now);
    return sent.sent + sent.failed > 0 ? sent : undefined;
  };

/** Each answers what it has to say for the log. */
const JOBS = {
  sweep: (env, now) => sweepGames(env, now()),
  deletions: (env, now) => forgetDeleted(env, now()),
  pruning: (env, now) => prune(env.DB, now()),
  jobs: (env, now) => goOnWithJobs(env, now()),
  archive: async (env, now) => {
    const { games } = await doSlice(env, 'archive', now());
    return games > 0 ? { games } : undefined;
  },
  dissolve: async (env, now) => {
    const { games } = await doSlice(env, 'dissolve', now());
    return games > 0 ? { games } : undefined;
  },
  backup: (env, now) => backUpToBucket(env, now()),
  availability: sending(announceOwedAvailability),
  addressNotices: sending(sendAddressNotices),
  askedLetters: sending((env, now) => sendAsked(env, now)),
  turnLetters: sending(resendTurnLetters),
  digests: async (env, now) => (await handOutDigests(env, now())) || undefined,
  vacationWarnings: sending(sendVacationWarnings),
} satisfies Record<string, (env: Env, now: () => number) => Promise<unknown>>;

/** Waits for all jobs, then throws the first failure, if there was one. */
export async function runScheduled(env: Env, now: () => number): Promise<void> {
  const jobs = Object.entries(JOBS).map(async ([job, run]) => {
    try {
      const done = await run(env, now);
      if (done) log.sampled(readSettings(env).logPercent, 'scheduled', { job, done });
      await noteHeartbeat(env.DB, { job, at: now(), error: undefined });
    } catch (error) {
      log.error('scheduledFailed', { job, error: messageOf(error) });
      await noteHeartbeat(env.DB, { job, at: now(), error: withoutSecrets(messageOf(error)) });
      throw error;
    }
  });
  const ended = await Promise.allSettled(jobs);
  const failure = ended.find((job) => job.status === 'rejected');
  if (failure) throw failure.reason;
}
