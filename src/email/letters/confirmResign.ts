import { button, lead, paragraph } from '../blocks.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { template } from './template.ts';

interface ConfirmResign extends GameLetter {
  readonly link: string;
  /** The address where a reply of "resign" resigns. */
  readonly replyTo: string;
  /** Set if all opponents must agree to it. */
  readonly isByConsent?: true;
}

export const confirmResign = template('confirmResign', (words, facts: ConfirmResign) => {
  const { asked, byConsent, answer, button: label, otherwise } = words.confirmResign;
  const { game, link, isByConsent } = facts;
  const body = [
    lead(asked),
    ...(isByConsent ? [paragraph(byConsent(game.players.length - 1))] : []),
    paragraph(answer),
    button(label, link),
    paragraph(otherwise),
  ];
  return gameLetter(words, facts, body, facts);
});
