import { button, lead, paragraph } from '../blocks.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { template } from './template.ts';

interface ConfirmCancel extends GameLetter {
  readonly link: string;
}

export const confirmCancel = template('confirmCancel', (words, facts: ConfirmCancel) => {
  const { asked, what, button: label, otherwise } = words.confirmCancel;
  return gameLetter(words, facts, [
    lead(asked),
    paragraph(what),
    button(label, facts.link),
    paragraph(otherwise),
  ]);
});
