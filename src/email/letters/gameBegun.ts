import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter, sideOf } from './parts.ts';

export const gameBegun = ({ game, board, toMove }: LetterOf<'gameBegun'>): readonly Block[] => [
  lead(words.gameBegun.begun(game.gameName, sideOf(game))),
  paragraph(words.gameBegun.toMove(toMove)),
  boardAfter(board),
];
