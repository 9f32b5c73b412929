/**
 * A small reader for the PNG files we write: indexed colour, a byte a pixel, no filters. Throws on any other.
 */
import { crc32, inflateSync } from 'node:zlib';
import type { Bitmap } from '../../../scripts/rasterise.ts';

export function decodePng(file: Uint8Array): Bitmap {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (Buffer.from(file.subarray(0, 8)).toString('latin1') !== '\x89PNG\r\n\x1a\n') throw new Error('no PNG');
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < file.length; ) {
    const end = at + 8 + view.getUint32(at);
    const type = Buffer.from(file.subarray(at + 4, at + 8)).toString('latin1');
    if (view.getUint32(end) !== crc32(file.subarray(at + 4, end))) throw new Error(`check sum of ${type}`);
    chunks.set(type, file.subarray(at + 8, end));
    at = end + 4;
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => {
    const chunk = chunks.get(type);
    if (!chunk) throw new Error(`no ${type}`);
    return chunk;
  }) as [Uint8Array, Uint8Array, Uint8Array];
  const head = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const width = head.getUint32(0);
  const height = head.getUint32(4);
  if (head.getUint32(8) !== 0x08_03_00_00) throw new Error('not plain indexed colour');
  const rows = inflateSync(data);
  if (rows.length !== (width + 1) * height) throw new Error('wrong size');
  const pixels = new Uint8Array(4 * width * height).fill(255);
  for (let y = 0; y < height; y++) {
    if (rows[y * (width + 1)] !== 0) throw new Error('filtered row');
    for (let x = 0; x < width; x++) {
      const colour = rows[y * (width + 1) + 1 + x] ?? 0;
      pixels.set(palette.subarray(3 * colour, 3 * colour + 3), 4 * (y * width + x));
    }
  }
  return { width, height, pixels };
}
