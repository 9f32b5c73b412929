/**
 * The terms of a clock: what every game agrees on before it begins, and their compact text.
 *
 *   3d/move               three days for each move; what is left over is not kept
 *   10d+1d/move,max10d    ten days in the bank, one more after each move, never more than ten (Fischer)
 *   none                  no clock
 */
import { ok, type Result, refuse, unreachable } from '../../rules/index.ts';
import { DAY, HOUR } from './units.ts';

/** All times in ms, whole hours. `cap`: the most a bank can hold. */
export type Terms =
  | { readonly kind: 'fischer'; readonly bank: number; readonly increment: number; readonly cap: number }
  | { readonly kind: 'perMove'; readonly time: number }
  | { readonly kind: 'none' };

export type TermsField = 'bank' | 'increment' | 'cap' | 'time';

/** `least` and `most` in ms. */
export type TermsRefusal =
  | { readonly code: 'TERMS_UNREADABLE'; readonly text: string }
  | { readonly code: 'NOT_WHOLE_HOURS'; readonly field: TermsField }
  | { readonly code: 'TIME_TOO_SHORT'; readonly field: TermsField; readonly least: number }
  | { readonly code: 'TIME_TOO_LONG'; readonly field: TermsField; readonly most: number }
  | { readonly code: 'CAP_BELOW_BANK' };

/** The least a player starts with. A bank may hold less later, but no terms may promise less. */
const LEAST_TIME = 12 * HOUR;
const MOST_TIME_A_MOVE = 60 * DAY;
const MOST_BANK = 180 * DAY;
const MOST_INCREMENT = 30 * DAY;

/** The choices in forms, the default first. */
export const PRESETS: readonly Terms[] = [
  { kind: 'perMove', time: 3 * DAY },
  { kind: 'perMove', time: DAY },
  { kind: 'perMove', time: 7 * DAY },
  { kind: 'perMove', time: 14 * DAY },
  { kind: 'fischer', bank: 3 * DAY, increment: 12 * HOUR, cap: 7 * DAY },
  { kind: 'fischer', bank: 10 * DAY, increment: DAY, cap: 10 * DAY },
  { kind: 'fischer', bank: 30 * DAY, increment: DAY, cap: 45 * DAY },
  { kind: 'none' },
];

/** Refuses terms nobody should play by: under 12 hours, half a year or more, or a cap below the bank. */
export function checkTerms(terms: Terms): Result<Terms, TermsRefusal> {
  const refusal = refusalOf(terms);
  return refusal ? refuse(refusal) : ok(terms);
}

function refusalOf(terms: Terms): TermsRefusal | undefined {
  switch (terms.kind) {
    case 'none':
      return undefined;
    case 'perMove':
      return outside('time', terms.time, LEAST_TIME, MOST_TIME_A_MOVE);
    case 'fischer':
      return (
        outside('bank', terms.bank, LEAST_TIME, MOST_BANK) ??
        outside('increment', terms.increment, 0, MOST_INCREMENT) ??
        outside('cap', terms.cap, LEAST_TIME, MOST_BANK) ??
        (terms.cap < terms.bank ? { code: 'CAP_BELOW_BANK' } : undefined)
      );
    default:
      return unreachable(terms);
  }
}

function outside(field: TermsField, time: number, least: number, most: number): TermsRefusal | undefined {
  if (!Number.isInteger(time / HOUR)) return { code: 'NOT_WHOLE_HOURS', field };
  if (time < least) return { code: 'TIME_TOO_SHORT', field, least };
  if (time > most) return { code: 'TIME_TOO_LONG', field, most };
  return undefined;
}

/** The compact text of checked terms: `3d/move`, `36h+12h/move,max72h`, `none`. */
export function formatTerms(terms: Terms): string {
  switch (terms.kind) {
    case 'none':
      return 'none';
    case 'perMove':
      return `${compact(terms.time)}/move`;
    case 'fischer':
      return `${compact(terms.bank)}+${compact(terms.increment)}/move,max${compact(terms.cap)}`;
    default:
      return unreachable(terms);
  }
}

const compact = (time: number): string => (time % DAY === 0 ? `${time / DAY}d` : `${time / HOUR}h`);

/**
 * Parses and checks the compact text, ignoring case and spaces. Without `max`, a bank's cap is its own size.
 */
export function parseTerms(text: string): Result<Terms, TermsRefusal> {
  const plain = text.toLowerCase().replaceAll(/\s/g, '');
  if (plain === 'none') return ok({ kind: 'none' });
  const [, first, increment, cap] =
    /^(\d{1,6}[dh])(?:\+(\d{1,6}[dh]))?\/move(?:,max(\d{1,6}[dh]))?$/.exec(plain) ?? [];
  if (first === undefined || (increment === undefined && cap !== undefined))
    return refuse({ code: 'TERMS_UNREADABLE', text });
  if (increment === undefined) return checkTerms({ kind: 'perMove', time: timeOf(first) });
  return checkTerms({
    kind: 'fischer',
    bank: timeOf(first),
    increment: timeOf(increment),
    cap: timeOf(cap ?? first),
  });
}

const timeOf = (compactTime: string): number =>
  Number.parseInt(compactTime, 10) * (compactTime.endsWith('d') ? DAY : HOUR);
