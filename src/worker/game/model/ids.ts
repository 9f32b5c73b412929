/**
 * The ids of games and accounts. They are made only where text comes in: the log's codec, rows of the store,
 * routes, links and forms, and where a new id is drawn.
 */
declare const brand: unique symbol;

/** In lower case: it stands in addresses of pages and of letters. */
export type GameId = string & { readonly [brand]: 'GameId' };

/** Never an e-mail address. */
export type AccountId = string & { readonly [brand]: 'AccountId' };

export const asGameId = (text: string): GameId => text as GameId;
export const asAccountId = (text: string): AccountId => text as AccountId;

/** The id in a route; undefined for text that is no game's. */
export const parseGameId = (text: string): GameId | undefined =>
  /^[a-z2-7]{12}$/.test(text) ? asGameId(text) : undefined;

/** The account at a seat that is open to anybody. */
export const NOBODY = asAccountId('');
