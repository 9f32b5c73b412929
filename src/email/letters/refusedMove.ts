import { type Block, lead, paragraph, quote } from '../blocks.ts';
import type { AnswerFacts, BoardFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { alsoOf, answerOf, boardAfter, noticesOf } from './parts.ts';
import { type LetterWords, template } from './template.ts';

interface RefusedMove extends GameLetter {
  /** The move as the reader wrote it. */
  readonly read: string;
  /** What was refused is a plan, or a move that depends on what others do. */
  readonly isPlan?: boolean;
  /** Whole sentences: what is wrong, and what would be right. */
  readonly why: readonly string[];
  readonly notices?: readonly string[];
  readonly board: BoardFacts;
  /** undefined when it is not this seat's turn. */
  readonly answer?: AnswerFacts;
}

export const refusedMove = template('refusedMove', (words, facts: RefusedMove) => {
  const { game, read, isPlan, why, notices, board, answer } = facts;
  const body = [
    lead(isPlan ? words.refusedMove.plannedNothing : words.refusedMove.refused),
    ...whatWasRead(words, read),
    ...why.map(paragraph),
    ...noticesOf(notices),
    boardAfter(words, game, board),
    ...answerOf(answer),
    ...alsoOf(words, facts),
  ];
  return gameLetter(words, facts, body, answer);
});

const whatWasRead = ({ refusedMove: words }: LetterWords, read: string): readonly Block[] =>
  read.trim() === '' ? [paragraph(words.nothingRead)] : [paragraph(words.read), quote(read)];
