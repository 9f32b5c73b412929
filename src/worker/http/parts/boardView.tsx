/** A board on a page: inline SVG, with a description for people who cannot see it. */
import { raw } from 'hono/html';
import { type Mark, sceneOf, svgOf } from '../../../render/index.ts';
import type { AnyRules, Piece } from '../../../rules/index.ts';
import { gameWords, type Words } from '../../../words/index.ts';

export interface BoardViewFacts {
  readonly words: Words;
  readonly rules: AnyRules;
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly alt: string;
}

export const BoardView = ({ words, rules, pieces, marks, alt }: BoardViewFacts) => (
  <div class="board" data-part="board">
    {raw(svgOf(sceneOf(words, rules, pieces, marks), { title: gameWords(words, rules).name, desc: alt }))}
  </div>
);
