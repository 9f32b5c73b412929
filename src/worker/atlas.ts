/** The sprites that pictures are composed from, made at build time by `scripts/buildAtlas.ts`. */
import bytes from '../../generated/atlas.bin';

export const atlas = new Uint8Array(bytes);
