import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAtlas } from '../../scripts/atlas.ts';
import { encodeGif } from '../../src/render/gif.ts';
import {
  type Atlas,
  arrowsBetween,
  composeGif,
  composePng,
  marksBetween,
  openAtlas,
  sceneOf,
} from '../../src/render/index.ts';
import { allRules } from '../../src/rules/index.ts';
import { decodeGif } from '../support/render/decodeGif.ts';
import { decodePng } from '../support/render/decodePng.ts';
import { snapshotsOf } from '../support/render/randomGame.ts';

const isEqual = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

let atlas: Atlas;
// Seconds on an idle machine; many times that on a busy one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

beforeAll(async () => {
  atlas = openAtlas(await makeAtlas(allRules, 'test'));
});

describe.each(allRules)('the animation of $id', (rules) => {
  it('shows at each time the picture of that position, to the pixel', async () => {
    const scenes = snapshotsOf(rules, 7, 12).map(({ before, after, steps }) =>
      sceneOf(rules, after, {
        marks: marksBetween(before, after, steps),
        arrows: arrowsBetween(before, after, steps),
      }),
    );
    const gif = await composeGif(
      scenes.map((scene, index) => ({ scene, delay: 500 + 10 * index })),
      atlas,
    );
    const { frames, isLooping } = decodeGif(gif);
    expect(isLooping).toBe(true);
    expect(frames.map(({ delay }) => delay)).toEqual(scenes.map((_, index) => 500 + 10 * index));
    for (const [index, scene] of scenes.entries()) {
      const { width, height, pixels } = decodePng(await composePng(scene, atlas));
      const frame = frames[index];
      expect([frame?.width, frame?.height]).toEqual([width, height]);
      expect(isEqual(frame?.pixels ?? new Uint8Array(), pixels), `frame ${index}`).toBe(true);
    }
    expect(gif.length / scenes.length, 'bytes a frame').toBeLessThan(10_000);
  });
});

describe('a GIF', () => {
  const palette = Uint8Array.from({ length: 768 }, (_, at) => (at * 7) % 256);
  const noise = (seed: number, size: number): Uint8Array =>
    Uint8Array.from({ length: size }, (_, at) => ((at + seed) * 2654435761) >>> 24);

  it.each<[string, number, readonly Uint8Array[]]>([
    ['one pixel', 1, [Uint8Array.of(3)]],
    ['two frames that are alike', 4, [new Uint8Array(16), new Uint8Array(16)]],
    [
      'frames in which every colour changes, so that none is left for transparency',
      64,
      [noise(1, 4096), noise(9, 4096)],
    ],
    ['a frame that fills the table of codes many times', 300, [noise(5, 90_000)]],
  ])('holds %s', (_, width, frames) => {
    const height = (frames[0]?.length ?? 0) / width;
    const gif = encodeGif({
      width,
      height,
      palette,
      frames: frames.map((pixels) => ({ pixels, delay: 100 })),
    });
    const decoded = decodeGif(gif).frames.map(({ pixels }) => Buffer.from(pixels).toString('hex'));
    const expected = frames.map((pixels) =>
      Buffer.from(
        Array.from(pixels).flatMap((colour) => [...palette.subarray(3 * colour, 3 * colour + 3), 255]),
      ).toString('hex'),
    );
    expect(decoded).toEqual(expected);
  });
});

it('rejects an animation without a scene', async () => {
  await expect(composeGif([], atlas)).rejects.toThrow('without a scene');
});
