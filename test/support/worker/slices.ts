/** Jobs over all games, from their first slice to their last. */
import { env } from 'cloudflare:workers';
import { examine, type Findings } from '../../../src/worker/cron/doctor.ts';
import { doSlice, type JobName } from '../../../src/worker/cron/jobs.ts';

async function doAll<N extends JobName>(name: N) {
  for (;;) {
    const slice = await doSlice(env, name, Date.now());
    if (slice.isDone) return slice;
  }
}

export const rebuildAll = () => doAll('rebuild');

/** What all games say, however many slices that takes. */
export const examineAll = (): Promise<Findings> => examine(env, undefined, 10_000);
