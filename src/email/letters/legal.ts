import { lead, paragraph } from '../blocks.ts';
import type { AnswerFacts, BoardFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { answerOf, boardAfter } from './parts.ts';
import { template } from './template.ts';

interface Legal extends GameLetter {
  /** "Bob (Silver) is to move." */
  readonly status: string;
  /** The moves in notation; if there are more than `most`, the possible first words. */
  readonly moves: readonly string[];
  readonly most?: number;
  readonly board: BoardFacts;
  readonly answer?: AnswerFacts;
}

export const legal = template('legal', (words, facts: Legal) => {
  const { moves: counted, steps } = words.legal;
  const { game, status, moves, most, board, answer } = facts;
  const body = [
    lead(status),
    paragraph(most === undefined ? counted(moves.length) : steps(most)),
    paragraph(moves.join(', ')),
    boardAfter(words, game, board),
    ...answerOf(answer),
  ];
  return gameLetter(words, facts, body, answer);
});
