/**
 * The gate that every request to the mail provider passes: the provider limits the requests a second of the
 * whole account. A caller passes at once, or is told when to ask again and keeps its place in the queue. Each
 * caller has one place at a time, so that no game waits for more than one letter of another. Each lane has
 * its share, so that a flood in one lane (strangers can ask for any number of sign-in letters) cannot stop
 * another.
 */

/** Requests a second: https://resend.com/docs/api-reference/rate-limit */
export const RATE = 5;
/** A second, and a tenth more because the network changes the distance between requests. */
export const WINDOW = 1100;
/** A caller that does not ask again within this time loses its place. */
export const GRACE = 5000;

/**
 * Of `RATE` requests in a row, so many are a lane's for sure. `page`: somebody who is signed in waits for it;
 * `signIn`: anybody may have asked; `account`: digests, warnings, and answers that belong to no game.
 */
const SHARES = { page: 1, signIn: 1, account: 1, game: 2 } as const;

export type Lane = keyof typeof SHARES;

/** Who goes first while its share lasts. */
const FIRST: readonly Lane[] = ['page', 'signIn', 'account', 'game'];
/** Who gets what the others leave. */
const THEN: readonly Lane[] = ['game', 'account', 'page', 'signIn'];

interface Waiting {
  readonly who: string;
  readonly lane: Lane;
  /** When it was told to ask again. */
  readonly due: number;
}

export interface Gate {
  /** When the last `RATE` requests passed, oldest first. */
  readonly passes: readonly number[];
  /** In which lanes; undefined: before there were any. */
  readonly lanes: readonly (Lane | undefined)[];
  /** Nothing passes before this instant: the provider has asked for a pause. */
  readonly closedUntil: number;
  readonly waiting: readonly Waiting[];
}

export const openGate: Gate = {
  passes: Array(RATE).fill(0),
  lanes: Array(RATE).fill(undefined),
  closedUntil: 0,
  waiting: [],
};

export interface Asking {
  readonly who: string;
  readonly lane: Lane;
  /** Whoever would have to wait for longer, in ms, gives up, and has no place in the queue. */
  readonly patience?: number;
}

/** Asks to send one request: `wait` ms, or 0 when it may go out now, and is counted. */
export function ask(
  gate: Gate,
  { who, lane, patience = Number.POSITIVE_INFINITY }: Asking,
  now: number,
): { readonly gate: Gate; readonly wait: number } {
  const queue = gate.waiting.filter((other) => other.who === who || other.due + GRACE > now);
  if (!queue.some((other) => other.who === who)) queue.push({ who, lane, due: now });
  const place = queue.findIndex((other) => other.who === who);
  const due = passOf({ ...gate, waiting: queue }, who, now);
  if (due <= now) {
    const passes = [...gate.passes.slice(1), now];
    const lanes = [...gate.lanes.slice(1), lane];
    return { gate: { ...gate, passes, lanes, waiting: queue.toSpliced(place, 1) }, wait: 0 };
  }
  const waiting = due - now > patience ? queue.toSpliced(place, 1) : queue.with(place, { who, lane, due });
  return { gate: { ...gate, waiting }, wait: due - now };
}

/** When somebody who waits may pass, if all before them pass as soon as they may. */
function passOf({ passes, lanes, closedUntil, waiting }: Gate, who: string, now: number): number {
  const queues: Record<Lane, Waiting[]> = { page: [], signIn: [], account: [], game: [] };
  for (const each of waiting) queues[each.lane].push(each);
  const gone: Record<Lane, number> = { page: 0, signIn: 0, account: 0, game: 0 };
  const passed = [...passes];
  const inLanes = [...lanes];
  for (;;) {
    const lane = nextLane(inLanes.slice(1 - RATE), (each) => gone[each] < queues[each].length);
    const next = lane && queues[lane][gone[lane]++];
    if (!next) throw new Error(`${who} does not wait`);
    const at = Math.max(now, closedUntil, (passed.at(-RATE) ?? 0) + WINDOW);
    if (next.who === who) return at;
    passed.push(at);
    inLanes.push(lane);
  }
}

/** The lane whose turn it is after the `RATE` - 1 passes before, of those in which somebody waits. */
function nextLane(
  before: readonly (Lane | undefined)[],
  isWaiting: (lane: Lane) => boolean,
): Lane | undefined {
  const hasShareLeft = (lane: Lane): boolean =>
    before.filter((passed) => passed === lane).length < SHARES[lane];
  return FIRST.find((lane) => isWaiting(lane) && hasShareLeft(lane)) ?? THEN.find(isWaiting);
}

export const close = (gate: Gate, until: number): Gate => ({
  ...gate,
  closedUntil: Math.max(gate.closedUntil, until),
});
