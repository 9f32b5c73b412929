/**
 * Signed links: a token for one person and one purpose, made without time or randomness, so that the same
 * letter composed twice holds the same link.
 *
 * A token is `<purpose>.<field>.<field>...<seal>`: ids and numbers as they are, a move in base32, so that
 * every character survives in a URL and the last one is never punctuation that a mail reader leaves out of
 * the link.
 */
import type { Seat } from '../../rules/index.ts';
import { decodeBase32, encodeBase32 } from './base32.ts';
import { isSealed, seal } from './seal.ts';

export type Link =
  /** The page to play on at this ply. */
  | {
      readonly purpose: 'play';
      readonly game: string;
      readonly seat: Seat;
      readonly ply: number;
      readonly hand?: number;
    }
  /** Plays `move` (canonical) at this ply, when confirmed. */
  | {
      readonly purpose: 'confirm';
      readonly game: string;
      readonly seat: Seat;
      readonly ply: number;
      readonly move: string;
      readonly hand?: number;
    }
  | { readonly purpose: 'invitation'; readonly game: string; readonly seat: Seat }
  /** To take over a seat that is free for a substitute; `seq`: the event that freed it. */
  | { readonly purpose: 'substitute'; readonly game: string; readonly seat: Seat; readonly seq: number }
  /** No more letters of `game` (of any game, when it is ''). */
  | { readonly purpose: 'unsubscribe'; readonly account: string; readonly game: string }
  /** To look on at a private game: good for as long as the edition is not renewed. */
  | { readonly purpose: 'watch'; readonly game: string; readonly edition: number }
  /** The picture of one position, for the mail program that shows a letter. */
  | { readonly purpose: 'picture'; readonly game: string; readonly ply: number }
  /** The turns that wait for an account, for its calendar: good until the edition is renewed. */
  | { readonly purpose: 'calendar'; readonly account: string; readonly edition: number };

/** What a token begins with. */
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
 * The token of a link: URL-safe, the same for the same link. Throws when an id holds more than
 * `[A-Za-z0-9_-]`.
 */
export function signLink(secret: string, link: Link): string {
  const body = [link.purpose, ...fieldsOf(link)].join('.');
  return `${body}.${seal(secret, `${link.purpose} link`, body)}`;
}

/** What a token says; undefined when none of our secrets made it. */
export function readLink(secrets: readonly string[], token: string): Link | undefined {
  const end = token.lastIndexOf('.');
  const body = token.slice(0, Math.max(end, 0));
  const [name, ...fields] = body.split('.');
  const purpose = PURPOSES.find((known) => known === name);
  if (!purpose || !isSealed(secrets, `${purpose} link`, body, token.slice(end + 1))) return undefined;
  // Sealed, therefore written by signLink: the fields are whole.
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
      // The first edition is left out: so it was before there were others.
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

/** How often the seat had changed hands; left out: never, as before seats could. */
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
