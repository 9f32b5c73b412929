import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';

export const confirmAddress = ({ name, link, hours }: LetterOf<'confirmAddress'>): readonly Block[] => [
  lead(words.confirmAddress.asked(name)),
  { type: 'button', label: words.confirmAddress.button, url: link },
  paragraph(words.confirmAddress.valid(hours)),
];
