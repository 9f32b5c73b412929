/**
 * The delivery policy. Entries go into the outbox in the transaction of the events that caused them. They are
 * delivered in lanes (one for the letters to each seat, one for the lists): in order within a lane, while a
 * lane that waits does not hold up any other. Failed deliveries are retried after longer and longer waits; a
 * letter that cannot be delivered is parked with its last error, for the operator to see. An entry is removed
 * only after its delivery has succeeded, so a crash in between repeats it under the same key.
 */

import { HOUR, MINUTE, SECOND } from '../../clock/units.ts';
import { isHeldByQuietHours } from '../letters/index.ts';
import type { LetterFate } from '../model/letterFate.ts';
import type { OutboxEntry } from './entry.ts';

/** The result of an attempt. `fate` is recorded when the entry is removed. */
export type Delivered =
  /**
   * The letter may not leave yet: try again after `wait` ms, which does not count as a failed attempt.
   * `slot`: when the provider's gate lets it pass.
   */
  | { readonly ok: false; readonly wait: number; readonly slot?: number }
  | { readonly ok: true; readonly fate?: LetterFate }
  | { readonly ok: false; readonly mayRetry: boolean; readonly retryAfter?: number; readonly error: string };

export interface OutboxDeps {
  now(): number;
  /** The entries that are not parked, in the order they were put in. */
  entries(): readonly OutboxEntry[];
  /** Whether the game has moved on, so that the entry can be dropped without waiting until it is due. */
  isOutdated(entry: OutboxEntry): boolean;
  deliver(entry: OutboxEntry): Promise<Delivered>;
  /** These four leave an entry alone if it has been replaced since it was read. */
  remove(entry: OutboxEntry, fate: LetterFate | undefined): void;
  defer(entry: OutboxEntry, due: number, slot: number | undefined): void;
  postpone(entry: OutboxEntry, due: number, error: string): void;
  park(entry: OutboxEntry, error: string): void;
}

/**
 * The wait after each failed attempt. After the last one, two days in all, a letter is parked. Each wait is
 * shorter than the 24 hours for which the provider remembers a key, so a letter that was accepted without our
 * hearing about it is not sent twice.
 */
export const BACK_OFF: readonly number[] = [
  SECOND,
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  3 * HOUR,
  8 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
];
/** The object waits this long before it writes to D1, so that a burst of changes makes one write. */
export const PAUSE = 250;
/** Our own database is retried at least every ten minutes. */
const LONGEST_WAIT = 10 * MINUTE - PAUSE;
/** A wake-up delivers at most this many entries, so that it always ends. */
const BATCH = 50;

/**
 * Reminders wait for days, and letters held back by quiet hours wait overnight, so they get lanes of their
 * own: neither may hold up the letter for the next turn.
 */
function laneOf({ key, work }: OutboxEntry): string {
  if (work.kind !== 'letter') return work.kind;
  const { kind, seat } = work.letter;
  if (kind === 'reminder') return key;
  return isHeldByQuietHours(work.letter) ? `held letter ${seat}` : `letter ${seat}`;
}

/** The first entry of each lane, and when it may be delivered. */
function heads(deps: OutboxDeps): readonly { readonly entry: OutboxEntry; readonly ready: number }[] {
  const lanes = new Map<string, OutboxEntry>();
  for (const entry of deps.entries()) if (!lanes.has(laneOf(entry))) lanes.set(laneOf(entry), entry);
  return [...lanes.values()].map((entry) => ({
    entry,
    ready: deps.isOutdated(entry) ? Math.min(entry.due, deps.now()) : entry.due,
  }));
}

/**
 * When the object must wake for its outbox, of what is due after `after`; undefined if there is nothing such.
 */
export function nextWake(deps: OutboxDeps, after = Number.NEGATIVE_INFINITY): number | undefined {
  const times = heads(deps)
    .map(({ entry, ready }) => (entry.work.kind === 'letter' ? ready : ready + PAUSE))
    .filter((time) => time > after);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Delivers what is due. A delivery that fails or throws is postponed; it never makes this throw. */
export async function drain(deps: OutboxDeps): Promise<void> {
  for (let done = 0; done < BATCH; done++) {
    const head = heads(deps).find(({ ready }) => ready <= deps.now());
    if (!head) return;
    settle(deps, head.entry, await attempt(deps, head.entry));
  }
}

async function attempt(deps: OutboxDeps, entry: OutboxEntry): Promise<Delivered> {
  try {
    return await deps.deliver(entry);
  } catch (error) {
    return { ok: false, mayRetry: true, error: error instanceof Error ? error.message : String(error) };
  }
}

function settle(deps: OutboxDeps, entry: OutboxEntry, delivered: Delivered): void {
  if (delivered.ok) {
    deps.remove(entry, delivered.fate);
    return;
  }
  if ('wait' in delivered) {
    deps.defer(entry, deps.now() + delivered.wait, delivered.slot);
    return;
  }
  const wait = BACK_OFF[entry.attempts];
  const putOff = (ms: number): void => deps.postpone(entry, deps.now() + ms, delivered.error);
  if (entry.work.kind !== 'letter') putOff(Math.min(wait ?? LONGEST_WAIT, LONGEST_WAIT));
  else if (!delivered.mayRetry || wait === undefined) deps.park(entry, delivered.error);
  else putOff(Math.max(wait, (delivered.retryAfter ?? 0) * SECOND));
}
