import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';

export const addressChanged = ({ name, link, days }: LetterOf<'addressChanged'>): readonly Block[] => [
  lead(words.addressChanged.changed(name)),
  paragraph(words.addressChanged.otherwise(days)),
  { type: 'button', label: words.addressChanged.button, url: link },
];
