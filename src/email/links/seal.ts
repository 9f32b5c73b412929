/// <reference path="../nodeCrypto.d.ts" />
/**
 * The seal that proves a link or an address is ours: HMAC-SHA256 cut to 128 bits. Each purpose has a key of
 * its own, so that a seal made for one purpose is worthless for another.
 */
import { createHmac } from 'node:crypto';
import { encodeBase32 } from './base32.ts';

const SEAL_BYTES = 16;

/** The number of characters in a seal. */
export const SEAL_LENGTH = Math.ceil((SEAL_BYTES * 8) / 5);

/** The keys by secret and purpose, cached: an instance has a few secrets and a handful of purposes. */
const keys = new Map<string, Uint8Array>();

function keyFor(secret: string, purpose: string): Uint8Array {
  const name = `${purpose}\n${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = createHmac('sha256', secret).update(`sealed-move ${purpose}`).digest();
  keys.set(name, key);
  return key;
}

/** The seal of `message`: 26 characters, lower-case base32. */
export function seal(secret: string, purpose: string, message: string): string {
  return encodeBase32(
    createHmac('sha256', keyFor(secret, purpose)).update(message).digest().subarray(0, SEAL_BYTES),
  );
}

/**
 * Whether `claimed` is the seal of `message` under one of the secrets. The newest secret signs; older ones
 * are still accepted.
 */
export const isSealed = (
  secrets: readonly string[],
  purpose: string,
  message: string,
  claimed: string,
): boolean => secrets.some((secret) => isSame(seal(secret, purpose, message), claimed));

/** In constant time, wherever they differ. */
function isSame(right: string, claimed: string): boolean {
  if (claimed.length !== right.length) return false;
  let difference = 0;
  for (let at = 0; at < right.length; at++) difference |= right.charCodeAt(at) ^ claimed.charCodeAt(at);
  return difference === 0;
}
