/**
 * Who vouches for a log. The hash chain alone says that a log is whole. That it is the service's own is shown
 * by a signature (Ed25519) over its newest hash, with a key that the service publishes.
 */
import * as z from 'zod/mini';
import { canonicalJson } from '../../canonicalJson.ts';
import { sha256Hex } from '../../sha256.ts';

/** What gets signed: the canonical JSON of this. */
const statement = z.strictObject({
  /** The URL of the service. */
  service: z.string(),
  game: z.string(),
  /** The number of the newest event, and its hash. */
  seq: z.int(),
  hash: z.string(),
});
export const logSignature = z.strictObject({ ...statement.shape, key: z.string(), signature: z.string() });
export type LogSignature = z.infer<typeof logSignature>;

const publicKey = z.object({ kid: z.string(), x: z.string() });
/** The content of /.well-known/sealed-move-keys.json: a service's keys, as a JWK set. */
export const keySet = z.object({ service: z.string(), keys: z.array(publicKey) });
export type KeySet = z.infer<typeof keySet>;

/** A private key: 32 bytes, base64url. */
export type Seed = string;

const PKCS8 = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20];

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const importSeed = (seed: Seed) =>
  crypto.subtle.importKey(
    'pkcs8',
    new Uint8Array([...PKCS8, ...fromBase64Url(seed)]),
    { name: 'Ed25519' },
    true,
    ['sign'],
  );

/** The seed derived from a secret of any length. */
export const seedOf = (secret: string): Seed =>
  toBase64Url(
    Uint8Array.from(sha256Hex(`proof key ${secret}`).match(/../g) ?? [], (hex) => Number.parseInt(hex, 16)),
  );

/** The public key of a seed, base64url, and the id that signatures use for it. */
export async function publicKeyOf(seed: Seed): Promise<{ id: string; public: string }> {
  const jwk = (await crypto.subtle.exportKey('jwk', await importSeed(seed))) as { x?: string };
  const x = jwk.x ?? '';
  return { id: sha256Hex(x).slice(0, 16), public: x };
}

const bytesOf = ({ service, game, seq, hash }: z.infer<typeof statement>) =>
  new TextEncoder().encode(canonicalJson({ service, game, seq, hash }));

export async function signLog(
  seed: Seed,
  key: string,
  said: z.infer<typeof statement>,
): Promise<LogSignature> {
  const signature = await crypto.subtle.sign({ name: 'Ed25519' }, await importSeed(seed), bytesOf(said));
  return { ...said, key, signature: toBase64Url(new Uint8Array(signature)) };
}

export type Vouched =
  | 'unsigned'
  /** Signed with this service's key, for exactly this log. */
  | 'signed'
  /** There is a signature, but no key to check it with. */
  | 'noKeys'
  /** The keys belong to another service, or the signing key is not among them. */
  | 'otherKey'
  /** The signature is for another log, or for a longer or shorter version of this one. */
  | 'otherLog'
  | 'forged';

/** What the signature of a log is worth; never throws. */
export async function vouchFor(
  log: { readonly game: string; readonly events: number; readonly hash: string },
  signature: LogSignature | undefined,
  keys: KeySet | undefined,
): Promise<Vouched> {
  if (!signature) return 'unsigned';
  const isOfThisLog =
    signature.game === log.game && signature.seq === log.events && signature.hash === log.hash;
  if (!isOfThisLog) return 'otherLog';
  if (!keys) return 'noKeys';
  const key = keys.keys.find(({ kid }) => kid === signature.key);
  if (!key || keys.service !== signature.service) return 'otherKey';
  try {
    const imported = await crypto.subtle.importKey('raw', fromBase64Url(key.x), { name: 'Ed25519' }, false, [
      'verify',
    ]);
    const bytes = fromBase64Url(signature.signature);
    const isRight = await crypto.subtle.verify({ name: 'Ed25519' }, imported, bytes, bytesOf(signature));
    return isRight ? 'signed' : 'forged';
  } catch {
    return 'forged';
  }
}
