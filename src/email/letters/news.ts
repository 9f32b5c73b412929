import { type Block, lead } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter } from './parts.ts';

export const news = ({ news: told, board, claim }: LetterOf<'news'>): readonly Block[] => [
  lead(words.news(told)),
  ...(claim ? [{ type: 'button', label: words.claim, url: claim } as const] : []),
  ...(board ? [boardAfter(board)] : []),
];
