/** The vocabulary comes from the assets: it is there; what a Worker does that finds none, or another's. */
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { VOCABULARY_VERSION } from '../../generated/vocabularyVersion.ts';
import { vocabulary } from '../../src/email/reading/vocabulary/index.ts';

/** A Worker that has just started, and that gets these answers. */
async function started(...answers: readonly Response[]) {
  const left = [...answers];
  const fetch = vi.fn(async () => left.shift() as Response);
  vi.resetModules();
  const { getReadyToRead } = await import('../../src/worker/vocabulary.ts');
  const { readMailCommand } = await import('../../src/email/index.ts');
  return { ready: () => getReadyToRead({ ASSETS: { fetch } as unknown as Fetcher }), fetch, readMailCommand };
}

const fileOf = (version: string) => Response.json({ version, ...vocabulary });

it('is what its sources make', async () => {
  const file = await (await env.ASSETS.fetch('https://assets/vocabulary.json')).json();
  expect(file).toEqual({ version: VOCABULARY_VERSION, ...vocabulary });
});

it('is fetched once, and again after a failure; nothing is read without it', async () => {
  const { ready, fetch, readMailCommand } = await started(
    new Response('', { status: 404 }),
    fileOf(VOCABULARY_VERSION),
  );
  await expect(ready()).rejects.toThrow('/vocabulary.json is missing from the assets: 404');
  expect(() => readMailCommand('ich gebe auf')).toThrow('before the vocabulary is open');
  await ready();
  await ready();
  expect(readMailCommand('ich gebe auf')).toEqual({ word: 'resign' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('is refused when it was made by another build', async () => {
  const { ready } = await started(fileOf('another'));
  await expect(ready()).rejects.toThrow('/vocabulary.json is version another, not');
});
