import { lead } from '../blocks.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import type { Template } from './template.ts';

interface InvitationDeclined extends GameLetter {
  readonly decliner: string;
}

export const invitationDeclined: Template<InvitationDeclined> = (words, facts) => {
  const { declined } = words.invitationDeclined;
  return gameLetter(words, facts, [lead(declined(facts.decliner, facts.game.gameName))]);
};
