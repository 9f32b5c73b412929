/** The jobs that run every five minutes. One that fails does not hold up the others. */
import { sendAddressNotices } from '../mail/out/addressNotices.ts';
import { sendDigests } from '../mail/out/digest.ts';
import { resendTurnLetters } from '../mail/out/resendTurnLetters.ts';
import type { Sent } from '../mail/out/sendDue.ts';
import { sendVacationWarnings } from '../mail/out/vacationWarnings.ts';
import { pruneCounts } from '../store/counts.ts';
import { backUpToBucket } from './bucketBackup.ts';
import { sweepGames } from './sweeper.ts';

const SENDERS = {
  addressNotices: sendAddressNotices,
  turnLetters: resendTurnLetters,
  digests: sendDigests,
  vacationWarnings: sendVacationWarnings,
} satisfies Record<string, (env: Env, now: () => number) => Promise<Sent>>;

/** Waits for all jobs, then throws the first failure, if there was one. */
export async function runScheduled(env: Env, now: () => number): Promise<void> {
  const jobs = [
    sweepGames(env, now()),
    pruneCounts(env.DB, now()),
    backUpToBucket(env, now()),
    ...Object.entries(SENDERS).map(async ([what, send]) => {
      const { sent, failed } = await send(env, now);
      if (sent + failed > 0) console.log(JSON.stringify({ event: 'scheduledSent', what, sent, failed }));
    }),
  ];
  const ended = await Promise.allSettled(jobs);
  const failure = ended.find((job) => job.status === 'rejected');
  if (failure) throw failure.reason;
}
