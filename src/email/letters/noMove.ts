/** To somebody who wrote words but no move: how the game stands, and what a reply can say. */
import { lead, paragraph } from '../blocks.ts';
import type { AnswerFacts, BoardFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { alsoOf, answerOf, boardAfter, noticesOf } from './parts.ts';
import { template } from './template.ts';

interface NoMove extends GameLetter {
  /** "Bob (Silver) is to move." */
  readonly status: string;
  /** The reader's own latest move, or otherwise the game's latest; undefined: there is none. */
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
