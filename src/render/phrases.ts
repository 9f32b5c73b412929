/** Small pieces of English that the texts of this room share. */
import type { AnyRules, Piece, Seat } from '../rules/index.ts';
import { armiesOf } from './sides.ts';

/** "a", "a and b", "a, b and c" */
export function listed(words: readonly string[], joiner = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joiner} ${words.at(-1)}`;
}

/** "1 stone", "3 stones" */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const namedKind = (rules: AnyRules, kind: string): string => rules.kinds[kind] ?? kind;

/** The name of the army that a piece belongs to; "Neutral" for pieces that belong to nobody. */
export const armyName = (rules: AnyRules, army: Seat | undefined): string =>
  army === undefined ? 'Neutral' : (armiesOf(rules)[army]?.name ?? '');

export const seatName = (rules: AnyRules, seat: Seat): string => rules.seats[seat]?.name ?? '';

/** "Black crowned stone"; "Gray piece" for one that belongs to nobody. */
export const describePiece = (rules: AnyRules, { kind, seat }: Piece): string =>
  [...(seat === undefined ? [] : [armyName(rules, seat)]), namedKind(rules, kind)].join(' ');
