/**
 * The mark that makes a link or an address ours: HMAC-SHA256 cut to 128 bits, under a key of its own for each
 * purpose, so that a mark made for one purpose says nothing for another.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { encodeBase32 } from './base32.ts';

const SEAL_BYTES = 16;

/** Characters of a seal. */
export const SEAL_LENGTH = Math.ceil((SEAL_BYTES * 8) / 5);

const utf8 = new TextEncoder();

/** The keys by secret and purpose: an instance has one secret and a handful of purposes. */
const keys = new Map<string, Uint8Array>();

function keyFor(secret: string, purpose: string): Uint8Array {
  const name = `${purpose}\n${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = hmac(sha256, utf8.encode(secret), utf8.encode(`sealed-move ${purpose}`));
  keys.set(name, key);
  return key;
}

/** The seal of `message`: 26 characters, lower-case base32. */
export function seal(secret: string, purpose: string, message: string): string {
  return encodeBase32(hmac(sha256, keyFor(secret, purpose), utf8.encode(message)).subarray(0, SEAL_BYTES));
}

/**
 * Whether `claimed` is the seal of `message` under one of the secrets: the newest signs, older ones still
 * open.
 */
export const isSealed = (
  secrets: readonly string[],
  purpose: string,
  message: string,
  claimed: string,
): boolean => secrets.some((secret) => isSame(seal(secret, purpose, message), claimed));

/** In a time that does not depend on where they differ. */
function isSame(right: string, claimed: string): boolean {
  if (claimed.length !== right.length) return false;
  let difference = 0;
  for (let at = 0; at < right.length; at++) difference |= right.charCodeAt(at) ^ claimed.charCodeAt(at);
  return difference === 0;
}
