import { lead } from '../blocks.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { template } from './template.ts';

interface InvitationDeclined extends GameLetter {
  readonly decliner: string;
}

export const invitationDeclined = template('invitationDeclined', (words, facts: InvitationDeclined) => {
  const { declined } = words.invitationDeclined;
  return gameLetter(words, facts, [lead(declined(facts.decliner, facts.game.gameName))]);
});
