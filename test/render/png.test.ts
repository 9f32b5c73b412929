import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAtlas } from '../../scripts/atlas.ts';
import { type Bitmap, rasterise } from '../../scripts/rasterise.ts';
import {
  type Arrow,
  type Atlas,
  arrowsBetween,
  composeCard,
  composePng,
  isWritable,
  MARK_KINDS,
  type Mark,
  marksBetween,
  openAtlas,
  type Scene,
  sceneOf,
  svgOf,
} from '../../src/render/index.ts';
import { allRules } from '../../src/rules/index.ts';
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

/**
 * The blends at edges are few, and may be a little off; nothing else may. A few pixels at the corners of
 * arrows, which are computed and not copied, may differ more.
 */
const isSame = ({ mean, visible, strong }: Difference): boolean =>
  mean < 1.6 && visible < 0.009 && strong < 12;

const caption = { title: '', desc: '' };
const drawnBySvg = (scene: Scene): Promise<Bitmap> => rasterise(svgOf(scene, caption, 'light'));

/** Every kind of mark, each on a few cells, over pieces and empty cells. */
const allMarks = (cells: readonly string[]): readonly Mark[] =>
  MARK_KINDS.filter((kind) => kind !== 'chosen' && kind !== 'legal').flatMap((kind, index) =>
    [0, 1, 2].map((turn) => ({ kind, cell: cells[(index + MARK_KINDS.length * turn) % cells.length] ?? '' })),
  );

/** A long one, a short one, and one around a corner, newest and older. */
const manyArrows = (cells: readonly string[]): readonly Arrow[] =>
  [
    [0, -1],
    [1, 2],
    [3, 9, 20],
  ].map((path, index) => ({ path: path.map((at) => cells.at(at) ?? ''), isOlder: index === 1 }));

/** A letter's picture; the limit of every game. */
const MOST_BYTES = 25_000;
/** A list shows twenty of them. */
const MOST_BYTES_OF_THUMBNAIL = 6000;

let atlas: Atlas;
let size = 0;
// Seconds on an idle machine; many times that on a busy one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

beforeAll(async () => {
  const file = await makeAtlas(allRules, 'test');
  size = file.length;
  atlas = openAtlas(file);
});

describe.each(allRules)('the PNG of $id', (rules) => {
  const snapshots = snapshotsOf(rules, 5, 30);
  const last = snapshots.at(-1);
  if (!last) throw new Error('nothing was played');
  const cells = rules.board.cells.map(({ cell }) => cell);
  const { before, after, steps } = last;
  const marks = marksBetween(before, after, steps);
  const arrows = arrowsBetween(before, after, steps);
  const start = sceneOf(rules, snapshots[0]?.before ?? []);
  const scene = sceneOf(rules, after, { marks, arrows });
  const turned = sceneOf(rules, after, { marks, arrows, view: rules.board.views.length - 1 });
  const thumbnail = sceneOf(rules, after, { marks, arrows, size: 'thumbnail' });

  it.each([
    ['the start', start],
    ['a position with its last move', scene],
    ['the same from the last side', turned],
    ['the same as a thumbnail', thumbnail],
  ])('shows what the SVG shows: %s', async (_, each) => {
    const png = decodePng(await composePng(each, atlas));
    const difference = differenceBetween(png, await drawnBySvg(each));
    expect(isSame(difference), JSON.stringify(difference)).toBe(true);
  });

  it('shows what the SVG shows: every mark, among which blends of blends are a little further off', async () => {
    const each = sceneOf(rules, after, { marks: allMarks(cells), arrows: manyArrows(cells) });
    const png = decodePng(await composePng(each, atlas));
    const { mean, visible, strong } = differenceBetween(png, await drawnBySvg(each));
    expect(mean).toBeLessThan(1.6);
    expect(visible).toBeLessThan(0.015);
    expect(strong).toBeLessThan(30);
  });

  it('would not pass for a picture with a piece less, a piece a pixel aside, or a coordinate less', async () => {
    const png = decodePng(await composePng(scene, atlas));
    const { items } = scene;
    const piece = items.at(-1);
    if (!piece || !('sprite' in piece)) throw new Error('no piece is drawn');
    const withoutAName = items.map((item) =>
      'texts' in item ? { ...item, texts: item.texts.slice(1) } : item,
    );
    const mutants: readonly Scene[] = [
      { ...scene, items: items.slice(0, -1) },
      { ...scene, items: [...items.slice(0, -1), { ...piece, x: piece.x + 1 }] },
      { ...scene, items: withoutAName },
    ];
    for (const mutant of mutants) {
      const difference = differenceBetween(png, await drawnBySvg(mutant));
      expect(isSame(difference), JSON.stringify(difference)).toBe(false);
    }
  });

  it('is small', async () => {
    for (const each of [start, scene, turned])
      expect((await composePng(each, atlas)).length).toBeLessThan(MOST_BYTES);
    expect((await composePng(thumbnail, atlas)).length).toBeLessThan(MOST_BYTES_OF_THUMBNAIL);
  });
});

it('rejects a game or a sprite that the atlas does not have', async () => {
  const [rules] = allRules;
  if (!rules) throw new Error('no games');
  const scene = sceneOf(rules, []);
  const elsewhere = { ...scene, drawing: { ...scene.drawing, id: 'chess' } };
  await expect(composePng(elsewhere, atlas)).rejects.toThrow('no game chess');
  const strange = { ...scene, items: [{ sprite: 'horse.0', x: 0, y: 0 }] };
  await expect(composePng(strange, atlas)).rejects.toThrow('no sprite horse.0');
});

it('keeps the atlas of all games small', () => {
  expect(size / allRules.length).toBeLessThan(16 * 1024);
});

describe('a card', () => {
  const [rules] = allRules;
  if (!rules) throw new Error('no games');
  const scene = sceneOf(rules, snapshotsOf(rules, 5, 1)[0]?.before ?? []);
  const player = (name: string) => ({ sprite: `${rules.kinds[0]}.0`, name, score: '1 of 3 captured' });
  const drawn = async (name: string) => {
    const facts = {
      scene,
      title: '3 Crowns',
      players: [player(name), player('Ben')],
      status: 'Ada is to move.',
    };
    return decodePng(await composeCard(facts, atlas));
  };

  it('has the size that sites ask for, and tells who plays', async () => {
    const [ada, eva] = [await drawn('Ada'), await drawn('Eva')];
    expect([ada.width, ada.height]).toEqual([1200, 630]);
    expect(differenceBetween(ada, eva).strong).toBeGreaterThan(100);
  });

  it('keeps a long name on the card, in its column', async () => {
    const [ada, long] = [await drawn('Ada'), await drawn('Wolfeschlegelsteinhausen'.repeat(3))];
    let rightmost = 0;
    for (let at = 0; at < ada.pixels.length; at += 4)
      if (ada.pixels[at] !== long.pixels[at]) rightmost = Math.max(rightmost, (at / 4) % ada.width);
    expect(rightmost).toBeGreaterThan(1100);
    expect(rightmost).toBeLessThan(1180);
  });

  it('can be written with the names of western Europe, and knows which it cannot write', () => {
    expect(['Zoë Ångström', 'Ada – Ben', 'O’Brien'].map(isWritable)).toEqual([true, true, true]);
    expect(isWritable('Сергей')).toBe(false);
  });
});
