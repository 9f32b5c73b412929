import { button, lead, paragraph } from '../blocks.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import type { Template } from './template.ts';

interface ConfirmResign extends GameLetter {
  readonly link: string;
  /** Set where all opponents must accept it. */
  readonly isByConsent?: true;
}

export const confirmResign: Template<ConfirmResign> = (words, facts) => {
  const { asked, byConsent, button: label, otherwise } = words.confirmResign;
  const { game, link, isByConsent } = facts;
  return gameLetter(words, facts, [
    lead(asked),
    ...(isByConsent ? [paragraph(byConsent(game.players.length - 1))] : []),
    button(label, link),
    paragraph(otherwise),
  ]);
};
