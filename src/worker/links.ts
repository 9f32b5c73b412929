/** The signed links in pages and letters, with the Worker's own id types. */
import {
  type Link as LinkOfText,
  readLink as readLinkOfText,
  signLink as signLinkOfText,
} from '../email/index.ts';
import { type AccountId, asGameId, type GameId } from './game/model/ids.ts';

type WithIds<L> = L extends unknown
  ? { readonly [K in keyof L]: K extends 'game' ? GameId : K extends 'account' ? AccountId : L[K] }
  : never;

export type Link = WithIds<LinkOfText>;

/** What an unsubscribe link names instead of a game, to turn off the letters of all games. */
export const ALL_GAMES = asGameId('');

/** A token that was read, and what it says. */
export interface ReadLink {
  readonly token: string;
  readonly link: Link | undefined;
}

export const signLink = (secret: string, link: Link): string => signLinkOfText(secret, link);

/** What a token says; undefined when we did not make it. */
export const readLink = (secrets: readonly string[], token: string): Link | undefined =>
  readLinkOfText(secrets, token) as Link | undefined;
