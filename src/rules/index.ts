/** The entry point of the rules: the list of games, and what other code may do with them. */
import type { Diagram } from './diagram.ts';
import { diagrams } from './diagrams.ts';
import { oldRules } from './old/index.ts';
import type { AnyRules as RulesOf } from './rules.ts';
import { rulesOfTheHouse } from './rulesOfTheHouse.ts';
import { startingAnywhere } from './setUp.ts';

/** The id of a game's rules (`three-crowns`), as opposed to the id of a game played by them. */
export type RulesId = (typeof rulesOfTheHouse)[number]['id'];
export type AnyRules = RulesOf<RulesId>;

export const allRules: readonly AnyRules[] = rulesOfTheHouse;

/** For text that was stored, typed or sent as such an id. Rules by that id may not exist; ask `rulesById`. */
export const asRulesId = (text: string): RulesId => text as RulesId;

/** Today's rules, for new games and for describing any game. */
export const rulesById = (id: RulesId): AnyRules | undefined => allRules.find((rules) => rules.id === id);

/** Today's rules, and the older versions that running games began with. */
export const everyVersion: readonly AnyRules[] = [
  ...allRules,
  ...(oldRules as readonly AnyRules[]).map(startingAnywhere),
];

/** The rules that a game is played by; undefined if that version is not here. */
export const rulesOf = (id: RulesId, version: number): AnyRules | undefined =>
  everyVersion.find((rules) => rules.id === id && rules.version === version);

/** The pictures of a game's rule sheet. */
export const diagramsOf = (id: RulesId): readonly Diagram[] => diagrams[id];

export type { Diagram, DiagramClaims } from './diagram.ts';
export { lex, MAX_MOVE_TEXT } from './lexer.ts';
export { endOf, LINE, type Line, MOST_IN_LINE, readLine } from './line.ts';
export { looksLikeMove, readMove, replay } from './notation.ts';
export { completeOptions, type OptionRefusal } from './options.ts';
export * from './protocol.ts';
export * from './result.ts';
export type {
  BoardCell,
  BoardTurn,
  CellShape,
  Notice,
  Options,
  Outcome,
  Piece,
  Score,
  Seat,
  SeatInfo,
  Standing,
  Step,
} from './rules.ts';
export { HIGHLIGHT_KINDS } from './rules.ts';
export { LONGEST_POSITION, POSITION, readSetUp } from './setUp.ts';
export { sideOf } from './sides.ts';
