import { type Block, lead } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';

export const invitationDeclined = ({ decliner, game }: LetterOf<'invitationDeclined'>): readonly Block[] => [
  lead(words.invitationDeclined.declined(decliner, game.gameName)),
];
