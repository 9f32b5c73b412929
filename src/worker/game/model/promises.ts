/**
 * What the house promises players about time and consent, beyond the rules of any game. A promise may become
 * better, and a log is decided again by the promises of its day: so each edition stays, and the events say
 * what came of it.
 */
import type { Terms } from '../../clock/terms.ts';
import { HOUR } from '../../clock/units.ts';

export interface Promises {
  /** Whoever moves again after a takeback has at least so much on the clock, as far as the terms allow it. */
  readonly timeAfterTakeback: number | undefined;
  /** Where fewer are left to be asked, what all of them have accepted is carried out at once. */
  readonly recountsConsent: boolean;
  /** Nobody waits longer for a vanished player: so many days of vacation are taken automatically in a row. */
  readonly idleDays: number;
  /** A resignation that was refused may be offered again in the same turn. */
  readonly asksAgainToResign: boolean;
  /** In a pause, in which moves cost no time, none is granted for them. */
  readonly pausesIncrements: boolean;
}

/** Of the time before any of these was promised. */
const FIRST: Promises = {
  timeAfterTakeback: undefined,
  recountsConsent: false,
  idleDays: Number.POSITIVE_INFINITY,
  asksAgainToResign: false,
  pausesIncrements: false,
};

/** Of the time before increments were paused. */
const SECOND: Promises = {
  timeAfterTakeback: 12 * HOUR,
  recountsConsent: true,
  idleDays: 7,
  asksAgainToResign: true,
  pausesIncrements: false,
};

/** What holds today. */
export const PROMISES: Promises = { ...SECOND, pausesIncrements: true };

/** The newest first. */
export const EDITIONS: readonly Promises[] = [PROMISES, SECOND, FIRST];

/**
 * What whoever moves again after a takeback has at least, in ms: the whole time of a move where that is less.
 */
export function timeAfterTakeback(terms: Terms, { timeAfterTakeback: most }: Promises): number | undefined {
  if (terms.kind === 'none' || most === undefined) return undefined;
  return Math.min(most, terms.kind === 'perMove' ? terms.time : terms.cap);
}
