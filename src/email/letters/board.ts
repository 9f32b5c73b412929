import { type Block, lead } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { boardAfter, noticesOf } from './parts.ts';

export const board = (letter: LetterOf<'board'>): readonly Block[] => [
  lead(letter.status),
  ...noticesOf(letter.notices),
  boardAfter(letter.board),
  ...(letter.answer ? [{ type: 'answer', answer: letter.answer } as const] : []),
];
