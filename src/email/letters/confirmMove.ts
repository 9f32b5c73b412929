import { button, lead, paragraph } from '../blocks.ts';
import type { BoardFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { boardDrawn } from './parts.ts';
import { template } from './template.ts';

interface ConfirmMove extends GameLetter {
  readonly move: string;
  readonly why: readonly string[];
  /** The board with the move on it. Its picture has no address of its own, so `url` is not used. */
  readonly board: BoardFacts;
  readonly link: string;
}

export const confirmMove = template('confirmMove', (words, facts: ConfirmMove) => {
  const { asked, drawn, button: label, otherwise } = words.confirmMove;
  const { game, move, why, board, link } = facts;
  return gameLetter(words, facts, [
    lead(asked(move)),
    ...why.map(paragraph),
    boardDrawn(game, board, drawn(move)),
    button(label(move), link),
    paragraph(otherwise),
  ]);
});
