/** The parts of a board's picture that never change: paper, cells, coordinates, and the legend of sides. */
import type { AnyRules } from '../rules/index.ts';
import type { BoardWords } from '../words/index.ts';
import { namesOf } from './cellNames.ts';
import { INK, LABEL, LINE, PAPER, tintColour } from './colours.ts';
import { decimal, element, lettering, placed, polygon } from './elements.ts';
import { glyph } from './glyphs.ts';
import { type Layout, outlineOf, type Place } from './layout.ts';
import { armyName } from './phrases.ts';
import { sideOf } from './sides.ts';

/** The width of the lines between cells, in pixels. */
const LINE_WIDTH = 1;

/** All cells, as one path per tint, on a ground that shows through where the lines are. */
function cellsOf({ places, scale }: Layout): string {
  const outlines = (cells: readonly Place[], inset: number): string =>
    cells
      .map(({ x, y, cell }) => {
        const corners = outlineOf(cell.shape, scale, inset);
        return `M${corners.map((at) => `${decimal(x + at.x)} ${decimal(y + at.y)}`).join('L')}Z`;
      })
      .join('');
  const all = [...places.values()];
  const tints = [...new Set(all.map(({ cell }) => cell.tint))];
  return [
    element('path', { d: outlines(all, -LINE_WIDTH / 2), fill: LINE }),
    ...tints.map((tint) => {
      const cells = all.filter(({ cell }) => cell.tint === tint);
      return element('path', { d: outlines(cells, LINE_WIDTH / 2), fill: tintColour(tint) });
    }),
  ].join('');
}

/** The board without its pieces, as SVG. */
export function backgroundOf(words: BoardWords, rules: AnyRules, layout: Layout): string {
  const { width, height, scale, places, labels, legend } = layout;
  const size = Math.max(16, Math.round(scale.x * 0.28));
  // A throne gets a second outline, so that it stands out even in gray.
  const thrones = [...places.values()]
    .filter(({ cell }) => cell.tint.startsWith('throne'))
    .map(({ cell, x, y }) =>
      placed(
        x,
        y,
        polygon(outlineOf(cell.shape, scale, 4), { fill: 'none', stroke: LINE, 'stroke-width': 2 }),
      ),
    );
  return [
    element('rect', { width, height, fill: PAPER }),
    cellsOf(layout),
    ...thrones,
    rules.board.namesInCells ? namesOf(layout) : '',
    ...labels.map(({ text, x, y }) => lettering(text, { x, y, size, fill: LABEL })),
    ...legend.flatMap(({ seat, x, y }) => [
      placed(x + 14, y, glyph('stone', sideOf(rules, seat), 13)),
      lettering(armyName(words, rules, seat), {
        x: x + 36,
        y,
        size: 17,
        fill: INK,
        'text-anchor': 'start',
      }),
    ]),
  ].join('');
}
