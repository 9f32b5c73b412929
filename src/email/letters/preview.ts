import { lead, paragraph } from '../blocks.ts';
import type { AnswerFacts, BoardFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { boardDrawn } from './parts.ts';
import { template } from './template.ts';

interface Preview extends GameLetter {
  readonly move: string;
  /** The board with the move on it. Its picture has no address of its own, so `url` is not used. */
  readonly board: BoardFacts;
  readonly answer?: AnswerFacts;
}

export const preview = template('preview', (words, facts: Preview) => {
  const { nothingPlayed, drawn, toPlay } = words.preview;
  const { game, move, board, answer } = facts;
  const body = [
    lead(nothingPlayed(move)),
    boardDrawn(game, board, drawn(move)),
    ...(answer ? [paragraph(toPlay(move))] : []),
  ];
  return gameLetter(words, facts, body, answer);
});
