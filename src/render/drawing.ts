/**
 * A game's drawing: its background and its sprites as SVG. Pages paste them together as text; the build
 * turns them into bitmaps, from which PNGs are composed.
 */
import type { AnyRules, CellShape, Seat } from '../rules/index.ts';
import type { BoardWords } from '../words/index.ts';
import { backgroundOf } from './background.ts';
import { nameSprites } from './cellNames.ts';
import { glyph, NEUTRAL_KINDS } from './glyphs.ts';
import { type Layout, layoutOf } from './layout.ts';
import { OVER, OVER_KINDS, type OverKind, UNDER, UNDER_KINDS, type UnderKind } from './markSprites.ts';
import { armiesOf, sideOf } from './sides.ts';

export interface Drawing {
  /** The game's id. */
  readonly id: string;
  readonly layout: Layout;
  readonly background: string;
  /** Sprite ids -> SVG around 0,0. */
  readonly sprites: ReadonlyMap<string, string>;
  /** Every sprite stays within this many pixels of 0,0. */
  readonly reach: number;
}

export const pieceSprite = (kind: string, seat: Seat | undefined): string => `${kind}.${seat ?? 'neutral'}`;
export const underSprite = (kind: UnderKind, shape: CellShape): string => `mark.${kind}.${shape}`;
export const overSprite = (kind: OverKind): string => `mark.${kind}`;

function spritesOf(rules: AnyRules, layout: Layout): ReadonlyMap<string, string> {
  const { radius, shapes, scale } = layout;
  const sprites = new Map<string, string>();
  for (const kind of rules.kinds) {
    for (const seat of NEUTRAL_KINDS.has(kind) ? [undefined] : armiesOf(rules).keys()) {
      sprites.set(pieceSprite(kind, seat), glyph(kind, sideOf(rules, seat), radius));
    }
  }
  for (const kind of UNDER_KINDS) {
    for (const shape of shapes) sprites.set(underSprite(kind, shape), UNDER[kind](shape, scale));
  }
  for (const kind of OVER_KINDS) sprites.set(overSprite(kind), OVER[kind](radius));
  if (!rules.board.namesInCells) return sprites;
  return new Map([...sprites, ...nameSprites(rules, layout)]);
}

/** By language, because the legend names the sides. */
const drawings = new WeakMap<BoardWords, Map<string, Drawing>>();

/** The drawing of a game; throws for a kind of piece or a tint that has no drawing. */
export function drawingOf(words: BoardWords, rules: AnyRules): Drawing {
  const made = drawings.get(words) ?? new Map<string, Drawing>();
  const known = made.get(rules.id);
  if (known) return known;
  const layout = layoutOf(rules);
  const drawing = {
    id: rules.id,
    layout,
    background: backgroundOf(words, rules, layout),
    sprites: spritesOf(rules, layout),
    reach: Math.ceil(Math.max(layout.scale.x, layout.scale.y) * 0.75),
  };
  drawings.set(words, made.set(rules.id, drawing));
  return drawing;
}
