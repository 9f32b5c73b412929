import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter } from './parts.ts';

export const history = ({ status, moves, board, answer }: LetterOf<'history'>): readonly Block[] => [
  lead(status),
  paragraph(words.history.moves(moves.length)),
  ...(moves.length > 0 ? [{ type: 'moves', moves } as const] : []),
  boardAfter(board),
  ...(answer ? [{ type: 'answer', answer } as const] : []),
];
