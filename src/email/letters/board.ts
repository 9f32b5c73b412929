import { lead } from '../blocks.ts';
import type { AnswerFacts, BoardFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { answerOf, boardAfter, noticesOf } from './parts.ts';
import { template } from './template.ts';

interface Board extends GameLetter {
  /** "Bob (Silver) is to move." */
  readonly status: string;
  readonly notices?: readonly string[];
  readonly board: BoardFacts;
  readonly answer?: AnswerFacts;
}

export const board = template('board', (words, facts: Board) => {
  const { game, status, notices, board, answer } = facts;
  const body = [lead(status), ...noticesOf(notices), boardAfter(words, game, board), ...answerOf(answer)];
  return gameLetter(words, facts, body, answer);
});
