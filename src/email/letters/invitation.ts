import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';

export const invitation = (letter: LetterOf<'invitation'>): readonly Block[] => [
  lead(words.invitation.invites(letter.inviter, letter.game.gameName)),
  paragraph(letter.summary),
  { type: 'button', label: words.invitation.button, url: letter.link },
  paragraph(words.invitation.choice),
];
