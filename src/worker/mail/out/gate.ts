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
/** Of a day's letters, the share that is left to people at pages once the rest is used up. */
const LEFT_TO_PAGES = 0.2;

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
  /** Letters by day, counted in days since 1970: today's, and later ones for which slots are given away. */
  readonly days: readonly (readonly [day: number, letters: number])[];
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
  return { gate: { ...asked, free, days: withLetter(asked.days, dayOf(at), dayOf(now)) }, at };
}

/** The first slot that the lane may have, on a day whose letters are not used up. */
function slotIn(gate: Gate, lane: Lane, now: number, { rate, budget }: Allowance) {
  const isAtPage = lane === 'page' || lane === 'signIn';
  const most = (budget ?? Number.POSITIVE_INFINITY) * (isAtPage ? 1 : 1 - LEFT_TO_PAGES);
  for (let from = Math.max(now, gate.closedUntil); ; ) {
    const first = KEEPERS.map((keeper) => ({
      keeper,
      at: nextSlot(keeper, Math.max(from, gate.free[keeper]), rate),
    }))
      .filter(({ keeper, at }) => keeper === lane || keeper === 'any' || at <= now + LENT)
      .reduce((earliest, other) => (other.at < earliest.at ? other : earliest));
    if (lettersOn(gate.days, dayOf(first.at)) < Math.max(1, Math.floor(most))) return first;
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

const lettersOn = (days: Gate['days'], day: number): number => days.find(([each]) => each === day)?.[1] ?? 0;

/** One letter more on that day; days before today are forgotten. */
const withLetter = (days: Gate['days'], day: number, today: number): Gate['days'] => [
  ...days.filter(([each]) => each >= today && each !== day),
  [day, lettersOn(days, day) + 1],
];

/** One letter of that day was not sent: the gate closed before its slot, or the provider refused it. */
export const withoutLetter = (gate: Gate, at: number): Gate => ({
  ...gate,
  days: gate.days.map(([day, letters]) => [day, day === dayOf(at) ? Math.max(0, letters - 1) : letters]),
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
  (budget === undefined || gate.days.every(([day, letters]) => lettersOn(kept.days, day) === letters));

const mapped = (free: Gate['free'], change: (at: number) => number): Gate['free'] => ({
  page: change(free.page),
  signIn: change(free.signIn),
  account: change(free.account),
  game: change(free.game),
  any: change(free.any),
});
