import { lead, moves as movesBlock, paragraph } from '../blocks.ts';
import type { AnswerFacts, BoardFacts, PlayedMove } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { answerOf, boardAfter } from './parts.ts';
import { template } from './template.ts';

interface History extends GameLetter {
  readonly status: string;
  /** Every turn, oldest first. */
  readonly moves: readonly PlayedMove[];
  readonly board: BoardFacts;
  readonly answer?: AnswerFacts;
}

export const history = template('history', (words, facts: History) => {
  const { game, status, moves, board, answer } = facts;
  const body = [
    lead(status),
    paragraph(words.history.moves(moves.length)),
    ...(moves.length > 0 ? [movesBlock(moves)] : []),
    boardAfter(words, game, board),
    ...answerOf(answer),
  ];
  return gameLetter(words, facts, body, answer);
});
