import { describe, expect, it } from 'vitest';
import { drawingOf, layoutOf, MARK_KINDS, sceneOf, svgOf } from '../../src/render/index.ts';
import { allRules } from '../../src/rules/index.ts';
import { wordsOf } from '../../src/words/index.ts';
import { snapshotsOf } from '../support/render/randomGame.ts';

describe.each(allRules)('the SVG of $id', (rules) => {
  const cells = rules.board.cells.map(({ cell }) => cell);
  const pieces = snapshotsOf(rules, 3, 20).at(-1)?.after ?? [];
  const marks = MARK_KINDS.map((kind, index) => ({ kind, cell: cells[index] ?? '' }));
  const svg = svgOf(sceneOf(wordsOf('en'), rules, pieces, marks), { title: 'A & B', desc: '<b>' });

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

  it('prints every coordinate', () => {
    const printed = [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
    const wanted = rules.board.namesInCells ? cells : rules.board.labels.map(({ text }) => text);
    expect(printed).toEqual(expect.arrayContaining(wanted));
  });

  it('draws each piece, on whole pixels, inside the picture', () => {
    const scene = sceneOf(wordsOf('en'), rules, pieces, []);
    expect(scene.items).toHaveLength(pieces.length);
    for (const { x, y } of scene.items) {
      expect([Number.isInteger(x), Number.isInteger(y)]).toEqual([true, true]);
      expect(x > 0 && x < scene.width && y > 0 && y < scene.height).toBe(true);
    }
  });

  it('keeps names in cells clear of pieces', () => {
    const { places, radius } = layoutOf(rules);
    const halfLetter = 4;
    if (!rules.board.namesInCells) return;
    for (const { nameY, pieceY } of places.values()) {
      expect(Math.abs(nameY - pieceY)).toBeGreaterThanOrEqual(radius + halfLetter);
    }
  });

  it('prints the name of a marked cell over the mark', () => {
    const [first = ''] = cells;
    const ids = sceneOf(wordsOf('en'), rules, [], [{ kind: 'target', cell: first }]).items.map(
      ({ sprite }) => sprite,
    );
    const letters = Array.from(first);
    expect(ids.slice(1)).toEqual(
      rules.board.namesInCells
        ? ['halo', 'name'].flatMap((of) => letters.map((each) => `${of}.${each}`))
        : [],
    );
  });

  it('leaves out marks of cells that are not on the board', () => {
    expect(sceneOf(wordsOf('en'), rules, [], [{ kind: 'target', cell: 'nowhere' }]).items).toEqual([]);
  });

  it('keeps all outlines inside the picture, near the wanted width', () => {
    const { width, height, places } = layoutOf(rules);
    expect(width).toBeGreaterThan(540);
    expect(width).toBeLessThanOrEqual(600);
    for (const { outline } of places.values()) {
      for (const { x, y } of outline) expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
    }
  });
});

it.each(allRules)('draws each kind of piece of each side of $id differently, in grey too', (rules) => {
  const sprites = [...drawingOf(wordsOf('en'), rules).sprites].filter(([id]) => !id.startsWith('mark.'));
  const grey = sprites.map(([, svg]) => svg.replaceAll(/"#[0-9a-f]{6}"/g, '"grey"'));
  expect(new Set(grey).size).toBe(sprites.length);
});

it('prints the numbers of ThreeHex Chess so large that a phone shows digits of five pixels', () => {
  const rules = allRules.find(({ id }) => id === 'threehex');
  if (!rules) throw new Error('no ThreeHex Chess');
  const { background, layout } = drawingOf(wordsOf('en'), rules);
  const sizes = [...background.matchAll(/font-size="([\d.]+)" text-rendering/g)].map(([, size]) =>
    Number(size),
  );
  const digit = 0.636 * Math.min(...sizes);
  expect((digit * 360) / layout.width).toBeGreaterThan(5);
});
