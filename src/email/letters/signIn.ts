import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';

export const signIn = ({ link, minutes }: LetterOf<'signIn'>): readonly Block[] => [
  lead(words.signIn.asked),
  { type: 'button', label: words.signIn.button, url: link },
  paragraph(words.signIn.valid(minutes)),
];
