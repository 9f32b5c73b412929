import { type Block, lead, moves as movesBlock, paragraph } from '../blocks.ts';
import type { BoardFacts, Desk, NoteFacts, PlayedMove } from './facts.ts';
import { type GameLetter, gameLetter } from './gameLetter.ts';
import { boardAfter, buttonTo, notesOf, noticesOf } from './parts.ts';
import { type LetterWords, template } from './template.ts';

interface GameOver extends GameLetter {
  /** "Ada wins: three crowned stones in a row." */
  readonly result: string;
  /** What the last turn did. */
  readonly notices?: readonly string[];
  readonly board: BoardFacts;
  readonly moves: readonly PlayedMove[];
  readonly notes: readonly NoteFacts[];
  /** The page and the address for a rematch; undefined if the next game starts by itself. */
  readonly again?: Desk;
  /** The match's score, "Ada 1½, Ben ½", and whether the match continues. */
  readonly match?: { readonly number: number; readonly games: number; readonly score: string };
}

export const gameOver = template('gameOver', (words, facts: GameOver) => {
  const { match: matchWords, again: againWords, button } = words.gameOver;
  const { game, result, moves, notices, notes, board, match, again } = facts;
  const body = [
    lead(result),
    ...lastMoves(words, moves),
    ...noticesOf(notices),
    ...notesOf(words, notes),
    ...(match ? [paragraph(matchWords(match))] : []),
    boardAfter(words, game, board),
    ...(again ? [paragraph(againWords)] : []),
    ...buttonTo(button, again?.link),
  ];
  return gameLetter(words, facts, body, again);
});

const lastMoves = ({ gameOver: words }: LetterWords, moves: readonly PlayedMove[]): readonly Block[] =>
  moves.length > 0 ? [paragraph(words.moves(moves.length)), movesBlock(moves)] : [];
