/**
 * The gate that every request to the mail provider passes: the provider limits the requests a second of the
 * whole account. A caller passes at once, or is told when to ask again and keeps its place in the queue. Each
 * caller has one place at a time, so that no game waits for more than one letter of another.
 */

/** Requests a second: https://resend.com/docs/api-reference/rate-limit */
export const RATE = 5;
/** A second, and a tenth more because the network changes the distance between requests. */
export const WINDOW = 1100;
/** A caller that does not ask again within this time loses its place. */
export const GRACE = 5000;

interface Waiting {
  readonly who: string;
  /** When it was told to ask again. */
  readonly due: number;
  readonly isUrgent: boolean;
}

export interface Gate {
  /** When the last `RATE` requests passed, oldest first. */
  readonly passes: readonly number[];
  /** Nothing passes before this instant: the provider has asked for a pause. */
  readonly closedUntil: number;
  readonly waiting: readonly Waiting[];
}

export const openGate: Gate = { passes: Array(RATE).fill(0), closedUntil: 0, waiting: [] };

export interface Asking {
  readonly who: string;
  /** Somebody waits at a page for it, so it goes before the letters of games. */
  readonly isUrgent: boolean;
}

/** Asks to send one request: `wait` ms, or 0 when it may go out now, and is counted. */
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

/** When the caller at `place` in the queue may pass, if all before it pass as soon as they may. */
function opensAt({ passes, closedUntil }: Gate, place: number, now: number): number {
  const windows = Math.floor(place / RATE);
  const before = passes[place % RATE] ?? 0;
  return Math.max(now, closedUntil, before + WINDOW) + windows * WINDOW;
}

export const close = (gate: Gate, until: number): Gate => ({
  ...gate,
  closedUntil: Math.max(gate.closedUntil, until),
});
