/** The CPU time of a process, from the scheduler's own accounts (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

/** ms of CPU that all threads of a process have had; undefined where the system does not tell. */
export function cpuTimeOf(pid: number): number | undefined {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const times = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    const sum = times.reduce((total, time) => total + time, 0);
    return sum > 0 ? sum / 1e6 : undefined;
  } catch {
    return undefined;
  }
}
