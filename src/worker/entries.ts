/** Parses the addresses and names people type: the value, or a code for what is wrong with it. */
import * as z from 'zod/mini';
import { ok, type Result, refuse } from '../rules/index.ts';
import { RESERVED_NAMES, SERVICE, STAFF_WORDS } from '../words/index.ts';
import { likenessOf, withoutDisguise } from './likeness.ts';

const Address = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), z.email());
const LONGEST_NAME = 40;
/** How much of a wrong entry is repeated back to its author. */
const LONGEST_QUOTE = 80;

export type AddressRefusal =
  | { readonly code: 'ADDRESS_MISSING' }
  | { readonly code: 'NOT_AN_ADDRESS'; readonly text: string };

export type NameRefusal =
  | {
      readonly code:
        | 'NAME_MISSING'
        | 'NAME_NOT_SHOWABLE'
        | 'NAME_WITHOUT_LETTERS'
        | 'NAME_IS_A_LINK'
        | 'NAME_MIXES_SCRIPTS';
    }
  | { readonly code: 'NAME_RESERVED'; readonly name: string }
  | { readonly code: 'NAME_TOO_LONG'; readonly most: number };

/** An e-mail address in lower case. */
export function readAddress(value: unknown): Result<string, AddressRefusal> {
  const read = Address.safeParse(value);
  if (read.success) return ok(read.data);
  if (typeof value !== 'string' || value.trim() === '') return refuse({ code: 'ADDRESS_MISSING' });
  return refuse({ code: 'NOT_AN_ADDRESS', text: value.slice(0, LONGEST_QUOTE) });
}

/**
 * The address without its plus tag: `ada+games@example.org` arrives in the same mailbox as
 * `ada@example.org`.
 */
export const baseAddress = (address: string): string => address.replace(/\+[^@]*@/, '@');

/**
 * A display name: one visible line without an address or anything that mail programs would turn into a link,
 * and not one that could pass for the site or its operator.
 */
export function readName(value: unknown): Result<string, NameRefusal> {
  const name = typeof value === 'string' ? value.normalize('NFKC').replace(/\s+/g, ' ').trim() : '';
  if (name === '') return refuse({ code: 'NAME_MISSING' });
  if ([...name].length > LONGEST_NAME) return refuse({ code: 'NAME_TOO_LONG', most: LONGEST_NAME });
  if (UNSHOWABLE.test(name)) return refuse({ code: 'NAME_NOT_SHOWABLE' });
  if (!/[\p{L}\p{N}]/u.test(name)) return refuse({ code: 'NAME_WITHOUT_LETTERS' });
  if (/@|:\/\/|\p{L}\.\p{L}{2}|\bat\b.*\bdot\b/iu.test(name) || /\d\.\w|\w\.\d\w/.test(name)) {
    return refuse({ code: 'NAME_IS_A_LINK' });
  }
  if (passesForOurs(name)) return refuse({ code: 'NAME_RESERVED', name });
  if (name.split(/[^\p{L}\p{M}]+/u).some(mixesScripts)) return refuse({ code: 'NAME_MIXES_SCRIPTS' });
  return ok(name);
}

/** Longest line of greeting that goes along with an invitation, in characters. */
const LONGEST_GREETING = 200;

export type GreetingRefusal =
  | { readonly code: 'GREETING_TOO_LONG'; readonly most: number }
  | { readonly code: 'GREETING_IS_A_LINK' | 'GREETING_NOT_SHOWABLE' };

/**
 * A line to somebody who may never have heard of us: '' for none. It holds nothing that mail programs would
 * turn into a link, so that an invitation cannot carry somebody's advertisement.
 */
export function readGreeting(value: unknown): Result<string, GreetingRefusal> {
  const line = typeof value === 'string' ? value.normalize('NFKC').replace(/\s+/g, ' ').trim() : '';
  if ([...line].length > LONGEST_GREETING)
    return refuse({ code: 'GREETING_TOO_LONG', most: LONGEST_GREETING });
  if (UNSHOWABLE.test(line.replace(/\p{Emoji}|\ufe0f|\u200d/gu, '')))
    return refuse({ code: 'GREETING_NOT_SHOWABLE' });
  return LINK.test(line) ? refuse({ code: 'GREETING_IS_A_LINK' }) : ok(line);
}

/** Addresses, links, and what programs take for them: `example.org`, `192.0.2.1`, `tel:`. */
const LINK =
  /@|:\/|\bwww\b|[\p{L}\p{N}]\.[\p{L}\p{N}]|\b(?:mailto|tel|sms):|\bat\b.*\bdot\b|\+?\d[\d ()/-]{7,}/iu;

/** Control characters, invisible characters, the Braille blank, and stacks of combining marks. */
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{4}/u;

/** Names nobody may take: the site's, its staff's, and the words pages use in place of a name. */
const RESERVED: ReadonlySet<string> = new Set(RESERVED_NAMES.map(likenessOf));
/** What no name may have in it as a word, or at all: "Sealed Move Billing", "The Administrator". */
const STAFF: ReadonlySet<string> = new Set(STAFF_WORDS.map(likenessOf));
const OURS = likenessOf(SERVICE);

/** As it stands, or with the signs in it read as letters. */
const passesForOurs = (name: string): boolean => [name, withoutDisguise(name)].some(isOurs);

function isOurs(name: string): boolean {
  const likeness = likenessOf(name);
  if (RESERVED.has(likeness) || likeness.includes(OURS)) return true;
  return name.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => STAFF.has(likenessOf(word).replace(/s$/, '')));
}

/** Scripts with letters that look alike; a word of two of them is made to be mistaken for another. */
const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

const mixesScripts = (word: string): boolean => SCRIPTS.filter((script) => script.test(word)).length > 1;
