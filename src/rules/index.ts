/** The rules room's door: the list of games, and what others may do with them. */
import { charybdis } from './charybdis/game.ts';
import type { AnyGame } from './game.ts';
import { hibryd } from './hibryd/game.ts';
import { threeCrowns } from './three-crowns/game.ts';
import { threeWayCheckers } from './three-way-checkers/game.ts';
import { threehex } from './threehex/game.ts';

/** Every game of the house, in the order in which it is shown. Adding a game adds its files and a line here. */
export const games: readonly AnyGame[] = [threeCrowns, charybdis, threehex, threeWayCheckers, hibryd];

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id);

export * from './game.ts';
export { lex, MAX_MOVE_TEXT } from './lexer.ts';
export { looksLikeMove, readMove, replay } from './notation.ts';
export { completeOptions, type OptionRefusal } from './options.ts';
export * from './protocol.ts';
export * from './result.ts';
export { sideOf } from './sides.ts';
