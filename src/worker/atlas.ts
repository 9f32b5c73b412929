/** The sprites that pictures are composed from, made at build time by `scripts/buildAtlas.ts`. */

import bytes from '../../generated/atlas.bin';
import { openAtlas } from '../render/index.ts';

export const atlas = openAtlas(new Uint8Array(bytes));
