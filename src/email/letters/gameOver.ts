import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter, notesOf, noticesOf } from './parts.ts';

export const gameOver = (letter: LetterOf<'gameOver'>): readonly Block[] => {
  const { result, moves, notes, board, match, again } = letter;
  return [
    lead(result),
    ...(moves.length > 0
      ? [paragraph(words.gameOver.moves(moves.length)), { type: 'moves', moves } as const]
      : []),
    ...noticesOf(letter.notices),
    ...notesOf(notes),
    ...(match ? [paragraph(words.gameOver.match(match))] : []),
    boardAfter(board),
    ...(again
      ? [
          paragraph(words.gameOver.again),
          { type: 'button', label: words.gameOver.button, url: again.link } as const,
        ]
      : []),
  ];
};
