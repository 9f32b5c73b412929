import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';

export const help = ({ why, answer }: LetterOf<'help'>): readonly Block[] => [
  ...why.map((sentence, index) => (index === 0 ? lead(sentence) : paragraph(sentence))),
  why.length === 0 ? lead(words.help.lead) : paragraph(words.help.lead),
  { type: 'list', items: words.help.commands },
  paragraph(words.help.rest),
  ...(answer ? [{ type: 'answer', answer } as const] : []),
];
