import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAtlas } from '../../scripts/atlas.ts';
import { type Bitmap, rasterise } from '../../scripts/rasterise.ts';
import {
  type Atlas,
  composePng,
  MARK_KINDS,
  type Mark,
  marksBetween,
  openAtlas,
  type Scene,
  sceneOf,
  svgOf,
} from '../../src/render/index.ts';
import { allRules } from '../../src/rules/index.ts';
import { wordsOf } from '../../src/words/index.ts';
import { decodePng } from '../support/render/decodePng.ts';
import { snapshotsOf } from '../support/render/randomGame.ts';

interface Difference {
  /** Mean difference of a channel, 0 to 255. */
  readonly mean: number;
  /** The share of pixels with a channel that differs by more than 24. */
  readonly visible: number;
  /** The number of pixels with a channel that differs by more than 48. */
  readonly strong: number;
}

function differenceBetween(a: Bitmap, b: Bitmap): Difference {
  if (a.width !== b.width || a.height !== b.height) throw new Error('different sizes');
  let sum = 0;
  let visible = 0;
  let strong = 0;
  for (let at = 0; at < a.pixels.length; at += 4) {
    let most = 0;
    for (let channel = at; channel < at + 3; channel++) {
      const difference = Math.abs((a.pixels[channel] ?? 0) - (b.pixels[channel] ?? 0));
      sum += difference;
      if (difference > most) most = difference;
    }
    if (most > 24) visible++;
    if (most > 48) strong++;
  }
  const pixels = a.width * a.height;
  return { mean: sum / (3 * pixels), visible: visible / pixels, strong };
}

const isSame = ({ mean, visible, strong }: Difference): boolean =>
  mean < 0.4 && visible < 0.0005 && strong === 0;

const caption = { title: '', desc: '' };
const drawnBySvg = (scene: Scene): Promise<Bitmap> => rasterise(svgOf(scene, caption));

/** Every kind of mark, each on a few cells, over pieces and empty cells. */
const allMarks = (cells: readonly string[]): readonly Mark[] =>
  MARK_KINDS.flatMap((kind, index) =>
    [0, 1, 2].map((turn) => ({ kind, cell: cells[(index + 11 * turn) % cells.length] ?? '' })),
  );

/** By game; whole games stay below it, too. */
const MOST_BYTES: Readonly<Record<string, number>> = {
  'three-crowns': 15_000,
  charybdis: 13_000,
  'charybdis-square': 15_000,
  threehex: 31_000,
  'threehex-two': 31_000,
  'three-way-checkers': 14_000,
  hibryd: 22_000,
};

let atlas: Atlas;
// Seconds on an idle machine; many times that on a busy one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(async () => {
  atlas = openAtlas(await makeAtlas(wordsOf('en'), allRules, 'test'));
});

describe.each(allRules)('the PNG of $id', (rules) => {
  const snapshots = snapshotsOf(rules, 5, 30);
  const last = snapshots.at(-1);
  if (!last) throw new Error('nothing was played');
  const cells = rules.board.cells.map(({ cell }) => cell);
  const scene = sceneOf(wordsOf('en'), rules, last.after, marksBetween(last.before, last.after, last.steps));

  it.each([
    ['the start', sceneOf(wordsOf('en'), rules, snapshots[0]?.before ?? [])],
    ['a position with its last move', scene],
    ['every mark', sceneOf(wordsOf('en'), rules, last.after, allMarks(cells))],
  ])('shows what the SVG shows: %s', async (_, each) => {
    const png = decodePng(await composePng(each, atlas));
    const difference = differenceBetween(png, await drawnBySvg(each));
    expect(isSame(difference), JSON.stringify(difference)).toBe(true);
  });

  it('would not pass for a picture with a piece less, a piece a pixel aside, or a coordinate less', async () => {
    const png = decodePng(await composePng(scene, atlas));
    const items = scene.items;
    const [piece] = items.slice(-1);
    if (!piece) throw new Error('nothing is drawn');
    const { background } = scene.drawing;
    const firstText = /<text [^>]*>[^<]*<\/text>/;
    const mutants: readonly Scene[] = [
      { ...scene, items: items.slice(0, -1) },
      { ...scene, items: [...items.slice(0, -1), { ...piece, x: piece.x + 1 }] },
      { ...scene, drawing: { ...scene.drawing, background: background.replace(firstText, '') } },
    ];
    for (const mutant of mutants) {
      const difference = differenceBetween(png, await drawnBySvg(mutant));
      expect(isSame(difference), JSON.stringify(difference)).toBe(false);
    }
  });

  it('is small', async () => {
    for (const each of [sceneOf(wordsOf('en'), rules, snapshots[0]?.before ?? []), scene]) {
      expect((await composePng(each, atlas)).length).toBeLessThan(MOST_BYTES[rules.id] ?? 0);
    }
  });
});

it('rejects a game or a sprite that the atlas does not have', async () => {
  const [rules] = allRules;
  if (!rules) throw new Error('no games');
  const scene = sceneOf(wordsOf('en'), rules, []);
  const elsewhere = { ...scene, drawing: { ...scene.drawing, id: 'chess' } };
  await expect(composePng(elsewhere, atlas)).rejects.toThrow('no game chess');
  const strange = { ...scene, items: [{ sprite: 'horse.0', x: 0, y: 0 }] };
  await expect(composePng(strange, atlas)).rejects.toThrow('no sprite horse.0');
});

it('keeps the atlas of all games small', async () => {
  const size = (await makeAtlas(wordsOf('en'), allRules, 'test')).length;
  expect(size / allRules.length).toBeLessThan(24 * 1024);
});
