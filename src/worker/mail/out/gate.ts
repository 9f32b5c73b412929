/**
 * The gate to one account at the mail provider, which limits the requests a second. Time is cut into slots
 * for one request each, and each slot is given away once: whoever asks is told the instant at which to send.
 * Whoever waits for it asks again then, and gets the same slot, unless the gate has closed meanwhile. That
 * uses it up: whoever dies while sending may have sent. Some slots of each round are kept for one lane, so
 * that a flood in another (strangers can ask for any number of sign-in letters) cannot stop it. Those that
 * are about to pass unused are lent.
 */
import { DAY, SECOND } from '../../clock/units.ts';

/**
 * `page`: somebody who is signed in waits for it; `signIn`: anybody may have asked; `account`: digests,
 * warnings, and answers that belong to no game.
 */
const LANES = ['page', 'signIn', 'account', 'game'] as const;
export type Lane = (typeof LANES)[number];

/** For whom a slot is kept; `any`: for whoever asks first. */
type Keeper = Lane | 'any';
const KEEPERS: readonly Keeper[] = [...LANES, 'any'];

/** The slots of a round. Where there is only one lane, it books 15 of 20, and is lent the others. */
const ROUND: readonly Keeper[] = [
  ...(['page', 'any', 'any', 'game', 'any', 'signIn', 'any', 'any', 'account', 'any'] as const),
  ...(['page', 'any', 'any', 'game', 'any', 'any', 'any', 'any', 'account', 'any'] as const),
];

/** A second's requests take a tenth longer, because the network changes the distance between them. */
const SPREAD = 1.1;
/** A slot that comes within this time is lent to any lane. */
const LENT = SECOND;
/** A slot is lost when it is that long past: as long as the spread leaves free of a second's slots. */
export const GRACE = SECOND * (SPREAD - 1);
/** Whoever has no longer to wait than this, in ms, waits on the spot and sends without asking again. */
export const SHORT_WAIT = SECOND;
/** Up to which share of a day's letters each lane may go: the rest is left to the others. */
const SHARES: Readonly<Record<Lane, number>> = { page: 1, signIn: 0.9, account: 0.8, game: 0.8 };
/** The share that may be sign-in letters: strangers can ask for more than there are. */
const MOST_SIGN_IN = 0.5;

/** What the provider allows one account. */
export interface Allowance {
  /** Requests a second. */
  readonly rate: number;
  /** Letters a day, by UTC; undefined: any number. */
  readonly budget: number | undefined;
}

export interface Gate {
  /** From when on the slots of each keeper are free, in ms since 1970. */
  readonly free: Readonly<Record<Keeper, number>>;
  /** Nothing passes before this instant: the provider has asked for a pause. */
  readonly closedUntil: number;
  /** The slots in which somebody who asked again has sent, or is about to, until they are lost. */
  readonly used: readonly number[];
  /**
   * Letters by day, counted in days since 1970: today's, and later ones for which slots are given away; and
   * how many of them are sign-in letters.
   */
  readonly days: readonly (readonly [day: number, letters: number, signIn?: number])[];
}

export const openGate: Gate = {
  free: { page: 0, signIn: 0, account: 0, game: 0, any: 0 },
  closedUntil: 0,
  used: [],
  days: [],
};

export interface Asking {
  readonly lane: Lane;
  /** Whoever would have to wait for longer, in ms, gives up, and gets no slot. */
  readonly patience?: number;
  /** A slot given earlier: it is given again, unless it is lost or used, or the gate has closed since. */
  readonly slot?: number;
}

/** Asks for a slot: the instant at which to send one request, which is not before `now`. */
export function ask(
  gate: Gate,
  { lane, patience = Number.POSITIVE_INFINITY, slot = 0 }: Asking,
  now: number,
  allowance: Allowance,
): { readonly gate: Gate; readonly at: number } {
  const isHeld = slot > now - GRACE && !gate.used.includes(slot);
  if (isHeld && slot >= gate.closedUntil) {
    return { gate: slot > now + SHORT_WAIT ? gate : withUsed(gate, slot, now), at: Math.max(slot, now) };
  }
  const asked = isHeld ? withoutLetter(gate, slot) : gate;
  const { keeper, at } = slotIn(asked, lane, now, allowance);
  if (at - now > patience) return { gate: asked, at };
  const free = { ...asked.free, [keeper]: at + 1 };
  return { gate: { ...asked, free, days: withLetter(asked.days, lane, dayOf(at), dayOf(now)) }, at };
}

