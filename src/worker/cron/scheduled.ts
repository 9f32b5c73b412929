/** What the cron brings about, every five minutes. A job that fails holds up no other. */
import { sendAddressNotices } from '../mail/out/addressNotices.ts';
import { sendDigests } from '../mail/out/digest.ts';
import { resendTurnLetters } from '../mail/out/resendTurnLetters.ts';
import type { Sent } from '../mail/out/sendDue.ts';
import { sendVacationWarnings } from '../mail/out/vacationWarnings.ts';
import { sweepGames } from './sweeper.ts';

const SENDERS = {
  addressNotices: sendAddressNotices,
  turnLetters: resendTurnLetters,
  digests: sendDigests,
  vacationWarnings: sendVacationWarnings,
} satisfies Record<string, (env: Env, now: () => number) => Promise<Sent>>;

/** Throws, once all jobs have ended, what the first of those that failed has thrown. */
export async function runScheduled(env: Env, now: () => number): Promise<void> {
  const jobs = [
    sweepGames(env, now()),
    ...Object.entries(SENDERS).map(async ([what, send]) => {
      const { sent, failed } = await send(env, now);
      if (sent + failed > 0) console.log(JSON.stringify({ event: 'scheduledSent', what, sent, failed }));
    }),
  ];
  const ended = await Promise.allSettled(jobs);
  const failure = ended.find((job) => job.status === 'rejected');
  if (failure) throw failure.reason;
}
