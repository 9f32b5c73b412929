import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter } from './parts.ts';

export const gameOver = ({ result, moves, board }: LetterOf<'gameOver'>): readonly Block[] => [
  lead(result),
  ...(moves.length > 0
    ? [paragraph(words.gameOver.moves(moves.length)), { type: 'moves', moves } as const]
    : []),
  boardAfter(board),
];
