/**
 * Holds work to a cost that grows with its length and no faster: by CPU time of this thread, whatever else
 * runs.
 */
import { expect } from 'vitest';

/** Below this, in ms of CPU, nothing is told by a ratio. */
const NOTHING = 12;
/** Four times the length takes four times the time; sixteen times where a pattern goes back. */
const MOST = 9;
/**
 * A ratio is measured again before it counts as too large: collecting garbage can fall into one of the two.
 */
const ROUNDS = 4;

async function cpuTimeOf(work: () => unknown): Promise<number> {
  const begun = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

/** ms of CPU of the fastest of some runs. */
async function leastOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) times.push(await cpuTimeOf(work));
  return Math.min(...times);
}

/** `work(4 * count)` must not cost much more than four times `work(count)`. */
export async function expectLinear(work: (count: number) => unknown, count: number): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && least >= MOST; round++) {
    const long = await leastOf(() => work(4 * count));
    if (long < NOTHING) return;
    const short = await leastOf(() => work(count));
    least = Math.min(least, long / Math.max(short, NOTHING / 2));
  }
  expect(least).toBeLessThan(MOST);
}
