/** Scenes as PNG and GIF: sprites laid over paper, all in the colours of the game's palette. */
import { type ArrowShape, arrowSprite, coverageAt, movedBy, spanAt } from './arrows.ts';
import { type Atlas, type GameBitmaps, OPAQUE, type SpriteBitmap } from './atlas.ts';
import { characterSprite, charactersOf } from './cellNames.ts';
import { encodeGif, type GifFrame } from './gif.ts';
import { cellSprite } from './ground.ts';
import { encodePng } from './png.ts';
import type { Scene } from './scene.ts';

/** The pixels of a picture in the making, row by row, as palette indices. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The index of the palette's colour that is nearest to this one. */
export function nearestColour(
  { palette }: GameBitmaps,
  [red, green, blue]: readonly [number, number, number],
): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < palette.length; at += 3) {
    const distance =
      ((palette[at] ?? 0) - red) ** 2 +
      ((palette[at + 1] ?? 0) - green) ** 2 +
      ((palette[at + 2] ?? 0) - blue) ** 2;
    if (distance < least) {
      least = distance;
      best = at / 3;
    }
  }
  return best;
}

/** Finds the palette colour nearest to a blend; each blend is searched for only once. */
type Blend = (below: number, above: number, opacity: number) => number;

const UNKNOWN = -1;

const blends = new WeakMap<GameBitmaps, Blend>();

export function blendOf(bitmaps: GameBitmaps): Blend {
  const known = blends.get(bitmaps);
  if (known) return known;
  const { palette } = bitmaps;
  /** By sprite colour and opacity, for each colour below: the colour of the blend, or UNKNOWN. */
  const found: Int16Array[] = [];
  const channel = (colour: number, offset: number) => palette[3 * colour + offset] ?? 0;
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
    const colour = nearestColour(bitmaps, [mixed(0), mixed(1), mixed(2)]);
    row[below] = colour;
    return colour;
  };
  blends.set(bitmaps, blend);
  return blend;
}

/** Draws a sprite with its reference point at x, y; clips what lies outside the picture. */
export function lay(
  { pixels, width, height }: Canvas,
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

/** Fills the pixels that the arrow covers with a sprite's colour. */
function layArrow(
  { pixels, width, height }: Canvas,
  arrow: ArrowShape,
  { colours, opacities }: SpriteBitmap,
  blend: Blend,
): void {
  const [colour = 0] = colours;
  const [opacity = OPAQUE] = opacities;
  const ys = [...arrow.shaft, ...arrow.head].map(({ y }) => y);
  const reach = arrow.width;
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...ys) + reach));
  for (let y = Math.max(0, Math.floor(Math.min(...ys) - reach)); y <= bottom; y++) {
    // Of the box around a slanting arrow, nearly all is not of the arrow.
    const span = spanAt(arrow, y + 0.5);
    if (!span) continue;
    const right = Math.min(width - 1, Math.ceil(span[1]));
    for (let x = Math.max(0, Math.floor(span[0])); x <= right; x++) {
      const covered = Math.round(opacity * coverageAt(arrow, x + 0.5, y + 0.5));
      const at = y * width + x;
      if (covered > 0) pixels[at] = blend(pixels[at] ?? 0, colour, covered);
    }
  }
}

/** Where the upper left corner of a scene lies on a canvas. */
interface Corner {
  readonly left: number;
  readonly top: number;
}

/** The game's sprites; throws if the atlas lacks the one that is asked for. */
const spritesOf =
  (bitmaps: GameBitmaps, { drawing }: Pick<Scene, 'drawing'>) =>
  (sprite: string): SpriteBitmap => {
    const bitmap = bitmaps.sprites.get(sprite);
    if (!bitmap) throw new Error(`the atlas has no sprite ${sprite} of ${drawing.id}`);
    return bitmap;
  };

/** Paints the board without what stands on it. */
function paintGround(canvas: Canvas, scene: Scene, bitmaps: GameBitmaps, { left, top }: Corner): void {
  const bitmapOf = spritesOf(bitmaps, scene);
  const blend = blendOf(bitmaps);
  for (const { cell, x, y } of scene.layout.places.values()) {
    lay(canvas, bitmapOf(cellSprite(cell.tint, cell.shape)), left + x, top + y, blend);
  }
}

function paintItems(canvas: Canvas, scene: Scene, bitmaps: GameBitmaps, { left, top }: Corner): void {
  const { layout, items } = scene;
  const bitmapOf = spritesOf(bitmaps, scene);
  const blend = blendOf(bitmaps);
  const put = (sprite: string, x: number, y: number): void =>
    lay(canvas, bitmapOf(sprite), left + x, top + y, blend);
  for (const item of items) {
    if ('arrow' in item) {
      const arrow = movedBy(item.arrow, left, top);
      layArrow(canvas, arrow, bitmapOf(arrowSprite(item.look)), blend);
    } else if ('sprite' in item) put(item.sprite, item.x, item.y);
    else
      for (const { character, x, y } of item.texts.flatMap((text) => charactersOf(text, layout)))
        put(characterSprite(item.kind, character), x, y);
  }
}

/** Paints the scene with its upper left corner at left, top; throws if the atlas lacks a sprite. */
export function paintOn(canvas: Canvas, scene: Scene, bitmaps: GameBitmaps, left: number, top: number): void {
  paintGround(canvas, scene, bitmaps, { left, top });
  paintItems(canvas, scene, bitmaps, { left, top });
}

/** A ground has 0.3 MB, and an isolate 128 for all its objects. */
const MOST_GROUNDS = 12;

/** The pixels of boards without pieces, the one that was used last at the end. */
const grounds = new Map<Scene['layout'], { readonly bitmaps: GameBitmaps; readonly pixels: Uint8Array }>();

/** Of all that is painted, the ground is the most, and always the same. */
function groundOf(scene: Scene, bitmaps: GameBitmaps): Uint8Array {
  const { layout, width, height } = scene;
  const known = grounds.get(layout);
  grounds.delete(layout);
  const ground = known?.bitmaps === bitmaps ? known : { bitmaps, pixels: new Uint8Array(width * height) };
  if (ground !== known) {
    paintGround({ width, height, pixels: ground.pixels }, scene, bitmaps, { left: 0, top: 0 });
  }
  grounds.set(layout, ground);
  for (const [oldest] of grounds) {
    if (grounds.size <= MOST_GROUNDS) break;
    grounds.delete(oldest);
  }
  return ground.pixels;
}

/** The scene's pixels; the canvas is paper, whose index is 0. */
function paint(scene: Scene, bitmaps: GameBitmaps): Uint8Array {
  const { width, height } = scene;
  const pixels = groundOf(scene, bitmaps).slice();
  paintItems({ width, height, pixels }, scene, bitmaps, { left: 0, top: 0 });
  return pixels;
}

/** The scene as a PNG file; rejects when the atlas lacks its game or a sprite. */
export async function composePng(scene: Scene, atlas: Atlas): Promise<Uint8Array<ArrayBuffer>> {
  const bitmaps = await atlas.bitmapsOf(scene.drawing.id);
  const { width, height } = scene;
  return encodePng({ width, height, palette: bitmaps.palette, pixels: paint(scene, bitmaps) }, atlas);
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
  const { width, height } = first.scene;
  const { palette } = bitmaps;
  function* frames(): Generator<GifFrame> {
    for (const { scene, delay } of shots) yield { pixels: paint(scene, bitmaps), delay };
  }
  return encodeGif({ width, height, palette, frames: frames() });
}
