/** Form fields other than addresses and names. */
import type { Seat } from '../../rules/index.ts';
import { randomLetters } from '../tokens.ts';

/**
 * The path on this site to go to next. Anything else, such as another site's address, becomes `otherwise`.
 */
export function readNext(value: unknown, otherwise: string): string {
  return typeof value === 'string' && /^\/(?![/\\])[\w\-/.?=&%]*$/.test(value) ? value : otherwise;
}

/** The command's key, made of the form's seat and nonce: a form that is sent twice acts only once. */
export function formCause(seat: Seat, { nonce }: Readonly<Record<string, unknown>>): string {
  const text = typeof nonce === 'string' ? nonce.slice(0, 64) : '';
  return `form:${seat}:${text || randomLetters(20)}`;
}
