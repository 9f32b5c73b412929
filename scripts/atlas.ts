/**
 * Making the atlas: every game's drawing is rasterised, reduced to one palette, and packed (see
 * `render/atlas.ts`).
 */
import { type AtlasIndex, type GameIndex, OPAQUE, type SpriteBox } from '../src/render/atlas.ts';
import { PAPER } from '../src/render/colours.ts';
import { type Drawing, drawingOf, SIZES } from '../src/render/index.ts';
import { deflate } from '../src/render/zlib.ts';
import type { AnyRules } from '../src/rules/index.ts';
import { choosePalette, count, type Histogram, matcher, type Rgb } from './palette.ts';
import { type Bitmap, rasterise } from './rasterise.ts';

/** How many colours are kept exactly: the flat ones of ground and lit cells, then the most common ones. */
const COMMONEST = 16;
/**
 * How many colours stand for all the others, the blends at edges. Few, so that similar edges become
 * identical and compress well.
 */
const BLENDS = 40;
/** The weight of a lit cell's colour in the choice, since it fills whole cells. */
const FLAT_WEIGHT = 2000;

const colourAt = ({ pixels }: Bitmap, pixel: number): Rgb =>
  ((pixels[4 * pixel] ?? 0) << 16) | ((pixels[4 * pixel + 1] ?? 0) << 8) | (pixels[4 * pixel + 2] ?? 0);

const alphaAt = ({ pixels }: Bitmap, pixel: number): number => pixels[4 * pixel + 3] ?? 0;

const opacityAt = (bitmap: Bitmap, pixel: number): number =>
  Math.round((alphaAt(bitmap, pixel) * OPAQUE) / 255);

const area = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  width * height;

function over(below: Rgb, above: Rgb, opacity: number): Rgb {
  return [16, 8, 0].reduce((colour, shift) => {
    const from = (below >> shift) & 255;
    return colour | (Math.round(from + ((((above >> shift) & 255) - from) * opacity) / OPAQUE) << shift);
  }, 0);
}

interface Sprite {
  readonly id: string;
  readonly box: SpriteBox;
  readonly bitmap: Bitmap;
}

/** The sprite alone, cropped to its visible part. */
async function spriteOf(id: string, svg: string, reach: number): Promise<Sprite> {
  const side = 2 * reach;
  const bitmap = await rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-reach} ${-reach} ${side} ${side}">${svg}</svg>`,
  );
  const seen = Array.from({ length: area(bitmap) }, (_, pixel) => pixel).filter(
    (pixel) => opacityAt(bitmap, pixel) > 0,
  );
  const columns = seen.map((pixel) => pixel % side);
  const rows = seen.map((pixel) => Math.floor(pixel / side));
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  const box = {
    x: left - reach,
    y: top - reach,
    width: Math.max(...columns) - left + 1,
    height: Math.max(...rows) - top + 1,
  };
  return { id, box, bitmap };
}

/** The pixels in a sprite's box, as indices into its bitmap. */
const boxPixels = ({ box, bitmap }: Sprite, reach: number): readonly number[] =>
  Array.from({ length: area(box) }, (_, at) => {
    const x = box.x + reach + (at % box.width);
    const y = box.y + reach + Math.floor(at / box.width);
    return y * bitmap.width + x;
  });

/** Counts the colours that pictures of this drawing may need: its grounds, and the sprites over each. */
function paletteOf(sprites: readonly Sprite[]): readonly Rgb[] {
  const histogram: Histogram = new Map();
  const grounds = [PAPER_RGB, ...sprites.filter(isCell).map(({ bitmap }) => centreOf(bitmap).colour)];
  const lit = sprites.flatMap(({ bitmap }) => {
    const { colour, opacity } = centreOf(bitmap);
    if (opacity === 0 || opacity === OPAQUE) return [];
    return grounds.map((ground) => over(ground, colour, opacity));
  });
  const everywhere = [...new Set([...grounds, ...lit])];
  for (const colour of everywhere) count(histogram, colour, FLAT_WEIGHT);
  const share = 1 / everywhere.length;
  for (const { bitmap } of sprites) {
    for (let pixel = 0; pixel < area(bitmap); pixel++) {
      const opacity = opacityAt(bitmap, pixel);
      if (opacity === 0) continue;
      const colour = colourAt(bitmap, pixel);
      if (opacity === OPAQUE) count(histogram, colour);
      else for (const ground of everywhere) count(histogram, over(ground, colour, opacity), share);
    }
  }
  const exact = everywhere.length + COMMONEST;
  const chosen = choosePalette(histogram, exact + BLENDS, exact);
  return [PAPER_RGB, ...chosen.filter((colour) => colour !== PAPER_RGB)];
}

const PAPER_RGB: Rgb = Number.parseInt(PAPER.slice(1), 16);

const isCell = ({ id }: Sprite): boolean => id.startsWith('cell.');

/** The colour that fills most of a cell or a lit one. */
function centreOf(bitmap: Bitmap): { readonly colour: Rgb; readonly opacity: number } {
  const centre = (bitmap.height / 2) * bitmap.width + bitmap.width / 2;
  return { colour: colourAt(bitmap, centre), opacity: opacityAt(bitmap, centre) };
}

async function packDrawing({
  sprites: drawn,
  reach,
}: Drawing): Promise<{ entry: Omit<GameIndex, 'offset'>; bytes: Uint8Array }> {
  const sprites: Sprite[] = [];
  for (const [id, svg] of drawn) sprites.push(await spriteOf(id, svg, reach));
  const palette = paletteOf(sprites);
  const match = matcher(palette);
  const raw = [
    palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
    ...sprites.flatMap((sprite) => {
      const pixels = boxPixels(sprite, reach);
      const opacities = pixels.map((pixel) => opacityAt(sprite.bitmap, pixel));
      const colours = pixels.map((pixel, at) =>
        opacities[at] === 0 ? 0 : match(colourAt(sprite.bitmap, pixel)),
      );
      return [colours, opacities];
    }),
  ];
  const bytes = await deflate(Uint8Array.from(raw.flat()));
  const entry = {
    colours: palette.length,
    sprites: sprites.map(({ id, box }) => ({ id, ...box })),
    length: bytes.length,
  };
  return { entry, bytes };
}

/** The atlas file for these games. */
export async function makeAtlas(
  games: readonly AnyRules[],
  version: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const entries: Record<string, GameIndex> = {};
  const parts: Uint8Array[] = [];
  let offset = 0;
  for (const drawing of games.flatMap((rules) => SIZES.map((size) => drawingOf(rules, size)))) {
    const { entry, bytes } = await packDrawing(drawing);
    entries[drawing.id] = { ...entry, offset };
    parts.push(bytes);
    offset += bytes.length;
  }
  const index = Buffer.from(JSON.stringify({ version, games: entries } satisfies AtlasIndex), 'ascii');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(index.length);
  return new Uint8Array(Buffer.concat([length, index, ...parts]));
}
