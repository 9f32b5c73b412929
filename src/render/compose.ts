/** Scenes as PNG and GIF: sprites laid over the background, all in the colours of the game's palette. */
import { type Atlas, type GameBitmaps, OPAQUE, type SpriteBitmap } from './atlas.ts';
import { encodeGif, type GifFrame } from './gif.ts';
import { encodePng } from './png.ts';
import type { Scene } from './scene.ts';

/** Finds the palette colour nearest to a blend; each blend is searched for only once. */
type Blend = (below: number, above: number, opacity: number) => number;

const UNKNOWN = -1;

const blends = new WeakMap<GameBitmaps, Blend>();

function blendOf(bitmaps: GameBitmaps): Blend {
  const known = blends.get(bitmaps);
  if (known) return known;
  const { palette } = bitmaps;
  /** By sprite colour and opacity, for each colour below: the colour of the blend, or UNKNOWN. */
  const found: Int16Array[] = [];
  const channel = (colour: number, offset: number) => palette[3 * colour + offset] ?? 0;
  const nearest = (red: number, green: number, blue: number): number => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let colour = 0; 3 * colour < palette.length; colour++) {
      const distance =
        (channel(colour, 0) - red) ** 2 +
        (channel(colour, 1) - green) ** 2 +
        (channel(colour, 2) - blue) ** 2;
      if (distance < least) {
        least = distance;
        best = colour;
      }
    }
    return best;
  };
  const blend: Blend = (below, above, opacity) => {
    const key = above * OPAQUE + opacity;
    let row = found[key];
    if (!row) {
      row = new Int16Array(256).fill(UNKNOWN);
      found[key] = row;
    }
    const before = row[below] ?? UNKNOWN;
    if (before !== UNKNOWN) return before;
    const mixed = (offset: number) =>
      channel(below, offset) + ((channel(above, offset) - channel(below, offset)) * opacity) / OPAQUE;
    const colour = nearest(mixed(0), mixed(1), mixed(2));
    row[below] = colour;
    return colour;
  };
  blends.set(bitmaps, blend);
  return blend;
}

/** Draws a sprite with its reference point at x, y; clips what lies outside the picture. */
function lay(
  pixels: Uint8Array,
  { width, height }: GameBitmaps,
  sprite: SpriteBitmap,
  x: number,
  y: number,
  blend: Blend,
): void {
  const left = x + sprite.x;
  const top = y + sprite.y;
  const firstColumn = Math.max(0, -left);
  const endColumn = Math.min(sprite.width, width - left);
  const endRow = Math.min(sprite.height, height - top);
  for (let row = Math.max(0, -top); row < endRow; row++) {
    for (let column = firstColumn; column < endColumn; column++) {
      const from = row * sprite.width + column;
      const opacity = sprite.opacities[from] ?? 0;
      if (opacity === 0) continue;
      const to = (top + row) * width + left + column;
      const colour = sprite.colours[from] ?? 0;
      pixels[to] = opacity === OPAQUE ? colour : blend(pixels[to] ?? 0, colour, opacity);
    }
  }
}

/** The scene's pixels, row by row, as palette indices; throws if the atlas lacks a sprite. */
function paint({ drawing, items }: Scene, bitmaps: GameBitmaps): Uint8Array {
  const blend = blendOf(bitmaps);
  const pixels = bitmaps.background.slice();
  for (const { sprite, x, y } of items) {
    const bitmap = bitmaps.sprites.get(sprite);
    if (!bitmap) throw new Error(`the atlas has no sprite ${sprite} of ${drawing.id}`);
    lay(pixels, bitmaps, bitmap, x, y, blend);
  }
  return pixels;
}

/** The scene as a PNG file; rejects when the atlas lacks its game or a sprite. */
export async function composePng(scene: Scene, atlas: Atlas): Promise<Uint8Array<ArrayBuffer>> {
  const bitmaps = await atlas.bitmapsOf(scene.drawing.id);
  const { width, height, palette } = bitmaps;
  return encodePng({ width, height, palette, pixels: paint(scene, bitmaps) });
}

/** A scene of an animation, and how long it is shown, in ms. */
export interface Shot {
  readonly scene: Scene;
  readonly delay: number;
}

/**
 * Scenes of one game as an animated GIF that repeats; rejects like `composePng`, and if there is no scene.
 */
export async function composeGif(shots: readonly Shot[], atlas: Atlas): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = shots;
  if (!first) throw new Error('an animation without a scene');
  const bitmaps = await atlas.bitmapsOf(first.scene.drawing.id);
  const { width, height, palette } = bitmaps;
  function* frames(): Generator<GifFrame> {
    for (const { scene, delay } of shots) yield { pixels: paint(scene, bitmaps), delay };
  }
  return encodeGif({ width, height, palette, frames: frames() });
}
