/// <reference path="./nodeZlib.d.ts" />
/**
 * The sprites that pictures are composed from. An asset made at build time by `scripts/buildAtlas.ts`: in the
 * bundle, every isolate would load it before its first answer, with or without a picture in it.
 */
import { deflateSync } from 'node:zlib';
import { ATLAS_VERSION } from '../../generated/atlasVersion.ts';
import { type Atlas, openAtlas } from '../render/index.ts';

/** Kept by the isolate once it was fetched. */
let opened: Atlas | undefined;

/** Its bitmaps reject if the asset is missing, or another build's; what needs a picture is retried then. */
export const atlasOf = ({ ASSETS }: Pick<Env, 'ASSETS'>): Atlas => ({
  version: ATLAS_VERSION,
  async bitmapsOf(drawing) {
    opened ??= await fetchAtlas(ASSETS);
    return opened.bitmapsOf(drawing);
  },
  // Most of what a picture costs is packing it. Level 5 takes 60 % of the time of 6, which streams use, for
  // files that are 3 to 15 % larger.
  deflate: (bytes) => deflateSync(bytes, { level: 5 }),
});

async function fetchAtlas(assets: Fetcher): Promise<Atlas> {
  const response = await assets.fetch('https://assets/atlas.bin');
  if (!response.ok) throw new Error(`/atlas.bin is missing from the assets: ${response.status}`);
  const atlas = openAtlas(await response.arrayBuffer());
  if (atlas.version !== ATLAS_VERSION) {
    throw new Error(`/atlas.bin is version ${atlas.version}, not ${ATLAS_VERSION}`);
  }
  return atlas;
}
