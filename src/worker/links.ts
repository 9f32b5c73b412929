/** The signed links of pages and letters, with the worker's ids in them. */
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

/** What a link names to turn the letters of all games off. */
export const ALL_GAMES = asGameId('');

export const signLink = (secret: string, link: Link): string => signLinkOfText(secret, link);

/** What a token says; undefined when we did not make it. */
export const readLink = (secrets: readonly string[], token: string): Link | undefined =>
  readLinkOfText(secrets, token) as Link | undefined;
