/** Names of a game's sides and pieces, in the given language. */
import type { AnyRules, Piece, Seat, SeatInfo } from '../rules/index.ts';
import { type BoardWords, gameWords } from '../words/index.ts';
import { armiesOf } from './sides.ts';

export const kindName = (words: BoardWords, rules: AnyRules, kind: string): string =>
  gameWords(words, rules).kinds[kind]?.name ?? kind;

/** The name of a seat or a faction. */
export const sideName = (words: BoardWords, rules: AnyRules, { letter }: Pick<SeatInfo, 'letter'>): string =>
  gameWords(words, rules).sides[letter] ?? letter;

/** The name of a seat, no matter which faction it has taken. */
export function seatName(words: BoardWords, rules: AnyRules, seat: Seat): string {
  const info = rules.seats[seat];
  return info ? sideName(words, rules, info) : '';
}

/** The name of the army that a piece belongs to; "Neutral" for pieces that belong to nobody. */
export function armyName(words: BoardWords, rules: AnyRules, army: Seat | undefined): string {
  if (army === undefined) return words.board.neutral;
  const info = armiesOf(rules)[army];
  return info ? sideName(words, rules, info) : '';
}

/** "Black crowned stone"; "Gray piece" for one that belongs to nobody. */
export const describePiece = (words: BoardWords, rules: AnyRules, { kind, seat }: Piece): string =>
  seat === undefined
    ? kindName(words, rules, kind)
    : words.board.piece(armyName(words, rules, seat), kindName(words, rules, kind));
