/**
 * The ids of games and accounts. They are created only where text comes in (the log's codec, rows of the
 * store, routes, links and forms), and where a new id is drawn.
 */
declare const brand: unique symbol;

/** Lower case, because it is used in the addresses of pages and of mail. */
export type GameId = string & { readonly [brand]: 'GameId' };

/** Never an e-mail address. */
export type AccountId = string & { readonly [brand]: 'AccountId' };

export const asGameId = (text: string): GameId => text as GameId;
export const asAccountId = (text: string): AccountId => text as AccountId;

/** The id in a route; undefined if the text cannot be a game's id. */
export const parseGameId = (text: string): GameId | undefined =>
  /^[a-z2-7]{12}$/.test(text) ? asGameId(text) : undefined;

/** The account at a seat that is open to anybody. */
export const NOBODY = asAccountId('');
