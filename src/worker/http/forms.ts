/** What people fill in, checked at the edge: the value, or a sentence that says what was read and what is wrong. */
import * as z from 'zod';
import { ok, type Result, refuse } from '../../rules/index.ts';

const Address = z.string().trim().toLowerCase().max(254).pipe(z.email());
const NAME_LENGTH = 40;

/** An e-mail address in lower case. */
export function readAddress(value: unknown): Result<string, string> {
  const read = Address.safeParse(value);
  if (read.success) return ok(read.data);
  if (typeof value !== 'string' || value.trim() === '') return refuse('The e-mail address is missing.');
  return refuse(`“${value.slice(0, 80)}” is not an e-mail address. One looks like ada@example.org.`);
}

/** A display name: one line, no control characters; no address, and nothing that mail programs make a link of. */
export function readName(value: unknown): Result<string, string> {
  const name = typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim() : '';
  if (name === '') return refuse('A name is missing: the other players will see it.');
  if ([...name].length > NAME_LENGTH) return refuse(`The name is longer than ${NAME_LENGTH} letters.`);
  if (/[\p{Cc}\p{Cf}\p{Co}]/u.test(name)) return refuse('The name holds characters that cannot be shown.');
  if (/@|:\/\/|\w\.\w{2}/.test(name)) {
    return refuse('Please give a name, not an address or a link: everybody can see it.');
  }
  return ok(name);
}

/** A path of ours to go on to; anything else becomes `otherwise`. */
export function readNext(value: unknown, otherwise: string): string {
  return typeof value === 'string' && /^\/(?![/\\])[\w\-/.?=&%]*$/.test(value) ? value : otherwise;
}
