import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter, notesOf } from './parts.ts';

export const gameOver = ({ result, moves, notes, board }: LetterOf<'gameOver'>): readonly Block[] => [
  lead(result),
  ...(moves.length > 0
    ? [paragraph(words.gameOver.moves(moves.length)), { type: 'moves', moves } as const]
    : []),
  ...notesOf(notes),
  boardAfter(board),
];
