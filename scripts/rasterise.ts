/** SVG -> pixels, with resvg and the project's font. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const read = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** RGBA, not premultiplied. */
  readonly pixels: Uint8Array;
}

let ready: Promise<{ fontBuffers: Uint8Array[] }> | undefined;

async function prepare(): Promise<{ fontBuffers: Uint8Array[] }> {
  await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'));
  return {
    fontBuffers: [
      read('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
      read('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
      read('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf'),
    ],
  };
}

/** resvg premultiplies colours by their opacity; this undoes it. */
function straighten(pixels: Uint8Array): Uint8Array {
  return pixels.map((value, at) => {
    const alpha = pixels[at | 3] ?? 0;
    return (at & 3) === 3 || alpha === 0 ? value : Math.min(255, Math.round((value * 255) / alpha));
  });
}

/** Draws a whole `<svg>` at its own size. */
export async function rasterise(svg: string): Promise<Bitmap> {
  ready ??= prepare();
  const { fontBuffers } = await ready;
  const resvg = new Resvg(svg, {
    font: {
      fontBuffers,
      defaultFontFamily: 'DejaVu Sans',
      serifFamily: 'DejaVu Serif',
      loadSystemFonts: false,
    },
  });
  const image = resvg.render();
  const bitmap = { width: image.width, height: image.height, pixels: straighten(image.pixels) };
  image.free();
  resvg.free();
  return bitmap;
}
