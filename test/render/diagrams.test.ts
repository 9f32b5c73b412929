import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { beginningOf } from '../../src/render/diagram.ts';
import { diagramSvg, drawDiagram, sharedDrawing } from '../../src/render/index.ts';
import { allRules, diagramsOf, readMove, replay } from '../../src/rules/index.ts';
import { guideWordsOf, LOCALES } from '../../src/words/index.ts';
import { untrueClaims } from '../support/render/claims.ts';

const MOVE = /\b[a-i]\d+(?:[-x][a-i]\d+)+|\b\d+[-x]\d+(?:=[QRBN])?/g;
const CELL = /\b[a-i]\d+\b/g;

describe.each(allRules)('the diagrams of $id', (rules) => {
  const diagrams = diagramsOf(rules.id);
  const draw = () => diagrams.map((diagram) => drawDiagram(rules, diagram));

  it.each(diagrams)('show what their captions say: $id', (diagram) => {
    expect(Object.keys(diagram.says)).not.toEqual([]);
    expect(untrueClaims(rules, diagram)).toEqual([]);
    const moves = diagram.isBefore ? [] : (diagram.moves ?? []);
    const { position } = replay(rules, moves, beginningOf(rules, diagram));
    expect(rules.pieces(drawDiagram(rules, diagram).standing.position)).toEqual(rules.pieces(position));
  });

  it.each(diagrams)('begin with a position and moves in canonical spelling: $id', (diagram) => {
    const { position, moves = [] } = diagram;
    const parsed = position === undefined ? undefined : rules.parsePosition(position);
    expect(parsed && rules.formatPosition(parsed)).toBe(position);
    for (const index of moves.keys()) {
      const before = parsed ?? rules.start({}).position;
      const toMove = rules.toMove(before);
      const standing = replay(rules, moves.slice(0, index), { position: before, toMove });
      expect(readMove(rules, standing.position, moves[index] ?? '')).toMatchObject({
        value: { text: moves[index] },
      });
    }
  });

  it.each(LOCALES)('have a caption each in %s, which names no move without a claim', (locale) => {
    const captions = guideWordsOf(locale, rules.id).sections.flatMap(({ diagrams: captioned = {} }) =>
      Object.entries(captioned),
    );
    expect(captions.length).toBeGreaterThanOrEqual(4);
    expect(new Set(captions.map(([id]) => id)).size).toBe(captions.length);
    expect(captions.map(([id]) => id).sort()).toEqual(diagrams.map(({ id }) => id).sort());
    for (const [id, caption] of captions) {
      const diagram = diagrams.find((each) => each.id === id);
      const { legal = [], illegal = [], only = [] } = diagram?.says ?? {};
      const proved = [...(diagram?.moves ?? []), ...legal, ...illegal, ...only].flatMap((move) =>
        move.split('/'),
      );
      expect(proved).toEqual(expect.arrayContaining(caption.replaceAll(/[⟦⟧]/g, '').match(MOVE) ?? []));
    }
  });

  it('show every cell that they name, point out or move through', () => {
    const { sections } = guideWordsOf('en', rules.id);
    const captions = new Map(sections.flatMap(({ diagrams: captioned = {} }) => Object.entries(captioned)));
    for (const [index, { scene, part, marks, arrows }] of draw().entries()) {
      const { id = '' } = diagrams[index] ?? {};
      const named = (captions.get(id)?.match(CELL) ?? []).filter((cell) => scene.layout.places.has(cell));
      const cells = [...named, ...marks.map(({ cell }) => cell), ...arrows.flatMap(({ path }) => path)];
      const hidden = cells.filter((cell) => {
        const place = scene.layout.places.get(cell);
        return !place?.outline.every(
          ({ x, y }) => x >= part.x && y >= part.y && x <= part.x + part.width && y <= part.y + part.height,
        );
      });
      expect({ id, hidden }).toEqual({ id, hidden: [] });
    }
  });

  it('are drawn from what they share, and are small', () => {
    const drawn = draw();
    const shared = sharedDrawing(drawn);
    const pictures = drawn.map((each) => diagramSvg(each, 'a < b'));
    const ids = new Set(shared.match(/(?<= id=")[^"]+/g));
    for (const picture of pictures) {
      expect(picture).toMatch(/^<svg viewBox="[\d. ]+" [^>]*role="img" aria-label="a &#60; b">/);
      expect([...ids]).toEqual(expect.arrayContaining(picture.match(/(?<= href="#)[^"]+/g) ?? []));
    }
    expect(shared + pictures.join('')).not.toMatch(
      /<(script|style|image|foreignObject|a)\b|\s(style|on\w+)=/,
    );
    expect(gzipSync(shared + pictures.join('')).length).toBeLessThan(40_000);
  });
});
