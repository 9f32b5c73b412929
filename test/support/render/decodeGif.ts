/**
 * A small reader for animated GIF files with one palette, kept frames and no interlacing. Throws on any
 * other.
 */
import type { Bitmap } from '../../../scripts/rasterise.ts';

export interface DecodedFrame extends Bitmap {
  /** ms */
  readonly delay: number;
}

export interface DecodedGif {
  readonly isLooping: boolean;
  /** As they are seen: each laid over those before. */
  readonly frames: readonly DecodedFrame[];
}

export function decodeGif(file: Uint8Array): DecodedGif {
  let at = 0;
  const byte = (): number => {
    const value = file[at++];
    if (value === undefined) throw new Error('cut off');
    return value;
  };
  const short = (): number => byte() | (byte() << 8);
  const take = (length: number): Uint8Array => {
    at += length;
    return file.subarray(at - length, at);
  };
  const text = (length: number): string => Buffer.from(take(length)).toString('latin1');
  const blocks = (): Uint8Array => {
    const parts: Uint8Array[] = [];
    for (let length = byte(); length > 0; length = byte()) parts.push(take(length));
    return Buffer.concat(parts);
  };

  if (text(6) !== 'GIF89a') throw new Error('no GIF');
  const width = short();
  const height = short();
  if (byte() !== 0xf7) throw new Error('no global palette of 256 colours');
  take(2);
  const palette = take(3 * 256);
  const screen = new Uint8Array(4 * width * height);
  const frames: DecodedFrame[] = [];
  let isLooping = false;
  let delay = 0;
  let transparent: number | undefined;
  for (let kind = byte(); kind !== 0x3b; kind = byte()) {
    if (kind === 0x21) {
      const label = byte();
      if (label === 0xf9) {
        const control = blocks();
        const flags = control[0] ?? 0;
        if (flags >> 2 !== 1) throw new Error('a frame that is not kept');
        transparent = flags & 1 ? control[3] : undefined;
        delay = 10 * ((control[1] ?? 0) | ((control[2] ?? 0) << 8));
      } else {
        isLooping ||= Buffer.from(blocks()).toString('latin1').startsWith('NETSCAPE2.0');
      }
      continue;
    }
    if (kind !== 0x2c) throw new Error(`block ${kind} at ${at}`);
    const [left, top, across, down] = [short(), short(), short(), short()];
    if (byte() !== 0) throw new Error('a palette of its own, or interlaced');
    const indices = inflateLzw(byte(), blocks());
    if (indices.length !== across * down) throw new Error(`${indices.length} pixels, not ${across * down}`);
    for (const [index, colour] of indices.entries()) {
      if (colour === transparent) continue;
      const to = 4 * ((top + Math.floor(index / across)) * width + left + (index % across));
      screen.set(palette.subarray(3 * colour, 3 * colour + 3), to);
      screen[to + 3] = 255;
    }
    frames.push({ width, height, pixels: screen.slice(), delay });
  }
  if (at !== file.length) throw new Error('something after the end');
  return { isLooping, frames };
}

function inflateLzw(minSize: number, data: Uint8Array): readonly number[] {
  const clear = 1 << minSize;
  const pixels: number[] = [];
  let table: (readonly number[])[] = [];
  let size = 0;
  const restart = (): void => {
    table = Array.from({ length: clear + 2 }, (_, code) => (code < clear ? [code] : []));
    size = minSize + 1;
  };
  restart();
  let before: readonly number[] | undefined;
  let held = 0;
  let bits = 0;
  for (const next of data) {
    held |= next << bits;
    bits += 8;
    if (bits < size) continue;
    const code = held & ((1 << size) - 1);
    held >>= size;
    bits -= size;
    if (code === clear) {
      restart();
      before = undefined;
      continue;
    }
    if (code === clear + 1) return pixels;
    const known = table[code] ?? (before && code === table.length ? [...before, before[0] ?? 0] : undefined);
    if (!known) throw new Error(`code ${code} of ${table.length}`);
    pixels.push(...known);
    if (before && table.length < 4096) table.push([...before, known[0] ?? 0]);
    if (table.length === 1 << size && size < 12) size++;
    before = known;
  }
  throw new Error('no end of the picture');
}
