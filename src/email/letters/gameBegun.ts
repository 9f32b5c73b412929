import { lead, paragraph } from '../blocks.ts';
import type { BoardFacts } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { boardAfter, sideOf } from './parts.ts';
import { template } from './template.ts';

interface GameBegun extends GameLetter {
  readonly board: BoardFacts;
  readonly toMove: string;
  /** The time zone that the reader's letters tell times in. */
  readonly zone: string;
}

export const gameBegun = template('gameBegun', (words, facts: GameBegun) => {
  const { begun, toMove, times } = words.gameBegun;
  const { game, board } = facts;
  return gameLetter(words, facts, [
    lead(begun(game.gameName, sideOf(game))),
    paragraph(toMove(facts.toMove)),
    paragraph(times(facts.zone)),
    boardAfter(words, game, board),
  ]);
});
