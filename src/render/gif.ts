/**
 * Writing animated GIF files (GIF89a, with the Netscape loop): one palette for all frames. Each frame holds
 * only the rectangle that differs from the one before, with unchanged pixels transparent. A colour that no
 * changed pixel of the rectangle uses stands for transparency, so the palette needs no extra entry.
 */
import type { IndexedImage } from './png.ts';

export interface GifFrame {
  /** As in `IndexedImage`; every frame has the animation's size. */
  readonly pixels: Uint8Array;
  /** How long it is shown, in ms; GIF counts hundredths of a second. */
  readonly delay: number;
}

export type Animation = Omit<IndexedImage, 'pixels'> & { readonly frames: Iterable<GifFrame> };

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A growing byte buffer. */
class ByteWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = value;
  }

  /** 16 bits, the low byte first. */
  short(value: number): void {
    this.byte(value & 255);
    this.byte(value >> 8);
  }

  bytes(values: Iterable<number>): void {
    for (const value of values) this.byte(value);
  }

  text(ascii: string): void {
    for (let at = 0; at < ascii.length; at++) this.byte(ascii.charCodeAt(at));
  }

  take(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }
}

/** The smallest rectangle that holds every pixel that differs; one pixel when none does. */
function changedRectangle(before: Uint8Array, after: Uint8Array, width: number, height: number): Rectangle {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let first = 0;
    while (first < width && before[row + first] === after[row + first]) first++;
    if (first === width) continue;
    let last = width - 1;
    while (before[row + last] === after[row + last]) last--;
    left = Math.min(left, first);
    right = Math.max(right, last);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0
    ? { left: 0, top: 0, width: 1, height: 1 }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

interface Patch {
  readonly indices: Uint8Array;
  /** undefined: draw every pixel. */
  readonly transparent: number | undefined;
}

/** The pixels of the rectangle, with the unchanged ones transparent. */
function patchOf(
  before: Uint8Array,
  after: Uint8Array,
  width: number,
  { left, top, ...box }: Rectangle,
): Patch {
  const used = new Uint8Array(256);
  const indices = new Uint8Array(box.width * box.height);
  const isKept = new Uint8Array(indices.length);
  for (let y = 0, to = 0; y < box.height; y++) {
    for (let from = (top + y) * width + left, end = from + box.width; from < end; from++, to++) {
      const colour = after[from] ?? 0;
      indices[to] = colour;
      if (before[from] === colour) isKept[to] = 1;
      else used[colour] = 1;
    }
  }
  const transparent = used.indexOf(0);
  if (transparent < 0) return { indices, transparent: undefined };
  for (let at = 0; at < indices.length; at++) if (isKept[at] === 1) indices[at] = transparent;
  return { indices, transparent };
}

const MIN_CODE_SIZE = 8;
const CLEAR = 1 << MIN_CODE_SIZE;
const END = CLEAR + 1;
const MAX_CODES = 4096;

/**
 * LZW codes, by the code of a known sequence and the colour after it. Large, so it is emptied between
 * frames.
 */
class CodeTable {
  readonly #codes = new Uint16Array(MAX_CODES * 256);
  readonly #known: number[] = [];

  /** 0: not known. */
  get(longer: number): number {
    return this.#codes[longer] ?? 0;
  }

  set(longer: number, code: number): void {
    this.#codes[longer] = code;
    this.#known.push(longer);
  }

  clear(): void {
    for (const longer of this.#known) this.#codes[longer] = 0;
    this.#known.length = 0;
  }
}

/** Variable-length LZW, in blocks of at most 255 bytes. */
function writeLzw(out: ByteWriter, indices: Uint8Array, codes: CodeTable): void {
  let next = END + 1;
  let size = MIN_CODE_SIZE + 1;
  let bits = 0;
  let held = 0;
  const block = new Uint8Array(255);
  let filled = 0;
  const flush = (): void => {
    if (filled === 0) return;
    out.byte(filled);
    for (let at = 0; at < filled; at++) out.byte(block[at] ?? 0);
    filled = 0;
  };
  const put = (byte: number): void => {
    block[filled++] = byte;
    if (filled === block.length) flush();
  };
  const emit = (code: number): void => {
    bits |= code << held;
    for (held += size; held >= 8; held -= 8) {
      put(bits & 255);
      bits >>>= 8;
    }
  };
  out.byte(MIN_CODE_SIZE);
  emit(CLEAR);
  let sequence = indices[0] ?? 0;
  for (let at = 1; at < indices.length; at++) {
    const colour = indices[at] ?? 0;
    const longer = (sequence << 8) | colour;
    const known = codes.get(longer);
    if (known !== 0) {
      sequence = known;
      continue;
    }
    emit(sequence);
    if (next < MAX_CODES) {
      if (next === 1 << size) size++;
      codes.set(longer, next++);
    } else {
      emit(CLEAR);
      codes.clear();
      next = END + 1;
      size = MIN_CODE_SIZE + 1;
    }
    sequence = colour;
  }
  emit(sequence);
  if (next < MAX_CODES && next === 1 << size) size++;
  emit(END);
  if (held > 0) put(bits & 255);
  flush();
  out.byte(0);
  codes.clear();
}

const KEEP = 1 << 2;

interface Drawn extends Rectangle, Patch {
  readonly delay: number;
}

function writeFrame(out: ByteWriter, frame: Drawn, codes: CodeTable): void {
  const { left, top, width, height, indices, transparent, delay } = frame;
  out.bytes([0x21, 0xf9, 4, KEEP | (transparent === undefined ? 0 : 1)]);
  out.short(Math.round(delay / 10));
  out.bytes([transparent ?? 0, 0, 0x2c]);
  for (const value of [left, top, width, height]) out.short(value);
  out.byte(0);
  writeLzw(out, indices, codes);
}

/** The animation as a GIF file that loops. Frames are drawn one at a time, as they are needed. */
export function encodeGif({ width, height, palette, frames }: Animation): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.text('GIF89a');
  out.short(width);
  out.short(height);
  // A global palette of 256 colours.
  out.bytes([0xf7, 0, 0]);
  for (let at = 0; at < 3 * 256; at++) out.byte(palette[at] ?? 0);
  out.bytes([0x21, 0xff, 11]);
  out.text('NETSCAPE2.0');
  out.bytes([3, 1, 0, 0, 0]);
  const codes = new CodeTable();
  let before: Uint8Array | undefined;
  for (const { pixels, delay } of frames) {
    const box = before ? changedRectangle(before, pixels, width, height) : { left: 0, top: 0, width, height };
    const patch = before ? patchOf(before, pixels, width, box) : { indices: pixels, transparent: undefined };
    writeFrame(out, { ...box, ...patch, delay }, codes);
    before = pixels;
  }
  out.byte(0x3b);
  return out.take();
}
