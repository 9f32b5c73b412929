/** Events in simulated time: the clock jumps from one to the next, and nothing sleeps. */
import { vi } from 'vitest';

interface Planned {
  readonly at: number;
  readonly order: number;
  readonly run: () => Promise<void>;
}

/** More than any run needs: something plans itself again and again. */
const MOST_STEPS = 100_000;

export class Timeline {
  #planned: Planned[] = [];
  #order = 0;

  /** Plans something for `delay` ms from now. */
  plan(delay: number, run: () => Promise<void>): void {
    this.planAt(Date.now() + delay, run);
  }

  planAt(at: number, run: () => Promise<void>): void {
    const planned = { at, order: this.#order++, run };
    const index = this.#planned.findLastIndex((other) => other.at <= at) + 1;
    this.#planned.splice(index, 0, planned);
  }

  /** Runs what is planned, in its order, until nothing is or `until` says so. */
  async run(until: () => boolean = () => false): Promise<void> {
    for (let step = 0; !until(); step++) {
      if (step === MOST_STEPS) throw new Error(`still going after ${MOST_STEPS} steps`);
      const next = this.#planned.shift();
      if (!next) return;
      if (next.at > Date.now()) vi.setSystemTime(next.at);
      await next.run();
    }
  }
}
