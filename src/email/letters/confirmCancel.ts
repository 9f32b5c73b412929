import { button, lead, paragraph } from '../blocks.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import type { Template } from './template.ts';

interface ConfirmCancel extends GameLetter {
  readonly link: string;
}

export const confirmCancel: Template<ConfirmCancel> = (words, facts) => {
  const { asked, what, button: label, otherwise } = words.confirmCancel;
  return gameLetter(words, facts, [
    lead(asked),
    paragraph(what),
    button(label, facts.link),
    paragraph(otherwise),
  ]);
};
