import { type Block, lead } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter, clockOf } from './parts.ts';

export const reminder = ({ clock, board, answer }: LetterOf<'reminder'>): readonly Block[] => [
  lead(words.reminder(clock.left)),
  ...clockOf(clock),
  boardAfter(board),
  { type: 'answer', answer },
];
