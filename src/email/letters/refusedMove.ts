import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter, noticesOf } from './parts.ts';

export const refusedMove = ({
  read,
  why,
  notices,
  board,
  answer,
}: LetterOf<'refusedMove'>): readonly Block[] => [
  lead(words.refusedMove.refused),
  ...whatWasRead(read),
  ...why.map(paragraph),
  ...noticesOf(notices),
  boardAfter(board),
  ...(answer ? [{ type: 'answer', answer } as const] : []),
];

const whatWasRead = (read: string): readonly Block[] =>
  read.trim() === ''
    ? [paragraph(words.refusedMove.nothingRead)]
    : [paragraph(words.refusedMove.read), { type: 'quote', text: read }];
