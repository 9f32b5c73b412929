/**
 * A game's drawing: its background and its sprites as SVG. Pages paste them together as text; the build makes
 * them into bitmaps, from which PNGs are composed.
 */
import type { AnyGame, CellShape, Seat } from '../rules/index.ts';
import { INK, LABEL, LINE, PAPER, tintColour } from './colours.ts';
import { element, lettering, placed, polygon } from './elements.ts';
import { glyph, NEUTRAL_KINDS } from './glyphs.ts';
import { INRADIUS, type Layout, layoutOf, outlineOf } from './layout.ts';
import { MARK_LOOKS } from './markSprites.ts';
import type { MarkKind } from './marks.ts';
import { armiesOf, sideOf } from './sides.ts';

export interface Drawing {
  /** The game's id. */
  readonly id: string;
  readonly layout: Layout;
  readonly background: string;
  /** Sprite ids -> SVG around 0,0. */
  readonly sprites: ReadonlyMap<string, string>;
  /** How far below their cells' centres pieces stand, in pixels. */
  readonly pieceBelow: number;
  /** Pixels from 0,0 within which every sprite stays. */
  readonly reach: number;
}

export const pieceSprite = (kind: string, seat: Seat | undefined): string => `${kind}.${seat ?? 'neutral'}`;
export const markSprite = (kind: MarkKind, shape: CellShape): string => `mark.${kind}.${shape}`;

/** How pieces and numbers share a cell, in parts of the room from its centre to its sides; y downwards. */
const ALONE = { radius: 0.8, pieceY: 0 };
const WITH_NUMBER = { radius: 0.64, pieceY: -0.22, numberY: 0.7, numberSize: 0.55 };

const roomOf = ({ scale, shapes }: Layout): number =>
  Math.min(...shapes.map((shape) => INRADIUS[shape])) * Math.min(scale.x, scale.y);

/** The radius of pieces, and how far below their cell's centre they stand, in pixels. */
function piecePlan(game: AnyGame, layout: Layout): { readonly radius: number; readonly below: number } {
  const { radius, pieceY } = game.board.numbered ? WITH_NUMBER : ALONE;
  const room = roomOf(layout);
  return { radius: Math.round(radius * room), below: Math.round(pieceY * room) };
}

/** The width of a digit of DejaVu Sans, in parts of the font size. */
const DIGIT_WIDTH = 0.636;

/** The number of each cell, in a size whose digits are an even number of pixels wide: all then look alike. */
function numbersOf(layout: Layout): readonly string[] {
  const room = roomOf(layout);
  const digit = 2 * Math.round((WITH_NUMBER.numberSize * room * DIGIT_WIDTH) / 2);
  return [...layout.places.values()].map(({ cell, x, y }) =>
    lettering(cell.cell, {
      x,
      y: y + Math.round(WITH_NUMBER.numberY * room),
      size: digit / DIGIT_WIDTH,
      fill: LABEL,
    }),
  );
}

function backgroundOf(game: AnyGame, layout: Layout): string {
  const { width, height, scale, places, labels, fixtures, legend } = layout;
  const { radius } = piecePlan(game, layout);
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
    ...fixtures.map(({ kind, seat, x, y }) => placed(x, y, glyph(kind, side(seat), radius))),
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

function spritesOf(game: AnyGame, layout: Layout): ReadonlyMap<string, string> {
  const { radius } = piecePlan(game, layout);
  const sprites = new Map<string, string>();
  for (const kind of Object.keys(game.kinds)) {
    for (const seat of NEUTRAL_KINDS.has(kind) ? [undefined] : armiesOf(game).keys()) {
      sprites.set(pieceSprite(kind, seat), glyph(kind, sideOf(game, seat), radius));
    }
  }
  for (const { kind, draw } of MARK_LOOKS) {
    for (const shape of layout.shapes) sprites.set(markSprite(kind, shape), draw(shape, layout.scale));
  }
  return sprites;
}

const drawings = new WeakMap<AnyGame, Drawing>();

/** The drawing of a game; throws when it has a kind of piece or a tint that nobody has drawn. */
export function drawingOf(game: AnyGame): Drawing {
  const known = drawings.get(game);
  if (known) return known;
  const layout = layoutOf(game);
  const drawing = {
    id: game.id,
    layout,
    background: backgroundOf(game, layout),
    pieceBelow: piecePlan(game, layout).below,
    sprites: spritesOf(game, layout),
    reach: Math.ceil(Math.max(layout.scale.x, layout.scale.y) * 0.75),
  };
  drawings.set(game, drawing);
  return drawing;
}
