import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';

export const confirmResign = ({ link }: LetterOf<'confirmResign'>): readonly Block[] => [
  lead(words.confirmResign.asked),
  { type: 'button', label: words.confirmResign.button, url: link },
  paragraph(words.confirmResign.otherwise),
];
