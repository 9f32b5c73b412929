/**
 * The gate through which every request to the mail provider goes: it takes only so many a second from a whole
 * account. Whoever asks may pass at once, or is told how soon to ask again and keeps its place. Each has one place
 * at a time, so that a game with many letters makes no other game wait for more than one of them.
 */

/** Requests a second: https://resend.com/docs/api-reference/rate-limit */
export const RATE = 5;
/** The second, and a tenth for what the network does to the distance between requests. */
export const WINDOW = 1100;
/** Who was told to ask again and did not come within this time has lost its place. */
export const GRACE = 5000;

interface Waiting {
  readonly who: string;
  /** When it was told to ask again. */
  readonly due: number;
  readonly isUrgent: boolean;
}

export interface Gate {
  /** When the last ones passed, oldest first; `RATE` of them. */
  readonly passes: readonly number[];
  /** Nobody passes before: the provider has asked for a pause. */
  readonly closedUntil: number;
  readonly waiting: readonly Waiting[];
}

export const openGate: Gate = { passes: Array(RATE).fill(0), closedUntil: 0, waiting: [] };

export interface Asking {
  readonly who: string;
  /** Somebody waits at a page: goes before the letters of games. */
  readonly isUrgent: boolean;
}

/** Asks for one request; `wait` in ms, 0: it may go out, and is counted. */
export function ask(
  gate: Gate,
  { who, isUrgent }: Asking,
  now: number,
): { readonly gate: Gate; readonly wait: number } {
  const queue = gate.waiting.filter((other) => other.who === who || other.due + GRACE > now);
  if (!queue.some((other) => other.who === who)) {
    const end = isUrgent ? queue.findLastIndex((other) => other.isUrgent) + 1 : queue.length;
    queue.splice(end, 0, { who, isUrgent, due: now });
  }
  const place = queue.findIndex((other) => other.who === who);
  const due = opensAt(gate, place, now);
  if (due > now) {
    return { gate: { ...gate, waiting: queue.with(place, { who, isUrgent, due }) }, wait: due - now };
  }
  const passes = [...gate.passes.slice(1), now];
  return { gate: { ...gate, passes, waiting: queue.toSpliced(place, 1) }, wait: 0 };
}

/** When the gate opens for the one at `place` in the queue, if all before it pass as soon as they may. */
function opensAt({ passes, closedUntil }: Gate, place: number, now: number): number {
  const windows = Math.floor(place / RATE);
  const before = passes[place % RATE] ?? 0;
  return Math.max(now, closedUntil, before + WINDOW) + windows * WINDOW;
}

export const close = (gate: Gate, until: number): Gate => ({
  ...gate,
  closedUntil: Math.max(gate.closedUntil, until),
});
