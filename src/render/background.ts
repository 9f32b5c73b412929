/** What never changes on a board's picture: paper, cells, coordinates, what stands around them, and who is who. */
import type { AnyGame, Seat } from '../rules/index.ts';
import { INK, LABEL, LINE, PAPER, tintColour } from './colours.ts';
import { element, lettering, placed, polygon } from './elements.ts';
import { glyph } from './glyphs.ts';
import { type Layout, outlineOf } from './layout.ts';
import { armiesOf, sideOf } from './sides.ts';

/** A number in a cell, in parts of the room from its centre to its sides. */
const NUMBER = { size: 0.55, below: 0.7 };
/** The width of a digit of DejaVu Sans, in parts of the font size. */
const DIGIT_WIDTH = 0.636;

/** The number of each cell, in a size whose digits are an even number of pixels wide: all then look alike. */
function numbersOf(layout: Layout): readonly string[] {
  const { room, places } = layout;
  const digit = 2 * Math.round((NUMBER.size * room * DIGIT_WIDTH) / 2);
  return [...places.values()].map(({ cell, x, y }) =>
    lettering(cell.cell, {
      x,
      y: y + Math.round(NUMBER.below * room),
      size: digit / DIGIT_WIDTH,
      fill: LABEL,
    }),
  );
}

/** The board without its pieces, as SVG. */
export function backgroundOf(game: AnyGame, layout: Layout): string {
  const { width, height, scale, piece, places, labels, fixtures, legend } = layout;
  const size = Math.max(16, Math.round(scale.x * 0.28));
  const cells = [...places.values()].map(({ cell, outline }) =>
    polygon(outline, { fill: tintColour(cell.tint), stroke: LINE, 'stroke-width': 1 }),
  );
  // A throne has a second outline, so that it is one in grey, too.
  const thrones = [...places.values()]
    .filter(({ cell }) => cell.tint.startsWith('throne'))
    .map(({ cell, x, y }) =>
      placed(
        x,
        y,
        polygon(outlineOf(cell.shape, scale, 4), { fill: 'none', stroke: LINE, 'stroke-width': 2 }),
      ),
    );
  const numbers = game.board.numbered ? numbersOf(layout) : [];
  const side = (seat: Seat) => sideOf(game, seat);
  return [
    element('rect', { width, height, fill: PAPER }),
    ...cells,
    ...thrones,
    ...numbers,
    ...labels.map(({ text, x, y }) => lettering(text, { x, y, size, fill: LABEL })),
    ...fixtures.map(({ kind, seat, x, y }) => placed(x, y, glyph(kind, side(seat), piece.radius))),
    ...legend.flatMap(({ seat, x, y }) => [
      placed(x + 14, y, glyph('stone', side(seat), 13)),
      lettering(armiesOf(game)[seat]?.name ?? '', {
        x: x + 36,
        y,
        size: 17,
        fill: INK,
        'text-anchor': 'start',
      }),
    ]),
  ].join('');
}
