/**
 * What the service promises players about time and consent, beyond the rules of any game. A promise may
 * improve, and a log is decided again by the promises of its day. So every edition is kept, and the events
 * record what each promise led to.
 */
import type { Terms } from '../../clock/terms.ts';
import { HOUR } from '../../clock/units.ts';

export interface Promises {
  /**
   * A player who moves again after a takeback has at least this much on the clock, as far as the terms allow.
   */
  readonly timeAfterTakeback: number | undefined;
  /**
   * When a player leaves and fewer have to be asked, an offer that all of them have accepted is carried out
   * at once.
   */
  readonly recountsConsent: boolean;
  /**
   * How many days of vacation may be taken automatically in a row, so that nobody waits longer for a vanished
   * player.
   */
  readonly idleDays: number;
  /** A resignation that was refused may be offered again in the same turn. */
  readonly asksAgainToResign: boolean;
  /** Moves get no increment during a pause, because they cost no time. */
  readonly pausesIncrements: boolean;
}

/** From before any of these was promised. */
const FIRST: Promises = {
  timeAfterTakeback: undefined,
  recountsConsent: false,
  idleDays: Number.POSITIVE_INFINITY,
  asksAgainToResign: false,
  pausesIncrements: false,
};

/** From before increments were paused. */
const SECOND: Promises = {
  timeAfterTakeback: 12 * HOUR,
  recountsConsent: true,
  idleDays: 7,
  asksAgainToResign: true,
  pausesIncrements: false,
};

/** Today's promises. */
export const PROMISES: Promises = { ...SECOND, pausesIncrements: true };

/** Newest first. */
export const EDITIONS: readonly Promises[] = [PROMISES, SECOND, FIRST];

/**
 * The least that a player who moves again after a takeback has, in ms; no more than the full time for a move.
 */
export function timeAfterTakeback(terms: Terms, { timeAfterTakeback: most }: Promises): number | undefined {
  if (terms.kind === 'none' || most === undefined) return undefined;
  return Math.min(most, terms.kind === 'perMove' ? terms.time : terms.cap);
}
