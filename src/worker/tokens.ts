/** Tokens that are known only by their hash: sign-in links and sessions. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomLetters } from './http/app.ts';

/** 160 random bits. */
export const newToken = (): string => randomLetters(32);

export const hashToken = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));

/** A token that only we can make, the same each time: so that a letter can be written again with the same link. */
export const deriveToken = (secret: string, purpose: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(purpose))).slice(0, 40);
