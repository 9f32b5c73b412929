/** To whoever wrote words without a move: how the game stands, and what can be written. */
import { lead, paragraph } from '../blocks.ts';
import type { AnswerFacts, BoardFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { alsoOf, answerOf, boardAfter, noticesOf } from './parts.ts';
import { template } from './template.ts';

interface NoMove extends GameLetter {
  /** "Bob (Silver) is to move." */
  readonly status: string;
  /** The reader's own newest move, or else the newest of all; undefined: there is none. */
  readonly stands?: { readonly move: string; readonly name: string; readonly isOwn: boolean };
  readonly notices: readonly string[];
  readonly board: BoardFacts;
  /** undefined when it is not this seat's turn. */
  readonly answer?: AnswerFacts;
}

export const noMove = template('noMove', (words, facts: NoMove) => {
  const { nothingRead, ownStands, newestStands, notes } = words.noMove;
  const { game, status, stands, notices, board, answer, desk } = facts;
  const body = [
    lead(status),
    paragraph(nothingRead),
    ...(stands
      ? [paragraph(stands.isOwn ? ownStands(stands.move) : newestStands(stands.name, stands.move))]
      : []),
    ...(desk ? [paragraph(notes)] : []),
    ...noticesOf(notices),
    boardAfter(words, game, board),
    ...answerOf(answer),
    ...alsoOf(words, facts),
  ];
  return gameLetter(words, facts, body, answer);
});
