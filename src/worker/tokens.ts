/** Random ids and nonces, and tokens that are known only by their hash: sign-in links and sessions. */
import { base32Letters } from '../email/index.ts';
import { hmacHex, sha256Hex } from './sha256.ts';

/** Letters of lower-case base32 for ids and nonces: five random bits each. */
export const randomLetters = (length: number): string =>
  base32Letters(crypto.getRandomValues(new Uint8Array(length)));

export const randomBytes = (length: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(length));

/** 160 random bits. */
export const newToken = (): string => randomLetters(32);

export const hashToken = (token: string): string => sha256Hex(token);

/**
 * A token that only we can make, the same every time, so that a letter composed twice holds the same link.
 */
export const deriveToken = (secret: string, purpose: string): string => hmacHex(secret, purpose).slice(0, 40);
