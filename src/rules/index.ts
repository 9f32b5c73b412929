/** The rules room's door: the list of games, and what others may do with them. */
import { charybdis } from './charybdis/charybdis.ts';
import { charybdisSquare } from './charybdis-square/charybdisSquare.ts';
import { hibryd } from './hibryd/hibryd.ts';
import { oldRules } from './old/index.ts';
import type { AnyRules as RulesOf } from './rules.ts';
import { threeCrowns } from './three-crowns/threeCrowns.ts';
import { threeWayCheckers } from './three-way-checkers/threeWayCheckers.ts';
import { threehex } from './threehex/threehex.ts';
import { threehexTwo } from './threehex-two/threehexTwo.ts';

/**
 * The rules of every game of the house, in the order in which they are shown. Adding a game adds its files
 * and a line here.
 */
const rulesOfTheHouse = [
  threeCrowns,
  charybdis,
  charybdisSquare,
  threehex,
  threehexTwo,
  threeWayCheckers,
  hibryd,
] as const;

/** The id of a game's rules (`three-crowns`); not the id of a game that is played by them. */
export type RulesId = (typeof rulesOfTheHouse)[number]['id'];
export type AnyRules = RulesOf<RulesId>;

export const allRules: readonly AnyRules[] = rulesOfTheHouse;

/** For text that was stored, typed or sent as such an id. There may be no such rules: `rulesById` tells. */
export const asRulesId = (text: string): RulesId => text as RulesId;

/** The rules of today, for new games and for what is said of any. */
export const rulesById = (id: RulesId): AnyRules | undefined => allRules.find((rules) => rules.id === id);

/** Those of today, and older versions that running games began with. */
export const everyVersion: readonly AnyRules[] = [...allRules, ...(oldRules as readonly AnyRules[])];

/** The rules that a game keeps; undefined: that version is not here. */
export const rulesOf = (id: RulesId, version: number): AnyRules | undefined =>
  everyVersion.find((rules) => rules.id === id && rules.version === version);

export { lex, MAX_MOVE_TEXT } from './lexer.ts';
export { looksLikeMove, readMove, replay } from './notation.ts';
export { completeOptions, type OptionRefusal } from './options.ts';
export * from './protocol.ts';
export * from './result.ts';
export type {
  BoardCell,
  CellShape,
  Notice,
  Options,
  Outcome,
  Piece,
  Seat,
  SeatInfo,
  Standing,
  Step,
} from './rules.ts';
export { sideOf } from './sides.ts';
