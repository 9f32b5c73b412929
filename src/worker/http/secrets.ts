/** Tokens that are known only by their hash: sign-in links and sessions. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomLetters } from './app.ts';

/** 160 random bits. */
export const newToken = (): string => randomLetters(32);

export const hashToken = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));
