import { type Block, lead } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter, clockOf, noticesOf } from './parts.ts';

export const reminder = ({ clock, notices, board, answer }: LetterOf<'reminder'>): readonly Block[] => [
  lead(words.reminder(clock.left)),
  ...clockOf(clock),
  ...noticesOf(notices),
  boardAfter(board),
  { type: 'answer', answer },
];
