/**
 * Signed links: a token for one person and one purpose. No time or randomness goes into it, so a letter that
 * is composed twice holds the same link.
 *
 * A token is `<purpose>.<field>.<field>...<seal>`. Ids and numbers stand as they are, a move in base32, so
 * every character is safe in a URL, and the last is never punctuation that a mail program would cut off the
 * link.
 */
import type { Seat } from '../../rules/index.ts';
import { decodeBase32, encodeBase32 } from './base32.ts';
import { isSealed, seal } from './seal.ts';

export type Link =
  /** The page for playing at this ply. */
  | {
      readonly purpose: 'play';
      readonly game: string;
      readonly seat: Seat;
      readonly ply: number;
      readonly hand?: number;
    }
  /** Plays `move` (canonical) at this ply, once confirmed. */
  | {
      readonly purpose: 'confirm';
      readonly game: string;
      readonly seat: Seat;
      readonly ply: number;
      readonly move: string;
      readonly hand?: number;
    }
  | { readonly purpose: 'invitation'; readonly game: string; readonly seat: Seat }
  /** To take over a seat that needs a substitute; `seq`: the event that freed it. */
  | { readonly purpose: 'substitute'; readonly game: string; readonly seat: Seat; readonly seq: number }
  /** Turns off the letters of `game`, or of all games if it is ''. */
  | { readonly purpose: 'unsubscribe'; readonly account: string; readonly game: string }
  /** To watch a private game; works until the edition is renewed. */
  | { readonly purpose: 'watch'; readonly game: string; readonly edition: number }
  /** The picture of one position, for the mail program that shows the letter. */
  | { readonly purpose: 'picture'; readonly game: string; readonly ply: number }
  /** An account's turns, as a calendar; works until the edition is renewed. */
  | { readonly purpose: 'calendar'; readonly account: string; readonly edition: number };

/** The purpose a token begins with. */
export const PURPOSES = [
  'play',
  'confirm',
  'invitation',
  'substitute',
  'unsubscribe',
  'watch',
  'picture',
  'calendar',
] as const satisfies readonly Link['purpose'][];

const ID = /^[\w-]*$/;

/**
 * A link's token: URL-safe, and the same for the same link. Throws if an id has characters other than
 * `[A-Za-z0-9_-]`.
 */
export function signLink(secret: string, link: Link): string {
  const body = [link.purpose, ...fieldsOf(link)].join('.');
  return `${body}.${seal(secret, `${link.purpose} link`, body)}`;
}

/** What a token says; undefined if none of our secrets signed it. */
export function readLink(secrets: readonly string[], token: string): Link | undefined {
  const end = token.lastIndexOf('.');
  const body = token.slice(0, Math.max(end, 0));
  const [name, ...fields] = body.split('.');
  const purpose = PURPOSES.find((known) => known === name);
  if (!purpose || !isSealed(secrets, `${purpose} link`, body, token.slice(end + 1))) return undefined;
  // The seal holds, so signLink wrote it, and the fields are complete.
  return linkOf(purpose, fields);
}

function fieldsOf(link: Link): readonly (string | number)[] {
  switch (link.purpose) {
    case 'play':
      return [id(link.game), link.seat, link.ply, ...handField(link)];
    case 'confirm':
      return [id(link.game), link.seat, link.ply, encodeText(link.move), ...handField(link)];
    case 'invitation':
      return [id(link.game), link.seat];
    case 'substitute':
      return [id(link.game), link.seat, link.seq];
    case 'unsubscribe':
      return [id(link.account), id(link.game)];
    case 'watch':
      return [id(link.game), link.edition];
    case 'picture':
      return [id(link.game), link.ply];
    case 'calendar':
      // The first edition is left out, so that links from before there were editions still work.
      return [id(link.account), ...(link.edition === 0 ? [] : [link.edition])];
  }
}

function linkOf(purpose: Link['purpose'], fields: readonly string[]): Link {
  const [first = '', second = '', third = '', fourth = '', fifth] = fields;
  switch (purpose) {
    case 'play':
      return { purpose, game: first, seat: Number(second), ply: Number(third), ...readHand(fields[3]) };
    case 'confirm':
      return {
        purpose,
        game: first,
        seat: Number(second),
        ply: Number(third),
        move: decodeText(fourth),
        ...readHand(fifth),
      };
    case 'invitation':
      return { purpose, game: first, seat: Number(second) };
    case 'substitute':
      return { purpose, game: first, seat: Number(second), seq: Number(third) };
    case 'unsubscribe':
      return { purpose, account: first, game: second };
    case 'watch':
      return { purpose, game: first, edition: Number(second) };
    case 'picture':
      return { purpose, game: first, ply: Number(second) };
    case 'calendar':
      return { purpose, account: first, edition: Number(second) };
  }
}

/** How often the seat had changed hands. Left out for never, as in links from before seats could. */
const handField = ({ hand }: { readonly hand?: number }): readonly number[] =>
  hand === undefined ? [] : [hand];
const readHand = (field: string | undefined): { readonly hand?: number } =>
  field === undefined ? {} : { hand: Number(field) };

function id(text: string): string {
  if (!ID.test(text)) throw new Error(`an id that cannot stand in a link: ${text}`);
  return text;
}

const encodeText = (text: string): string => encodeBase32(new TextEncoder().encode(text));
const decodeText = (text: string): string => new TextDecoder().decode(decodeBase32(text));
