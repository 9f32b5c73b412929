/// <reference path="./nodeZlib.d.ts" />
/** The sprites that pictures are composed from: an asset made by `scripts/buildAtlas.ts`. */
import { deflateSync } from 'node:zlib';
import { ATLAS_VERSION } from '../../generated/atlasVersion.ts';
import { type Atlas, openAtlas } from '../render/index.ts';
import { checkVersion, fetchAsset } from './assets.ts';

const FILE = 'atlas.bin';

/** Kept by the isolate once it was fetched. */
let opened: Atlas | undefined;

/** Its bitmaps reject if the asset is missing, or another build's; what needs a picture is retried then. */
export const atlasOf = (env: Pick<Env, 'ASSETS'>): Atlas => ({
  version: ATLAS_VERSION,
  async bitmapsOf(drawing) {
    opened ??= await fetchAtlas(env);
    return opened.bitmapsOf(drawing);
  },
  // Most of what a picture costs is packing it. Level 5 takes 60 % of the time of 6, which streams use, for
  // files that are 3 to 15 % larger.
  deflate: (bytes) => deflateSync(bytes, { level: 5 }),
});

async function fetchAtlas(env: Pick<Env, 'ASSETS'>): Promise<Atlas> {
  const response = await fetchAsset(env, FILE);
  const atlas = openAtlas(await response.arrayBuffer());
  checkVersion(FILE, atlas.version, ATLAS_VERSION);
  return atlas;
}
