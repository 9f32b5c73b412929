import { lead } from '../blocks.ts';
import type { AnswerFacts, BoardFacts, ClockFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { alsoOf, answerOf, boardAfter, clockOf, noticesOf } from './parts.ts';
import { template } from './template.ts';

interface Reminder extends GameLetter {
  readonly clock: ClockFacts;
  readonly notices?: readonly string[];
  readonly board: BoardFacts;
  readonly answer: AnswerFacts;
}

export const reminder = template('reminder', (words, facts: Reminder) => {
  const { game, clock, notices, board, answer } = facts;
  const body = [
    lead(words.reminder.left(clock.left)),
    ...clockOf(words, clock),
    ...noticesOf(notices),
    boardAfter(words, game, board),
    ...answerOf(answer),
    ...alsoOf(words, facts),
  ];
  return gameLetter(words, facts, body, answer, words.yourTurn.preheader);
});
