/** Writing PNG files of indexed colour (ISO/IEC 15948): a palette, and a byte a pixel. */
import type { Atlas } from './atlas.ts';
import { deflate as deflateByStream } from './zlib.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const INDEXED_COLOUR = 3;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder & 1 ? 0xedb88320 : 0) ^ (remainder >>> 1);
  return remainder;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let at = 0; at < bytes.length; at++) {
    crc = (CRC_TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}

/** Length, type, data, and the check sum over type and data. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** Three bytes a colour, at most 256 colours. */
  readonly palette: Uint8Array;
  /** Row by row, an index into the palette for each pixel. */
  readonly pixels: Uint8Array;
}

export async function encodePng(
  { width, height, palette, pixels }: IndexedImage,
  { deflate = deflateByStream }: Pick<Atlas, 'deflate'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, INDEXED_COLOUR], 8);
  // Each row begins with its filter type; 0 (none) compresses indices best.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', new Uint8Array(0)),
  ];
  const file = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