/** The first slot that the lane may have, on a day whose letters are not used up. */
function slotIn(gate: Gate, lane: Lane, now: number, { rate, budget }: Allowance) {
  const mostOf = (share: number): number =>
    Math.max(1, Math.floor((budget ?? Number.POSITIVE_INFINITY) * share));
  for (let from = Math.max(now, gate.closedUntil); ; ) {
    const first = KEEPERS.map((keeper) => ({
      keeper,
      at: nextSlot(keeper, Math.max(from, gate.free[keeper]), rate),
    }))
      .filter(({ keeper, at }) => keeper === lane || keeper === 'any' || at <= now + LENT)
      .reduce((earliest, other) => (other.at < earliest.at ? other : earliest));
    const { letters, signIn } = lettersOn(gate.days, dayOf(first.at));
    const isFree = lane !== 'signIn' || signIn < mostOf(MOST_SIGN_IN);
    if (isFree && letters < mostOf(SHARES[lane])) return first;
    from = (dayOf(first.at) + 1) * DAY;
  }
}

/** When the keeper's next slot begins, at `from` or later. */
function nextSlot(keeper: Keeper, from: number, rate: number): number {
  const length = (SECOND * SPREAD) / rate;
  let index = Math.ceil(from / length);
  while (ROUND[index % ROUND.length] !== keeper) index++;
  return Math.ceil(index * length);
}

const withUsed = (gate: Gate, slot: number, now: number): Gate => ({
  ...gate,
  used: [...gate.used.filter((at) => at > now - GRACE), slot],
});

const dayOf = (at: number): number => Math.floor(at / DAY);

function lettersOn(days: Gate['days'], day: number) {
  const [, letters = 0, signIn = 0] = days.find(([each]) => each === day) ?? [];
  return { letters, signIn };
}

/** One letter more on that day; days before today are forgotten. */
function withLetter(days: Gate['days'], lane: Lane, day: number, today: number): Gate['days'] {
  const { letters, signIn } = lettersOn(days, day);
  const others = days.filter(([each]) => each >= today && each !== day);
  return [...others, [day, letters + 1, signIn + (lane === 'signIn' ? 1 : 0)]];
}

/** One letter of that day was not sent: the gate closed before its slot, or the provider refused it. */
export const withoutLetter = (gate: Gate, at: number): Gate => ({
  ...gate,
  days: gate.days.map(([day, letters, ...signIn]) => [
    day,
    day === dayOf(at) ? Math.max(0, letters - 1) : letters,
    ...signIn,
  ]),
});

export const close = (gate: Gate, until: number): Gate => ({
  ...gate,
  closedUntil: Math.max(gate.closedUntil, until),
});

/** The letters that wait for their slot, about: so many slots from now on are given away. */
export const waitingAt = ({ free }: Gate, now: number, { rate }: Allowance): number =>
  Math.round(
    ROUND.map((keeper) => Math.max(0, free[keeper] - now)).reduce((sum, ms) => sum + ms, 0) /
      ((SECOND * SPREAD * ROUND.length) / rate),
  );

/** What to keep of a gate, so that it gives no slot twice should it be forgotten: as if time had gone on. */
export const aheadOf = (gate: Gate, ms: number): Gate => ({
  ...gate,
  free: mapped(gate.free, (at) => at + ms),
});

/**
 * Whether a gate that was kept has given away everything that this one has. Where letters are limited they
 * are kept exactly: a gate is forgotten whenever it rests, and what it was ahead would be missing each time.
 */
export const covers = (kept: Gate, gate: Gate, { budget }: Allowance): boolean =>
  kept.closedUntil === gate.closedUntil &&
  KEEPERS.every((keeper) => kept.free[keeper] >= gate.free[keeper]) &&
  (budget === undefined ||
    gate.days.every(([day, letters]) => lettersOn(kept.days, day).letters === letters));

const mapped = (free: Gate['free'], change: (at: number) => number): Gate['free'] => ({
  page: change(free.page),
  signIn: change(free.signIn),
  account: change(free.account),
  game: change(free.game),
  any: change(free.any),
});
