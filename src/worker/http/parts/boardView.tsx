/** A board on a page: inline SVG, with a description for people who cannot see it. */
import { raw } from 'hono/html';
import { type Arrow, type Mark, sceneOf, svgOf, type View } from '../../../render/index.ts';
import type { AnyRules, Piece } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';

export interface BoardViewFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly arrows?: readonly Arrow[];
  /** The army whose side of the board is nearest; left out, the first. */
  readonly view?: View;
  readonly alt: string;
}

export const BoardView = ({ words, rules, pieces, marks, arrows = [], view = 0, alt }: BoardViewFacts) => (
  <div class="board" data-part="board">
    {raw(
      svgOf(sceneOf(rules, pieces, { marks, arrows, view }), {
        title: gameWords(words, rules).name,
        desc: alt,
      }),
    )}
  </div>
);
