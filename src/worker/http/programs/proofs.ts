/**
 * How the instance vouches for its logs: a signature over the newest hash, and the public keys to check it.
 */
import type { Hono } from 'hono';
import {
  type KeySet,
  type LogSignature,
  publicKeyOf,
  type Seed,
  seedOf,
  signLog,
  toBase64Url,
} from '../../game/log/signature.ts';
import { keepFirstProofKey, keepProofKey, type ProofKey, proofKeys } from '../../store/proofKeys.ts';
import { randomBytes } from '../../tokens.ts';
import type { App, Ctx } from '../app.ts';

export function proofRoutes(app: Hono<App>): void {
  app.get('/.well-known/sealed-move-keys.json', async (c) => {
    await signingKey(c);
    return c.json(await keysOf(c), 200, { 'access-control-allow-origin': '*' });
  });
}

/** All keys this instance has ever signed with, newest first. */
export async function keysOf(c: Ctx) {
  const keys = (await proofKeys(c.env.DB)).map(({ id, public: x, at }) => ({
    kty: 'OKP',
    crv: 'Ed25519',
    use: 'sig',
    kid: id,
    x,
    since: new Date(at).toISOString(),
  }));
  return { service: c.var.settings.publicUrl, keys } satisfies KeySet;
}

/** The key to sign with: PROOF_KEY if it is set, else a key that is made on first use. */
async function signingKey(c: Ctx): Promise<{ id: string; seed: Seed }> {
  const secret = c.var.settings.proofKey;
  const known = await proofKeys(c.env.DB);
  if (secret) {
    const seed = seedOf(secret);
    const key = await publicKeyOf(seed);
    if (!known.some(({ id }) => id === key.id)) {
      await keepProofKey(c.env.DB, { ...key, seed: null, at: Date.now() });
    }
    return { id: key.id, seed };
  }
  return withSeed(known) ?? makeKey(c);
}

function withSeed(keys: readonly ProofKey[]): { id: string; seed: Seed } | undefined {
  const key = keys.find(({ seed }) => seed !== null);
  return key?.seed ? { id: key.id, seed: key.seed } : undefined;
}

async function makeKey(c: Ctx): Promise<{ id: string; seed: Seed }> {
  const seed = toBase64Url(randomBytes(32));
  await keepFirstProofKey(c.env.DB, { ...(await publicKeyOf(seed)), seed, at: Date.now() });
  const kept = withSeed(await proofKeys(c.env.DB));
  if (!kept) throw new Error('a key was made and is not there');
  return kept;
}

/** The signature over a log whose newest record is this one. */
export async function signatureOf(
  c: Ctx,
  game: string,
  newest: { readonly seq: number; readonly hash: string },
): Promise<LogSignature> {
  const { id, seed } = await signingKey(c);
  const { seq, hash } = newest;
  return signLog(seed, id, { service: c.var.settings.publicUrl, game, seq, hash });
}
