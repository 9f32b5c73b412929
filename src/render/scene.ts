/** A picture as data: a game's background and the sprites on it, at whole pixels, bottom first. */
import type { AnyRules, Piece } from '../rules/index.ts';
import type { BoardWords } from '../words/index.ts';
import { characterSprite, charactersOf, haloSprite } from './cellNames.ts';
import { type Drawing, drawingOf, overSprite, pieceSprite, underSprite } from './drawing.ts';
import type { Place } from './layout.ts';
import { OVER_KINDS, UNDER_KINDS } from './markSprites.ts';
import type { Mark, MarkKind } from './marks.ts';

export interface SceneItem {
  readonly sprite: string;
  readonly x: number;
  readonly y: number;
}

export interface Scene {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
  readonly items: readonly SceneItem[];
}

/** The scene of a position; marks on cells that the board lacks are left out. */
export function sceneOf(
  words: BoardWords,
  rules: AnyRules,
  pieces: readonly Piece[],
  marks: readonly Mark[] = [],
): Scene {
  const drawing = drawingOf(words, rules);
  const { layout } = drawing;
  const { width, height, places, outside } = layout;
  const placesOf = (wanted: MarkKind) =>
    marks.flatMap(({ kind, cell }) => (kind === wanted ? (places.get(cell) ?? []) : []));
  // A mark over a name dims it, so the name is drawn again on top, after its halo.
  const nameAt = (place: Place): readonly SceneItem[] =>
    [haloSprite, characterSprite].flatMap((spriteOf) =>
      charactersOf(place, layout).map(({ character, x, y }) => ({ sprite: spriteOf(character), x, y })),
    );
  const items = [
    ...UNDER_KINDS.flatMap((kind) =>
      placesOf(kind).map(({ x, y, cell }) => ({ sprite: underSprite(kind, cell.shape), x, y })),
    ),
    ...(rules.board.namesInCells ? UNDER_KINDS.flatMap(placesOf).flatMap(nameAt) : []),
    ...pieces.flatMap(({ cell, kind, seat }) => {
      const sprite = pieceSprite(kind, seat);
      const place = places.get(cell);
      if (place) return { sprite, x: place.x, y: place.pieceY };
      const beside = outside.get(cell);
      return beside ? { sprite, ...beside } : [];
    }),
    ...OVER_KINDS.flatMap((kind) =>
      placesOf(kind).map(({ x, pieceY }) => ({ sprite: overSprite(kind), x, y: pieceY })),
    ),
  ];
  return { drawing, width, height, items };
}
