/** The rules room's door: the list of games, and what others may do with them. */
import { charybdis } from './charybdis/charybdis.ts';
import { hibryd } from './hibryd/hibryd.ts';
import type { AnyRules } from './rules.ts';
import type { RulesId } from './rulesId.ts';
import { threeCrowns } from './three-crowns/threeCrowns.ts';
import { threeWayCheckers } from './three-way-checkers/threeWayCheckers.ts';
import { threehex } from './threehex/threehex.ts';

/** Every game of the house, in the order in which it is shown. Adding a game adds its files and a line here. */
export const allRules: readonly AnyRules[] = [threeCrowns, charybdis, threehex, threeWayCheckers, hibryd];

export const rulesById = (id: RulesId): AnyRules | undefined => allRules.find((rules) => rules.id === id);

export { lex, MAX_MOVE_TEXT } from './lexer.ts';
export { looksLikeMove, readMove, replay } from './notation.ts';
export { completeOptions, type OptionRefusal } from './options.ts';
export * from './protocol.ts';
export * from './result.ts';
export * from './rules.ts';
export { asRulesId, type RulesId } from './rulesId.ts';
export { sideOf } from './sides.ts';
