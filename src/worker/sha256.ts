/** SHA-256 and what is built on it. Synchronous, because the log's hash chain grows inside a transaction. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base32Letters } from '../email/index.ts';

const bytesOf = (data: string | Uint8Array): Uint8Array =>
  typeof data === 'string' ? utf8ToBytes(data) : data;

/** 64 hexadecimal digits. */
export const sha256Hex = (data: string | Uint8Array): string => bytesToHex(sha256(bytesOf(data)));

/** HMAC-SHA256, 64 hexadecimal digits. */
export const hmacHex = (key: string, message: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(message)));

/** An id nobody can compute without the key: at most 32 letters of lower-case base32. */
export const hmacLetters = (key: string, message: string, length: number): string =>
  base32Letters(hmac(sha256, utf8ToBytes(key), utf8ToBytes(message)).subarray(0, length));
