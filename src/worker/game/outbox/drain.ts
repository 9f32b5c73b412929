/**
 * The delivery policy. What is owed to the outside stands in the outbox, written in the transaction of the
 * events that caused it. It is delivered in lanes (one for the letters of each seat, one for the read models):
 * within a lane in order, and a lane that waits does not hold up another. What fails is tried again, later and
 * later; a letter that cannot be delivered is parked with its last error, where the operator sees it.
 * An entry is taken out only after its delivery succeeded, so a crash in between repeats it under the same key.
 */

import type { LocalDate } from '../../clock/days.ts';
import { HOUR, MINUTE, SECOND } from '../../clock/units.ts';
import { type DueLetter, isHeldByQuietHours } from '../letters/index.ts';
import type { AccountId } from '../model/ids.ts';
import type { LetterFate } from '../model/letterFate.ts';

/** What a game does for its players beyond itself. */
export type FollowUp =
  /** Makes the next game, because `seat` wants a rematch; without `seat` because the match goes on. */
  | { readonly kind: 'nextGame'; readonly seat?: number }
  /** A day was taken for the player, which counts in all games. */
  | { readonly kind: 'vacation'; readonly account: AccountId; readonly date: LocalDate };

export type Work =
  | FollowUp
  /** The read models are to know the log up to `seq`. */
  | { readonly kind: 'readModel'; readonly seq: number }
  | { readonly kind: 'letter'; readonly letter: DueLetter }
  | { readonly kind: 'fate'; readonly fate: LetterFate };

export interface OutboxEntry {
  readonly id: number;
  readonly key: string;
  readonly work: Work;
  readonly due: number;
  /** Failed attempts so far. */
  readonly attempts: number;
}

/** `fate` is to be recorded along with the entry's removal. */
export type Delivered =
  /** Others are sending: to be asked for again after `wait` ms. It is no failed attempt. */
  | { readonly ok: false; readonly wait: number }
  | { readonly ok: true; readonly fate?: LetterFate }
  | { readonly ok: false; readonly mayRetry: boolean; readonly retryAfter?: number; readonly error: string };

export interface OutboxDeps {
  now(): number;
  /** What is not parked, by id. */
  entries(): readonly OutboxEntry[];
  /** Whether the present truth has overtaken the entry: then it need not wait to be settled. */
  isOutdated(entry: OutboxEntry): boolean;
  deliver(entry: OutboxEntry): Promise<Delivered>;
  /** These leave an entry alone that has been written anew since it was read. */
  remove(entry: OutboxEntry, fate: LetterFate | undefined): void;
  defer(entry: OutboxEntry, due: number): void;
  postpone(entry: OutboxEntry, due: number, error: string): void;
  park(entry: OutboxEntry, error: string): void;
}

/**
 * The wait after each failed attempt; after the last, two days in all, a letter is parked. Each is shorter than the
 * 24 hours for which the provider remembers a key: an attempt whose acceptance was never heard is not sent twice.
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
/** To write to D1 the object wakes only after such a pause, so that quick changes make one write. */
export const PAUSE = 250;
/** Our own database is asked again at least every ten minutes. */
const LONGEST_WAIT = 10 * MINUTE - PAUSE;
/** A wake-up does at most this much, so that it always ends. */
const BATCH = 50;

/** Reminders wait for days, and what quiet hours hold back for a night: neither is to hold up the next turn. */
function laneOf({ key, work }: OutboxEntry): string {
  if (work.kind !== 'letter') return work.kind;
  const { kind, seat } = work.letter;
  if (kind === 'reminder') return key;
  return isHeldByQuietHours(work.letter) ? `held letter ${seat}` : `letter ${seat}`;
}

/** The first entry of each lane, and since when or until when it waits. */
function heads(deps: OutboxDeps): readonly { readonly entry: OutboxEntry; readonly ready: number }[] {
  const lanes = new Map<string, OutboxEntry>();
  for (const entry of deps.entries()) if (!lanes.has(laneOf(entry))) lanes.set(laneOf(entry), entry);
  return [...lanes.values()].map((entry) => ({
    entry,
    ready: deps.isOutdated(entry) ? Math.min(entry.due, deps.now()) : entry.due,
  }));
}

/** When the object must wake for its outbox; undefined: nothing is owed. */
export function nextWake(deps: OutboxDeps): number | undefined {
  const times = heads(deps).map(({ entry, ready }) => (entry.work.kind === 'letter' ? ready : ready + PAUSE));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Delivers what is due. Never throws for a failed delivery. */
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
    deps.defer(entry, deps.now() + delivered.wait);
    return;
  }
  const wait = BACK_OFF[entry.attempts];
  if (entry.work.kind === 'letter') {
    if (!delivered.mayRetry || wait === undefined) deps.park(entry, delivered.error);
    else {
      const asked = (delivered.retryAfter ?? 0) * SECOND;
      deps.postpone(entry, deps.now() + Math.max(wait, asked), delivered.error);
    }
    return;
  }
  deps.postpone(entry, deps.now() + Math.min(wait ?? LONGEST_WAIT, LONGEST_WAIT), delivered.error);
}
