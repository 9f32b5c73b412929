/** The atlas comes from the assets: what a Worker does that finds none there, or another build's. */
import { expect, it, vi } from 'vitest';
import { ATLAS_VERSION } from '../../generated/atlasVersion.ts';

/** An atlas without drawings. */
function fileOf(version: string): Uint8Array<ArrayBuffer> {
  const index = new TextEncoder().encode(JSON.stringify({ version, games: {} }));
  const file = new Uint8Array(4 + index.length);
  new DataView(file.buffer).setUint32(0, index.length);
  file.set(index, 4);
  return file;
}
const OPENED = 'the atlas has no game threehex';

/** A Worker that has just started, and how often it asks for the atlas. */
async function started(...answers: readonly Response[]) {
  const left = [...answers];
  const fetch = vi.fn(async () => left.shift() as Response);
  vi.resetModules();
  const { atlasOf } = await import('../../src/worker/atlas.ts');
  return { atlas: atlasOf({ ASSETS: { fetch } as unknown as Fetcher }), fetch };
}

it('is fetched with the first picture and kept', async () => {
  const { atlas, fetch } = await started(new Response(fileOf(ATLAS_VERSION)));
  expect(fetch).not.toHaveBeenCalled();
  await expect(atlas.bitmapsOf('threehex')).rejects.toThrow(OPENED);
  await expect(atlas.bitmapsOf('threehex')).rejects.toThrow(OPENED);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('is asked for again after a failure, so that what needs a picture can be tried again', async () => {
  const { atlas } = await started(new Response('', { status: 404 }), new Response(fileOf(ATLAS_VERSION)));
  await expect(atlas.bitmapsOf('threehex')).rejects.toThrow('/atlas.bin is missing from the assets: 404');
  await expect(atlas.bitmapsOf('threehex')).rejects.toThrow(OPENED);
});

it('is refused when it was made by another build', async () => {
  const { atlas } = await started(new Response(fileOf('another')));
  await expect(atlas.bitmapsOf('threehex')).rejects.toThrow('/atlas.bin is version another, not');
});
