import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';

export const help = ({ why, link, answer }: LetterOf<'help'>): readonly Block[] => [
  ...why.map((sentence, index) => (index === 0 ? lead(sentence) : paragraph(sentence))),
  ...(link ? [{ type: 'button', label: words.help.button, url: link } as const] : []),
  why.length === 0 ? lead(words.help.lead) : paragraph(words.help.lead),
  { type: 'list', items: words.help.commands },
  paragraph(words.help.rest),
  ...(answer ? [{ type: 'answer', answer } as const] : []),
];
