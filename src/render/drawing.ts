/**
 * A game's drawing: its sprites as SVG. Pages paste them together as text; the build turns them into bitmaps,
 * from which PNGs are composed. All views of a board use the same.
 */
import type { AnyRules, CellShape, Seat } from '../rules/index.ts';
import { arrowSprites } from './arrows.ts';
import { nameSprites } from './cellNames.ts';
import { glyph, letterTag, NEUTRAL_KINDS } from './glyphs.ts';
import { cellSprites } from './ground.ts';
import { type Layout, layoutOf, type Size } from './layout.ts';
import { OVER, OVER_KINDS, type OverKind, UNDER, UNDER_KINDS, type UnderKind } from './markSprites.ts';
import { armiesOf, sideOf } from './sides.ts';

export interface Drawing {
  /** The game's id, and what is special: what the atlas calls it. */
  readonly id: string;
  /** Sprite ids -> SVG around 0,0. */
  readonly sprites: ReadonlyMap<string, string>;
  /** Every sprite stays within this many pixels of 0,0. */
  readonly reach: number;
}

export const pieceSprite = (kind: string, seat: Seat | undefined): string => `${kind}.${seat ?? 'neutral'}`;
export const underSprite = (kind: UnderKind, shape: CellShape): string => `mark.${kind}.${shape}`;
export const overSprite = (kind: OverKind): string => `mark.${kind}`;

function spritesOf(rules: AnyRules, layout: Layout, hasLetters: boolean): ReadonlyMap<string, string> {
  const { radius, shapes, scale } = layout;
  const sprites = new Map<string, string>(cellSprites(layout));
  for (const kind of rules.kinds) {
    for (const seat of NEUTRAL_KINDS.has(kind) ? [undefined] : armiesOf(rules).keys()) {
      const side = sideOf(rules, seat);
      const drawn = glyph(rules.looks?.[kind] ?? kind, side, radius);
      sprites.set(pieceSprite(kind, seat), hasLetters ? drawn + letterTag(side, radius) : drawn);
    }
  }
  for (const kind of UNDER_KINDS) {
    for (const shape of shapes) sprites.set(underSprite(kind, shape), UNDER[kind](shape, scale));
  }
  for (const kind of OVER_KINDS) sprites.set(overSprite(kind), OVER[kind](radius));
  return new Map([...sprites, ...arrowSprites(), ...nameSprites(layout)]);
}

const drawings = new WeakMap<AnyRules, Map<string, Drawing>>();

/**
 * The drawing of a game; throws for a kind of piece or a tint that has no drawing. Drawings with letters on
 * the pieces are for pages only, and in no atlas.
 */
export function drawingOf(rules: AnyRules, size: Size = 'full', hasLetters = false): Drawing {
  const id = [rules.id, ...(size === 'full' ? [] : [size]), ...(hasLetters ? ['letters'] : [])].join('.');
  const made = drawings.get(rules) ?? new Map<string, Drawing>();
  const known = made.get(id);
  if (known) return known;
  const layout = layoutOf(rules, undefined, size);
  const drawing = {
    id,
    sprites: spritesOf(rules, layout, hasLetters),
    reach: Math.ceil(Math.max(layout.scale.x, layout.scale.y) * 0.75),
  };
  drawings.set(rules, made.set(id, drawing));
  return drawing;
}
