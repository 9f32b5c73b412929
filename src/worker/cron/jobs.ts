/**
 * Jobs over all games, slice by slice: the operator's script asks for one slice after another, and where it
 * stops asking, the cron goes on. A slice that is repeated does no harm.
 */
import { MINUTE } from '../clock/units.ts';
import { leftJobs, noteJob, openJob } from '../store/jobs.ts';
import { archive } from './archive.ts';
import { dissolve } from './dissolve.ts';
import type { Job } from './job.ts';
import { rebuild } from './rebuild.ts';
import { resendParked } from './resendParked.ts';
import { unanswered } from './unanswered.ts';

const JOBS = { rebuild, resendParked, unanswered, dissolve, archive };
export type JobName = keyof typeof JOBS;
type StateOf<N extends JobName> = ReturnType<(typeof JOBS)[N]['begin']>;

/** How many slices the cron does of each job in one run, and how long it leaves one to the script. */
const SLICES = 5;
const LEFT_ALONE = 4 * MINUTE;

/** Does the next slice of the job that is open, or the first of a new one. */
export async function doSlice<N extends JobName>(
  env: Env,
  name: N,
  now: number,
): Promise<StateOf<N> & { readonly isDone: boolean }> {
  const job = JOBS[name] as unknown as Job<StateOf<N>>;
  const open = await openJob(env.DB, name);
  const before = open === undefined ? job.begin(now) : (JSON.parse(open) as StateOf<N>);
  const { state, isDone } = await job.goOn(env, before, now);
  await noteJob(env.DB, { name, state: JSON.stringify(state), isDone }, now);
  return { ...state, isDone };
}

/** Goes on with the jobs that nobody works on. */
export async function goOnWithJobs(env: Env, now: number): Promise<void> {
  for (const { name } of await leftJobs(env.DB, now - LEFT_ALONE)) {
    if (!isJob(name)) continue;
    for (let slices = 0; slices < SLICES; slices++) {
      if ((await doSlice(env, name, now)).isDone) break;
    }
  }
}

const isJob = (name: string): name is JobName => name in JOBS;
