/** The atlas comes from the assets: what a Worker does that finds none there, or another build's. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { ATLAS_VERSION } from '../../generated/atlasVersion.ts';
import { readIndex } from '../../src/render/atlas.ts';

const file = readFileSync(path.join(import.meta.dirname, '../../public/atlas.bin'));

/** A Worker that has just started, and how often it asks for the atlas. */
async function started(answers: readonly Response[]) {
  const left = [...answers];
  const fetch = vi.fn(async () => left.shift() as Response);
  vi.resetModules();
  const { atlasOf } = await import('../../src/worker/atlas.ts');
  return { atlas: atlasOf({ ASSETS: { fetch } as unknown as Fetcher }), fetch };
}

it('is fetched with the first picture and kept', async () => {
  const { atlas, fetch } = await started([new Response(file)]);
  expect(fetch).not.toHaveBeenCalled();
  await atlas.bitmapsOf('threehex');
  await atlas.bitmapsOf('hibryd');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('is asked for again after a failure, so that what needs a picture can be tried again', async () => {
  const { atlas } = await started([new Response('gone', { status: 404 }), new Response(file)]);
  await expect(atlas.bitmapsOf('threehex')).rejects.toThrow('/atlas.bin is missing from the assets: 404');
  expect((await atlas.bitmapsOf('threehex')).sprites.size).toBeGreaterThan(0);
});

it('is refused when it was made by another build', async () => {
  const { end } = readIndex(file);
  const index = file.subarray(4, end).toString('ascii').replace(ATLAS_VERSION, 'another build');
  const other = Buffer.concat([Buffer.alloc(4), Buffer.from(index), file.subarray(end)]);
  other.writeUInt32BE(index.length);
  const { atlas } = await started([new Response(other)]);
  await expect(atlas.bitmapsOf('threehex')).rejects.toThrow('/atlas.bin is version another build, not');
});
