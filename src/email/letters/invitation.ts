import { type Block, lead, paragraph } from '../blocks.ts';
import type { LetterOf } from '../letter.ts';
import { words } from '../words.ts';
import { boardAfter } from './parts.ts';

export const invitation = (letter: LetterOf<'invitation'>): readonly Block[] => [
  lead(words.invitation.invites(letter.inviter, letter.game.gameName)),
  paragraph(letter.summary),
  ...(letter.game.terms.length > 0 ? [{ type: 'list', items: letter.game.terms } as const] : []),
  { type: 'button', label: words.invitation.button, url: letter.link },
  paragraph(words.invitation.choice),
  boardAfter(letter.board),
];
