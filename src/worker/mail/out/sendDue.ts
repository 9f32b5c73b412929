/**
 * The loop behind everything that is sent on a schedule rather than by a game. An item that fails or throws
 * does not hold up the others: it is logged and tried again later.
 */
import { HOUR, MINUTE } from '../../clock/units.ts';
import type { AccountId } from '../../game/model/ids.ts';
import { log, messageOf } from '../../log.ts';

interface Item {
  readonly account: AccountId;
  /** Failed attempts so far, where they are counted. */
  readonly attempts?: number;
}

export interface Due<T> {
  /** What the log calls a failure: "digestFailed". */
  readonly failure: string;
  readonly items: readonly T[];
  readonly now: () => number;
  /** Throws if the item must be tried again. */
  readonly send: (item: T) => Promise<void>;
  /** Absent where a failed item keeps its place in the queue by itself. */
  readonly postpone?: (item: T, until: number) => Promise<void>;
  /** How many are sent at the same time; one unless told otherwise. */
  readonly atOnce?: number;
}

export interface Sent {
  readonly sent: number;
  readonly failed: number;
}

/** Sends the items in order, and counts those that went out and those that did not. */
export async function sendDue<T extends Item>(due: Due<T>): Promise<Sent> {
  let sent = 0;
  const items = due.items[Symbol.iterator]();
  const sendOn = async (): Promise<void> => {
    for (const item of { [Symbol.iterator]: () => items }) if (await trySending(item, due)) sent++;
  };
  await Promise.all(Array.from({ length: due.atOnce ?? 1 }, sendOn));
  return { sent, failed: due.items.length - sent };
}

async function trySending<T extends Item>(
  item: T,
  { failure, now, send, postpone }: Due<T>,
): Promise<boolean> {
  const failed = (event: string, error: unknown): void =>
    log.error(event, { account: item.account, error: messageOf(error) });
  try {
    await send(item);
    return true;
  } catch (error) {
    failed(failure, error);
  }
  try {
    await postpone?.(item, nextAttempt((item.attempts ?? 0) + 1, now()));
  } catch (error) {
    // It stays due, and the next wake-up tries it again.
    failed(`${failure}ToPostpone`, error);
  }
  return false;
}

/**
 * When to try again after `attempts` failed attempts: at the next wake-up, five minutes later, then twice as
 * late each time, at most 8 hours.
 */
const nextAttempt = (attempts: number, now: number): number =>
  now + Math.min(4 * MINUTE * 2 ** (attempts - 1), 8 * HOUR);
