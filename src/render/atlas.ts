/**
 * The atlas: the sprites of every drawing as bitmaps, made at build time (`scripts/buildAtlas.ts`).
 *
 * The file: a length (4 bytes, big-endian), that many bytes of JSON (`AtlasIndex`, ASCII), and for each
 * drawing a run of deflated bytes: the palette (3 bytes per colour); the inks, pairs of colour and opacity
 * (1 byte each, the opacity from 0 to OPAQUE); and for each sprite, in index order, its pixels' inks.
 */
import { type Bytes, inflate } from './zlib.ts';

/** The opacity of a sprite pixel that hides what is below it. Lit cells have opacities in whole tenths. */
export const OPAQUE = 10;

/** A sprite's box in pixels. `x` and `y` lead from its reference point to its top left corner. */
export interface SpriteBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface GameIndex {
  readonly colours: number;
  readonly inks: number;
  readonly sprites: readonly (SpriteBox & { readonly id: string })[];
  /** Of letters: how far each takes the pen, in pixels. */
  readonly advances?: Readonly<Record<string, number>>;
  /** Where its deflated bytes are, counted from the end of the index. */
  readonly offset: number;
  readonly length: number;
}

export interface AtlasIndex {
  /** Changes whenever any picture might have changed. */
  readonly version: string;
  readonly games: Readonly<Record<string, GameIndex>>;
}

export interface SpriteBitmap extends SpriteBox {
  readonly colours: Uint8Array;
  readonly opacities: Uint8Array;
}

export interface GameBitmaps {
  /** Its first colour is the paper's. */
  readonly palette: Uint8Array;
  readonly advances: GameIndex['advances'];
  readonly sprites: ReadonlyMap<string, SpriteBitmap>;
}

export interface Atlas {
  readonly version: string;
  /** Inflated on first use and kept; rejects for a game the atlas does not have. */
  bitmapsOf(game: string): Promise<GameBitmaps>;
  /** Packs pictures, in the zlib format; left out: by the platform's streams, which only have one level. */
  readonly deflate?: (bytes: Bytes) => Bytes | Promise<Bytes>;
}

export function readIndex(file: Uint8Array): { readonly index: AtlasIndex; readonly end: number } {
  const end = 4 + new DataView(file.buffer, file.byteOffset).getUint32(0);
  const json = Array.from(file.subarray(4, end), (code) => String.fromCharCode(code)).join('');
  return { index: JSON.parse(json) as AtlasIndex, end };
}

function unpack({ colours, inks, advances, sprites }: GameIndex, bytes: Uint8Array): GameBitmaps {
  let at = 0;
  const take = (length: number): Uint8Array => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const palette = take(3 * colours);
  const table = take(2 * inks);
  const bitmaps = sprites.map(({ id, ...box }): [string, SpriteBitmap] => {
    const pixels = take(box.width * box.height);
    return [
      id,
      {
        ...box,
        colours: pixels.map((ink) => table[2 * ink] ?? 0),
        opacities: pixels.map((ink) => table[2 * ink + 1] ?? 0),
      },
    ];
  });
  return { palette, advances, sprites: new Map(bitmaps) };
}

export function openAtlas(data: ArrayBuffer | Uint8Array<ArrayBuffer>): Atlas {
  const file = data instanceof Uint8Array ? data : new Uint8Array(data);
  const { index, end } = readIndex(file);
  // Keeps values, not promises, because a promise belongs to the request that made it.
  const opened = new Map<string, GameBitmaps>();
  return {
    version: index.version,
    async bitmapsOf(game) {
      const known = opened.get(game);
      if (known) return known;
      const entry = index.games[game];
      if (!entry) throw new Error(`the atlas has no game ${game}`);
      const start = end + entry.offset;
      const bitmaps = unpack(entry, await inflate(file.subarray(start, start + entry.length)));
      opened.set(game, bitmaps);
      return bitmaps;
    },
  };
}
