import { lead, paragraph } from '../blocks.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import type { Template } from './template.ts';

export const readOnly: Template<GameLetter> = (words, facts) => {
  const { cannotGoOn, nothingIsLost } = words.readOnly;
  return gameLetter(words, facts, [lead(cannotGoOn(facts.game.gameName)), paragraph(nothingIsLost)]);
};
