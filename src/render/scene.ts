/** A picture as data: a game's background and the sprites on it, at whole pixels, from the bottom up. */
import type { AnyGame, Piece } from '../rules/index.ts';
import { type Drawing, drawingOf, markSprite, pieceSprite } from './drawing.ts';
import { MARK_LOOKS } from './markSprites.ts';
import type { Mark } from './marks.ts';

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
  const { layout, pieceBelow } = drawing;
  const marksOf = (wanted: 'under' | 'over'): readonly SceneItem[] =>
    MARK_LOOKS.filter(({ layer }) => layer === wanted).flatMap((look) =>
      marks.flatMap(({ kind, cell }) => {
        const place = kind === look.kind ? layout.places.get(cell) : undefined;
        return place ? { sprite: markSprite(kind, place.cell.shape), x: place.x, y: place.y } : [];
      }),
    );
  const items = [
    ...marksOf('under'),
    ...pieces.flatMap(({ cell, kind, seat }) => {
      const place = layout.places.get(cell);
      return place ? { sprite: pieceSprite(kind, seat), x: place.x, y: place.y + pieceBelow } : [];
    }),
    ...marksOf('over'),
  ];
  return { drawing, width: layout.width, height: layout.height, items };
}
