/** The object's one alarm, set for what is due next. */
import { MINUTE } from '../clock/units.ts';
import { PAUSE } from './outbox/drain.ts';

export interface Alarm {
  /** Sets the alarm for what is due next, if anything is. */
  arm(): Promise<void>;
  /** The same, after looking at the alarm itself: whether it was lost. */
  rearm(): Promise<boolean>;
  /** It has just rung, and so is no longer set. */
  hasRung(): void;
}

/** `nextDue`: when the object must wake; undefined: not at all. */
export function alarmOf(
  storage: DurableObjectStorage,
  clock: () => number,
  nextDue: () => number | undefined,
): Alarm {
  /** When the alarm rings, as far as this instance of the object knows. */
  let wake: number | undefined;

  async function arm(): Promise<void> {
    // An alarm that rings this soon is left as it is: it sets the next one itself.
    if (wake !== undefined && wake <= clock() + PAUSE) return;
    const next = nextDue();
    if (next === wake) return;
    wake = next;
    await (next === undefined ? storage.deleteAlarm() : storage.setAlarm(next));
  }

  return {
    arm,
    async rearm() {
      const due = nextDue();
      wake = (await storage.getAlarm()) ?? undefined;
      // What rings a little later than planned (an alarm that is being retried) is not lost.
      const isLost = due !== undefined && (wake === undefined || wake > due + MINUTE);
      await arm();
      return isLost;
    },
    hasRung() {
      wake = undefined;
    },
  };
}

/** The first of some times, of which those that never come are undefined. */
export function earliest(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
