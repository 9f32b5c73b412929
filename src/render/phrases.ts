/** Small pieces of what is said of a game, which the texts of this room share. */
import type { AnyRules, Piece, Seat } from '../rules/index.ts';
import type { BoardWords } from '../words/index.ts';
import { armiesOf } from './sides.ts';

/** "1 stone", "3 stones" */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const namedKind = (rules: AnyRules, kind: string): string => rules.kinds[kind] ?? kind;

/** The name of the army that a piece belongs to; "Neutral" for pieces that belong to nobody. */
export const armyName = ({ board }: BoardWords, rules: AnyRules, army: Seat | undefined): string =>
  army === undefined ? board.neutral : (armiesOf(rules)[army]?.name ?? '');

export const seatName = (rules: AnyRules, seat: Seat): string => rules.seats[seat]?.name ?? '';

/** "Black crowned stone"; "Gray piece" for one that belongs to nobody. */
export const describePiece = (words: BoardWords, rules: AnyRules, { kind, seat }: Piece): string =>
  seat === undefined
    ? namedKind(rules, kind)
    : words.board.piece(armyName(words, rules, seat), namedKind(rules, kind));
