import { type Block, lead } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';

export const vacationEnds = ({ days, last, link }: LetterOf<'vacationEnds'>): readonly Block[] => [
  lead(words.vacationEnds.soon(days, last)),
  { type: 'button', label: words.vacationEnds.button, url: link },
];
