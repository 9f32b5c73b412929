import { describe, expect, it } from 'vitest';
import { drawingOf, layoutOf, MARK_KINDS, type MarkKind, sceneOf, svgOf } from '../../src/render/index.ts';
import { allRules } from '../../src/rules/index.ts';
import { snapshotsOf } from '../support/render/randomGame.ts';

/** Whether the mark is drawn where a cell's name would be. */
const isSign = (kind: MarkKind): boolean =>
  ['path', 'legal', 'captured', 'gripped', 'changed'].includes(kind);

describe.each(allRules)('the SVG of $id', (rules) => {
  const cells = rules.board.cells.map(({ cell }) => cell);
  const pieces = snapshotsOf(rules, 3, 20).at(-1)?.after ?? [];
  const marks = MARK_KINDS.map((kind, index) => ({ kind, cell: cells[index] ?? '' }));
  const svg = svgOf(sceneOf(rules, pieces, { marks }), { title: 'A & B', desc: '<b>' });

  it('says what it shows, and escapes what it is told', () => {
    expect(svg).toMatch(
      /^<svg [^>]*role="img" aria-label="&#60;b&#62;"><title>A &#38; B<\/title><desc>&#60;b&#62;<\/desc>/,
    );
  });

  it('has nothing that a strict content policy forbids, and no ids to clash on a page', () => {
    expect(svg).not.toMatch(
      /<(script|style|image|foreignObject|use|a)\b|\s(style|id|href|xlink:href|on\w+)=/,
    );
  });

  it('prints the coordinates at the edge, or the names of the empty cells that carry no sign', () => {
    const printed = [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
    const taken = new Set([...pieces, ...marks.filter(({ kind }) => isSign(kind))].map(({ cell }) => cell));
    const empty = cells.filter((cell) => !taken.has(cell));
    const wanted = rules.board.namesInCells ? empty : rules.board.labels.map(({ text }) => text);
    expect(printed).toEqual(wanted);
  });

  it('draws each piece, on whole pixels, inside the picture', () => {
    const scene = sceneOf(rules, pieces);
    const drawn = scene.items.filter((item) => 'sprite' in item);
    expect(drawn).toHaveLength(pieces.length);
    for (const { x, y } of drawn) {
      expect([Number.isInteger(x), Number.isInteger(y)]).toEqual([true, true]);
      expect(x > 0 && x < scene.width && y > 0 && y < scene.height).toBe(true);
    }
  });

  it('leaves out marks and arrows of cells that are not on the board', () => {
    const scene = sceneOf(rules, [], {
      marks: [{ kind: 'target', cell: 'nowhere' }],
      arrows: [{ path: [cells[0] ?? '', 'nowhere'], isOlder: false }],
    });
    expect(scene).toEqual(sceneOf(rules, []));
  });

  it('keeps all outlines inside the picture, near the wanted width', () => {
    const { width, height, places } = layoutOf(rules);
    expect(width).toBeGreaterThan(496);
    expect(width).toBeLessThanOrEqual(556);
    for (const { outline } of places.values()) {
      for (const { x, y } of outline) expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
    }
  });
});

it.each(allRules)('draws each kind of piece of each side of $id differently, in grey too', (rules) => {
  const { sprites } = drawingOf(rules);
  const pieces = [...sprites].filter(([id]) => rules.kinds.includes(id.split('.')[0] ?? ''));
  const grey = pieces.map(([, svg]) => svg.replaceAll(/"#[0-9a-f]{6}"/g, '"grey"'));
  expect(new Set(grey).size).toBe(pieces.length);
});

it('prints the numbers of ThreeHex Chess so large that a phone shows digits of four pixels and a half', () => {
  const rules = allRules.find(({ id }) => id === 'threehex');
  if (!rules) throw new Error('no ThreeHex Chess');
  const svg = svgOf(sceneOf(rules, []), { title: '', desc: '' });
  const sizes = [...svg.matchAll(/font-size="([\d.]+)" text-rendering/g)].map(([, size]) => Number(size));
  const digit = 0.636 * Math.min(...sizes);
  expect((digit * 360) / layoutOf(rules).width).toBeGreaterThan(4.5);
});
