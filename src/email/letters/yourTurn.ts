import type { AnswerFacts, BoardFacts, ClockFacts, NoteFacts, PlayedMove } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { type Offered, offeredOf } from './offer.ts';
import {
  alsoOf,
  answerOf,
  boardAfter,
  clockOf,
  type LapsedFacts,
  lapsedOf,
  notesOf,
  noticesOf,
  whatHappened,
} from './parts.ts';
import { template } from './template.ts';

export interface YourTurn extends GameLetter, LapsedFacts {
  readonly board: BoardFacts;
  /** Moves since this seat's last one, oldest first. */
  readonly moves: readonly PlayedMove[];
  /** Notes of the others since this seat's last letter, oldest first. */
  readonly notes: readonly NoteFacts[];
  readonly notices: readonly string[];
  /** undefined: the game has no clock. */
  readonly clock?: ClockFacts;
  /** What was offered along with the newest move. */
  readonly offered?: Offered;
  readonly answer: AnswerFacts;
}

export const yourTurn = template('yourTurn', (words, facts: YourTurn) => {
  const { game, board, notes, notices, clock, answer } = facts;
  const body = [
    ...whatHappened(words, facts),
    ...offeredOf(words, facts.offered),
    ...lapsedOf(words, facts.lapsed),
    ...notesOf(words, notes),
    ...noticesOf(notices),
    boardAfter(words, game, board),
    ...clockOf(words, clock),
    ...answerOf(answer),
    ...alsoOf(words, facts),
  ];
  return gameLetter(words, facts, body, answer);
});
