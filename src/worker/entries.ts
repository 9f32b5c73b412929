/** Reads addresses and names that people write: the value, or a code that says what is wrong with it. */
import * as z from 'zod';
import { ok, type Result, refuse } from '../rules/index.ts';

const Address = z.string().trim().toLowerCase().max(254).pipe(z.email());
const LONGEST_NAME = 40;
/** How much of a wrong entry is repeated to its author. */
const LONGEST_QUOTE = 80;

export type AddressRefusal =
  | { readonly code: 'ADDRESS_MISSING' }
  | { readonly code: 'NOT_AN_ADDRESS'; readonly text: string };

export type NameRefusal =
  | { readonly code: 'NAME_MISSING' | 'NAME_NOT_SHOWABLE' | 'NAME_IS_A_LINK' }
  | { readonly code: 'NAME_TOO_LONG'; readonly most: number };

/** An e-mail address in lower case. */
export function readAddress(value: unknown): Result<string, AddressRefusal> {
  const read = Address.safeParse(value);
  if (read.success) return ok(read.data);
  if (typeof value !== 'string' || value.trim() === '') return refuse({ code: 'ADDRESS_MISSING' });
  return refuse({ code: 'NOT_AN_ADDRESS', text: value.slice(0, LONGEST_QUOTE) });
}

/** The address without its plus tag: `ada+games@example.org` is read where `ada@example.org` is. */
export const baseAddress = (address: string): string => address.replace(/\+[^@]*@/, '@');

/** A display name: one line that holds no address, and nothing that mail programs would turn into a link. */
export function readName(value: unknown): Result<string, NameRefusal> {
  const name = typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim() : '';
  if (name === '') return refuse({ code: 'NAME_MISSING' });
  if ([...name].length > LONGEST_NAME) return refuse({ code: 'NAME_TOO_LONG', most: LONGEST_NAME });
  if (/[\p{Cc}\p{Cf}\p{Co}]/u.test(name)) return refuse({ code: 'NAME_NOT_SHOWABLE' });
  if (/@|:\/\/|\w\.\w{2}/.test(name)) return refuse({ code: 'NAME_IS_A_LINK' });
  return ok(name);
}
