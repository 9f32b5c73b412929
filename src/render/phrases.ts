/** Small pieces of English that the texts of this room share. */
import type { AnyGame, Piece, Seat } from '../rules/index.ts';
import { armiesOf } from './sides.ts';

/** "a", "a and b", "a, b and c" */
export function listed(words: readonly string[], joiner = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joiner} ${words.at(-1)}`;
}

/** "1 stone", "3 stones" */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const namedKind = (game: AnyGame, kind: string): string => game.kinds[kind] ?? kind;

/** The name of the army that a piece belongs to; "Neutral" for pieces that belong to nobody. */
export const armyName = (game: AnyGame, army: Seat | undefined): string =>
  army === undefined ? 'Neutral' : (armiesOf(game)[army]?.name ?? '');

export const seatName = (game: AnyGame, seat: Seat): string => game.seats[seat]?.name ?? '';

/** "Black crowned stone"; "Gray piece" for one that belongs to nobody. */
export const describePiece = (game: AnyGame, { kind, seat }: Piece): string =>
  [...(seat === undefined ? [] : [armyName(game, seat)]), namedKind(game, kind)].join(' ');
