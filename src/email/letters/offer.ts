import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter } from './parts.ts';

export const offer = ({ offer: made, name, board, link }: LetterOf<'offer'>): readonly Block[] => [
  lead(words.offer.made(made, name)),
  paragraph(words.offer.answer),
  { type: 'button', label: words.offer.button, url: link },
  boardAfter(board),
];
