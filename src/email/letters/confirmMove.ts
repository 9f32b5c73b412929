import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';

export const confirmMove = ({ move, why, board, link }: LetterOf<'confirmMove'>): readonly Block[] => [
  lead(words.confirmMove.asked(move)),
  ...why.map(paragraph),
  { type: 'board', board, caption: words.confirmMove.drawn(move), isPlayed: false },
  { type: 'button', label: words.confirmMove.button(move), url: link },
  paragraph(words.confirmMove.otherwise),
];
