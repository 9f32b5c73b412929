/** Random ids and nonces, and tokens that are stored only as hashes: sign-in links and sessions. */
import { base32Letters } from '../email/index.ts';
import { hmacHex, sha256Hex } from './sha256.ts';

/** The letters of lower-case base32, for ids and nonces: five random bits each. */
export const randomLetters = (length: number): string =>
  base32Letters(crypto.getRandomValues(new Uint8Array(length)));

export const randomBytes = (length: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(length));

/** Draws lots: true so many times in a hundred. */
export const isDrawn = (percent: number): boolean =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) < (percent / 100) * 2 ** 32;

/** 160 random bits. */
export const newToken = (): string => randomLetters(32);

export const hashToken = (token: string): string => sha256Hex(token);

/** A token only we can make. It is the same every time, so a letter composed twice holds the same link. */
export const deriveToken = (secret: string, purpose: string): string => hmacHex(secret, purpose).slice(0, 40);
