/** A picture as data: a game's background and the sprites on it, at whole pixels, from the bottom up. */
import type { AnyGame, Piece } from '../rules/index.ts';
import { type Drawing, drawingOf, overSprite, pieceSprite, underSprite } from './drawing.ts';
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

/** The scene of a position; marks of cells that the board does not have are left out. */
export function sceneOf(game: AnyGame, pieces: readonly Piece[], marks: readonly Mark[] = []): Scene {
  const drawing = drawingOf(game);
  const { width, height, places, piece } = drawing.layout;
  const placesOf = (wanted: MarkKind) =>
    marks.flatMap(({ kind, cell }) => (kind === wanted ? (places.get(cell) ?? []) : []));
  const items = [
    ...UNDER_KINDS.flatMap((kind) =>
      placesOf(kind).map(({ x, y, cell }) => ({ sprite: underSprite(kind, cell.shape), x, y })),
    ),
    ...pieces.flatMap(({ cell, kind, seat }) => {
      const place = places.get(cell);
      return place ? { sprite: pieceSprite(kind, seat), x: place.x, y: place.y + piece.below } : [];
    }),
    ...OVER_KINDS.flatMap((kind) =>
      placesOf(kind).map(({ x, y }) => ({ sprite: overSprite(kind), x, y: y + piece.below })),
    ),
  ];
  return { drawing, width, height, items };
}
