/** What forms carry besides addresses and names. */
import type { Seat } from '../../rules/index.ts';
import { randomLetters } from '../tokens.ts';

/** A path on this site to go on to. Anything else, such as another site's address, becomes `otherwise`. */
export function readNext(value: unknown, otherwise: string): string {
  return typeof value === 'string' && /^\/(?![/\\])[\w\-/.?=&%]*$/.test(value) ? value : otherwise;
}

/** What names a form's command so that sending it twice does it once: its seat and its nonce. */
export function formCause(seat: Seat, { nonce }: Readonly<Record<string, unknown>>): string {
  const text = typeof nonce === 'string' ? nonce.slice(0, 64) : '';
  return `form:${seat}:${text || randomLetters(20)}`;
}
