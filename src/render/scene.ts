/** A picture as data: a board, and what is on it at whole pixels, bottom first. */
import type { AnyRules, Piece } from '../rules/index.ts';
import { type ArrowLook, type ArrowShape, arrowShape } from './arrows.ts';
import type { NameKind } from './cellNames.ts';
import { type Drawing, drawingOf, overSprite, pieceSprite, underSprite } from './drawing.ts';
import type { Text } from './elements.ts';
import type { Layout, Size } from './layout.ts';
import { layoutOf } from './layout.ts';
import { OVER_KINDS, UNDER_KINDS } from './markSprites.ts';
import type { Arrow, Mark, MarkKind } from './marks.ts';
import type { View } from './views.ts';

export interface SpriteItem {
  readonly sprite: string;
  readonly x: number;
  readonly y: number;
}

export interface ArrowItem {
  readonly arrow: ArrowShape;
  readonly look: ArrowLook;
}

/** Texts centered on their points. */
export interface TextItem {
  readonly kind: NameKind;
  readonly texts: readonly Text[];
}

export type SceneItem = SpriteItem | ArrowItem | TextItem;

export interface Scene {
  readonly drawing: Drawing;
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  readonly items: readonly SceneItem[];
}

/** What of a position is shown, and how. */
export interface Sight {
  /** Whose side of the board is nearest. */
  readonly view?: View;
  readonly size?: Size | undefined;
  /** Whether the pieces bear their side's letter; not for PNG. */
  readonly hasLetters?: boolean | undefined;
  readonly marks?: readonly Mark[];
  readonly arrows?: readonly Arrow[];
  /** Cells that bear something else in the place of their names. */
  readonly unnamed?: readonly string[];
}

/** The scene of a position; marks and arrows on cells that the board lacks are left out. */
export function sceneOf(rules: AnyRules, pieces: readonly Piece[], sight: Sight = {}): Scene {
  const { view, size, hasLetters, marks = [], arrows = [], unnamed = [] } = sight;
  const drawing = drawingOf(rules, size, hasLetters);
  const layout = layoutOf(rules, view, size);
  const { width, height, places, outside, hasNames } = layout;
  // An arrow shows the way better than dots.
  const passed = new Set(arrows.flatMap(({ path }) => path));
  const placesOf = (wanted: MarkKind) =>
    marks.flatMap(({ kind, cell }) =>
      kind === wanted && !(kind === 'path' && passed.has(cell)) ? (places.get(cell) ?? []) : [],
    );
  const occupied = new Set([
    ...unnamed,
    ...pieces.map(({ cell }) => cell),
    ...OVER_KINDS.flatMap((kind) => placesOf(kind).map(({ cell }) => cell.cell)),
  ]);
  const named = hasNames ? [...places.values()].filter(({ cell }) => !occupied.has(cell.cell)) : [];
  const items: readonly SceneItem[] = [
    { kind: 'label', texts: layout.labels },
    ...UNDER_KINDS.flatMap((kind) =>
      placesOf(kind).map(({ x, y, cell }) => ({ sprite: underSprite(kind, cell.shape), x, y })),
    ),
    { kind: 'name', texts: named.map(({ cell, x, y }) => ({ text: cell.cell, x, y })) },
    ...arrows.toReversed().flatMap(({ path, isOlder }): readonly ArrowItem[] => {
      const centres = path.flatMap((cell) => places.get(cell) ?? []);
      if (centres.length < 2 || centres.length < path.length) return [];
      return [{ arrow: arrowShape(centres, layout), look: isOlder ? 'older' : 'newest' }];
    }),
    ...pieces.flatMap(({ cell, kind, seat }) => {
      const at = places.get(cell) ?? outside.get(cell);
      return at ? { sprite: pieceSprite(kind, seat), x: at.x, y: at.y } : [];
    }),
    ...OVER_KINDS.flatMap((kind) => placesOf(kind).map(({ x, y }) => ({ sprite: overSprite(kind), x, y }))),
  ];
  return { drawing, layout, width, height, items };
}
