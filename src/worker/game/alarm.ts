/** The object's one alarm, set for what is due next. */
import { MINUTE } from '../clock/units.ts';
import { PAUSE } from './outbox/drain.ts';

export interface Alarm {
  /** Sets the alarm for what is due next, if anything is. */
  arm(): Promise<void>;
  /** The same, but checks the stored alarm first; tells whether it was lost. */
  rearm(): Promise<boolean>;
  /** To be called when the alarm has just rung and so is no longer set. */
  hasRung(): void;
}

/** `nextDue` says when the object must wake; undefined if it need not. */
export function alarmOf(
  storage: DurableObjectStorage,
  clock: () => number,
  nextDue: () => number | undefined,
): Alarm {
  /** When the alarm rings, as far as this instance of the object knows. */
  let wake: number | undefined;

  async function arm(): Promise<void> {
    // An alarm that is about to ring is left alone: it sets the next one itself.
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
      // An alarm that rings slightly late (because it is being retried) is not lost.
      const isLost = due !== undefined && (wake === undefined || wake > due + MINUTE);
      await arm();
      return isLost;
    },
    hasRung() {
      wake = undefined;
    },
  };
}

/** The earliest of several times; undefined ones never come. */
export function earliest(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
