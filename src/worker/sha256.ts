/**
 * SHA-256 and what is built on it, by the platform. Synchronous, because the log's hash chain grows inside a
 * transaction; `crypto.subtle` is not.
 */
import { createHmac, hash } from 'node:crypto';
import { base32Letters } from '../email/index.ts';

/** 64 hexadecimal digits. */
export const sha256Hex = (data: string | Uint8Array): string => hash('sha256', data, 'hex');

/** HMAC-SHA256, 64 hexadecimal digits. */
export const hmacHex = (key: string, message: string): string =>
  createHmac('sha256', key).update(message).digest('hex');

/** An id nobody can compute without the key: at most 32 letters of lower-case base32. */
export const hmacLetters = (key: string, message: string, length: number): string =>
  base32Letters(createHmac('sha256', key).update(message).digest().subarray(0, length));
