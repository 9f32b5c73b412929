import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter, noticesOf } from './parts.ts';

export const news = ({ news: told, notices, board, claim }: LetterOf<'news'>): readonly Block[] => [
  lead(words.news(told)),
  ...(claim
    ? [
        paragraph(words.claim.byLetter),
        { type: 'button', label: words.claim.button, url: claim.link } as const,
      ]
    : []),
  ...noticesOf(notices),
  ...(board ? [boardAfter(board)] : []),
];
