/**
 * Making the atlas: every game's drawing is rasterised, reduced to one palette, and packed (see
 * `render/atlas.ts`).
 */
import { deflateSync } from 'node:zlib';
import { type AtlasIndex, type GameIndex, OPAQUE, type SpriteBox } from '../src/render/atlas.ts';
import { cardLetters, letterSprite, letterSvg } from '../src/render/cardLetters.ts';
import { PAPER } from '../src/render/colours.ts';
import { type Drawing, drawingOf, SIZES } from '../src/render/index.ts';
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

/** How many sprites stand side by side on a sheet. */
const ACROSS = 16;

/** Rasterises the drawings on one sheet, since each run of the rasteriser reads the fonts anew. */
async function bitmapsOf(drawn: readonly string[], reach: number): Promise<readonly Bitmap[]> {
  const side = 2 * reach;
  const placed = drawn.map((svg, index) => {
    const [x, y] = [(index % ACROSS) * side + reach, Math.floor(index / ACROSS) * side + reach];
    return `<g transform="translate(${x} ${y})">${svg}</g>`;
  });
  const [width, height] = [ACROSS * side, Math.ceil(drawn.length / ACROSS) * side];
  const sheet = await rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${placed.join('')}</svg>`,
  );
  return drawn.map((_, index) => {
    const pixels = new Uint8Array(4 * side * side);
    const first = Math.floor(index / ACROSS) * side * width + (index % ACROSS) * side;
    for (let row = 0; row < side; row++) {
      const from = 4 * (first + row * width);
      pixels.set(sheet.pixels.subarray(from, from + 4 * side), 4 * row * side);
    }
    return { width: side, height: side, pixels };
  });
}

/** The sprite, cropped to its visible part. */
function spriteOf(id: string, bitmap: Bitmap, reach: number): Sprite {
  const side = 2 * reach;
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
  const share = 1 / grounds.length;
  for (const { bitmap } of sprites) {
    for (let pixel = 0; pixel < area(bitmap); pixel++) {
      const opacity = opacityAt(bitmap, pixel);
      if (opacity === 0) continue;
      const colour = colourAt(bitmap, pixel);
      if (opacity === OPAQUE) count(histogram, colour);
      else for (const ground of grounds) count(histogram, over(ground, colour, opacity), share);
    }
  }
  const exact = everywhere.length + COMMONEST;
  const chosen = choosePalette(histogram, exact + BLENDS, exact);
  return [PAPER_RGB, ...chosen.filter((colour) => colour !== PAPER_RGB)];
}

/** Marks for building a move are drawn on pages only. */
const isOfPages = (id: string): boolean => /^mark\.(chosen|legal)/.test(id);

const PAPER_RGB: Rgb = Number.parseInt(PAPER.slice(1), 16);

const isCell = ({ id }: Sprite): boolean => id.startsWith('cell.');

/** The colour that fills most of a cell or a lit one. */
function centreOf(bitmap: Bitmap): { readonly colour: Rgb; readonly opacity: number } {
  const centre = (bitmap.height / 2) * bitmap.width + bitmap.width / 2;
  return { colour: colourAt(bitmap, centre), opacity: opacityAt(bitmap, centre) };
}

async function packDrawing({
  id: name,
  sprites: drawn,
  reach,
}: Drawing): Promise<{ entry: Omit<GameIndex, 'offset'>; bytes: Uint8Array }> {
  const packed = [...drawn].filter(([id]) => !isOfPages(id));
  const bitmaps = await bitmapsOf(
    packed.map(([, svg]) => svg),
    reach,
  );
  const sprites = packed.flatMap(([id], index) => spriteOf(id, bitmaps[index] as Bitmap, reach));
  const palette = paletteOf(sprites);
  const match = matcher(palette);
  const pixels = sprites.map((sprite) =>
    boxPixels(sprite, reach).map((pixel): Ink => {
      const exact = opacityAt(sprite.bitmap, pixel);
      // Letters are many, and do with fewer steps.
      const opacity =
        name === cardLetters.id ? Math.round(Math.round((exact * 3) / OPAQUE) * (OPAQUE / 3)) : exact;
      return opacity === 0 ? 0 : match(colourAt(sprite.bitmap, pixel)) * INK_STEP + opacity;
    }),
  );
  const { inks, indexOf } = chooseInks(pixels.flat(), palette);
  const raw = [
    palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
    inks.flatMap((ink) => [Math.floor(ink / INK_STEP), ink % INK_STEP]),
    ...pixels.map((each) => each.map(indexOf)),
  ];
  const bytes = deflateSync(Uint8Array.from(raw.flat()), { level: 9 });
  const entry = {
    colours: palette.length,
    inks: inks.length,
    sprites: sprites.map(({ id, box }) => ({ id, ...box })),
    length: bytes.length,
  };
  return { entry, bytes };
}

/** A palette colour and an opacity in one number. */
type Ink = number;
const INK_STEP = OPAQUE + 1;
/** As many inks as a byte can name. */
const MOST_INKS = 256;

/** The inks that are kept, the most common ones, and for each ink the index of the one that stands for it. */
function chooseInks(
  used: readonly Ink[],
  palette: readonly Rgb[],
): { readonly inks: readonly Ink[]; readonly indexOf: (ink: Ink) => number } {
  const histogram: Histogram = new Map();
  for (const ink of used) count(histogram, ink);
  const inks = [...histogram]
    .sort(([a, m], [b, n]) => n - m || a - b)
    .slice(0, MOST_INKS)
    .map(([ink]) => ink);
  const overPaper = (ink: Ink): Rgb =>
    over(PAPER_RGB, palette[Math.floor(ink / INK_STEP)] ?? 0, ink % INK_STEP);
  const nearest = matcher(inks.map(overPaper));
  const indices = new Map(inks.map((ink, index) => [ink, index]));
  return { inks, indexOf: (ink) => indices.get(ink) ?? nearest(overPaper(ink)) };
}

const inAscii = (json: string): string =>
  json.replace(/[\u0080-\uffff]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** How far each letter takes the pen: by where a bar after it stands. */
async function advancesOf({ sprites, reach }: Drawing): Promise<Readonly<Record<string, number>>> {
  const characters = [...sprites.keys()].map((id) => id.slice(letterSprite('').length));
  const texts = ['', 'ii', 'i i', ...characters];
  const bitmaps = await bitmapsOf(
    texts.map((text) => letterSvg(`${text}|`)),
    reach,
  );
  const ends = bitmaps.map((bitmap) => {
    const { box } = spriteOf('', bitmap, reach);
    return box.x + box.width;
  });
  const [bar = 0, joined = 0, spaced = 0, ...barsAfter] = ends;
  return Object.fromEntries([
    [' ', spaced - joined],
    ...characters.map((character, index) => [character, (barsAfter[index] ?? bar) - bar] as const),
  ]);
}

/** The atlas file for these games. */
export async function makeAtlas(
  games: readonly AnyRules[],
  version: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const entries: Record<string, GameIndex> = {};
  const parts: Uint8Array[] = [];
  let offset = 0;
  const drawings = games.flatMap((rules) => SIZES.map((size) => drawingOf(rules, size)));
  for (const drawing of [...drawings, cardLetters]) {
    const { entry, bytes } = await packDrawing(drawing);
    const advances = drawing === cardLetters ? await advancesOf(drawing) : undefined;
    entries[drawing.id] = { ...entry, ...(advances && { advances }), offset };
    parts.push(bytes);
    offset += bytes.length;
  }
  const index = Buffer.from(
    inAscii(JSON.stringify({ version, games: entries } satisfies AtlasIndex)),
    'ascii',
  );
  const length = Buffer.alloc(4);
  length.writeUInt32BE(index.length);
  return new Uint8Array(Buffer.concat([length, index, ...parts]));
}
