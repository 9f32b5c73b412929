import { lead, paragraph } from '../blocks.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { template } from './template.ts';

export const readOnly = template('readOnly', (words, facts: GameLetter) => {
  const { cannotGoOn, nothingIsLost } = words.readOnly;
  return gameLetter(words, facts, [lead(cannotGoOn(facts.game.gameName)), paragraph(nothingIsLost)]);
});
