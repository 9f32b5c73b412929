/**
 * Encryption of a backup by a passphrase: a line in clear that names the scheme, then chunks. Each chunk is
 * sealed with its place and with whether it is the last, so that none can be altered, moved, left out or cut
 * off unnoticed.
 */
import { scrypt } from 'node:crypto';
import * as z from 'zod/mini';
import { sha256Hex } from '../sha256.ts';
import { FORMAT } from './lines.ts';

/** The most plain text that one chunk holds. */
export const CHUNK_BYTES = 64 * 1024;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Of the frame around a chunk: 1 where it is the last, then the length of what follows. */
const FRAME_BYTES = 5;
/** Costs 32 MB and a fraction of a second for each passphrase that is tried. */
const SCRYPT = { n: 2 ** 15, r: 8, p: 1 } as const;

const clearLine = z.strictObject({
  format: z.literal(FORMAT),
  sealed: z.strictObject({
    cipher: z.literal('AES-256-GCM'),
    kdf: z.literal('scrypt'),
    n: z.literal(SCRYPT.n),
    r: z.literal(SCRYPT.r),
    p: z.literal(SCRYPT.p),
    salt: z.string(),
    /** Tells a wrong passphrase from a damaged file. */
    check: z.string(),
  }),
});

/** Named so in every room's types. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

export interface Seal {
  readonly key: Key;
  /** The line in clear, without its line break; every chunk is bound to it. */
  readonly clear: string;
}

async function derive(passphrase: string, salt: string): Promise<{ key: Key; check: string }> {
  const { n: N, r, p } = SCRYPT;
  const bytes = await new Promise<Uint8Array>((resolve, reject) => {
    // The default is just below what it takes.
    const maxmem = 2 * 128 * N * r;
    scrypt(passphrase.normalize('NFC'), salt, 64, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
  const key = await crypto.subtle.importKey('raw', new Uint8Array(bytes.subarray(0, 32)), 'AES-GCM', true, [
    'encrypt',
    'decrypt',
  ]);
  return { key, check: sha256Hex(bytes.subarray(32)).slice(0, 16) };
}

/** `salt`: random letters, new for each backup. */
export async function newSeal(passphrase: string, salt: string): Promise<Seal> {
  const { key, check } = await derive(passphrase, salt);
  const sealed = { cipher: 'AES-256-GCM', kdf: 'scrypt', ...SCRYPT, salt, check };
  return { key, clear: JSON.stringify({ format: FORMAT, sealed }) };
}

/** The salt of a sealed backup by its first line; undefined: it is not sealed, or not by this scheme. */
export function saltOf(clear: string): string | undefined {
  try {
    return clearLine.safeParse(JSON.parse(clear)).data?.sealed.salt;
  } catch {
    return undefined;
  }
}

/** The seal of a backup whose first line this is; undefined: the passphrase is another. */
export async function openSeal(clear: string, passphrase: string): Promise<Seal | undefined> {
  const { sealed } = clearLine.parse(JSON.parse(clear));
  const { key, check } = await derive(passphrase, sealed.salt);
  return check === sealed.check ? { key, clear } : undefined;
}

/** Wraps the keys of backups that are being written: a secret of the instance, which needs no stretching. */
const wrapper = (secret: string) =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.from(sha256Hex(`backup key ${secret}`).match(/../g) ?? [], (hex) => Number.parseInt(hex, 16)),
    'AES-GCM',
    false,
    ['wrapKey', 'unwrapKey'],
  );

/** A seal as text, for the next sitting; whoever has not `secret` cannot use it. `nonce`: 12 random bytes. */
export async function wrapSeal(
  { key, clear }: Seal,
  secret: string,
  nonce: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const wrapped = await crypto.subtle.wrapKey('raw', key, await wrapper(secret), {
    name: 'AES-GCM',
    iv: nonce,
  });
  return JSON.stringify([[...nonce], [...new Uint8Array(wrapped)], clear]);
}

/** The seal of such a text; throws where the secret is another. */
export async function unwrapSeal(text: string, secret: string): Promise<Seal> {
  const [nonce, wrapped, clear] = JSON.parse(text) as [number[], number[], string];
  const algorithm = { name: 'AES-GCM', iv: new Uint8Array(nonce) };
  const key = await crypto.subtle.unwrapKey(
    'raw',
    new Uint8Array(wrapped),
    await wrapper(secret),
    algorithm,
    'AES-GCM',
    true,
    ['encrypt', 'decrypt'],
  );
  return { key, clear };
}

const algorithm = ({ clear }: Seal, iv: Uint8Array<ArrayBuffer>, index: number, isLast: boolean) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${index} ${isLast} ${clear}`),
});

/** One chunk in its frame. `nonce`: 12 random bytes. */
export async function sealChunk(
  seal: Seal,
  plain: Uint8Array<ArrayBuffer>,
  { index, isLast, nonce }: { index: number; isLast: boolean; nonce: Uint8Array<ArrayBuffer> },
): Promise<Uint8Array<ArrayBuffer>> {
  const cipher = await crypto.subtle.encrypt(algorithm(seal, nonce, index, isLast), seal.key, plain);
  const length = NONCE_BYTES + cipher.byteLength;
  const framed = new Uint8Array(FRAME_BYTES + length);
  const view = new DataView(framed.buffer);
  view.setUint8(0, isLast ? 1 : 0);
  view.setUint32(1, length);
  framed.set(nonce, FRAME_BYTES);
  framed.set(new Uint8Array(cipher), FRAME_BYTES + NONCE_BYTES);
  return framed;
}

export type Opened =
  | { readonly did: 'opened'; readonly plain: Uint8Array; readonly isLast: boolean; readonly length: number }
  /** More bytes are needed. */
  | { readonly did: 'short' }
  | { readonly did: 'altered' };

/** Opens the chunk with which `bytes` begin; `length`: how many of them it took. */
export async function openChunk(seal: Seal, bytes: Uint8Array, index: number): Promise<Opened> {
  if (bytes.length < FRAME_BYTES) return { did: 'short' };
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const flag = view.getUint8(0);
  const length = view.getUint32(1);
  const isPossible =
    flag <= 1 && length >= NONCE_BYTES + TAG_BYTES && length <= NONCE_BYTES + TAG_BYTES + CHUNK_BYTES;
  if (!isPossible) return { did: 'altered' };
  if (bytes.length < FRAME_BYTES + length) return { did: 'short' };
  const nonce = bytes.slice(FRAME_BYTES, FRAME_BYTES + NONCE_BYTES);
  const cipher = bytes.slice(FRAME_BYTES + NONCE_BYTES, FRAME_BYTES + length);
  try {
    const plain = await crypto.subtle.decrypt(algorithm(seal, nonce, index, flag === 1), seal.key, cipher);
    return {
      did: 'opened',
      plain: new Uint8Array(plain),
      isLast: flag === 1,
      length: FRAME_BYTES + length,
    };
  } catch {
    return { did: 'altered' };
  }
}
