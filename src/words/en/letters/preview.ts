import { moves } from '../moves.ts';

export const preview = {
  name: 'A move drawn on the board, as you asked',
  nothingPlayed: (move: string) =>
    `Nothing has been played. This is the board as it would be after ${moves.named(move)}.`,
  drawn: (move: string) => `The board as it would be after ${moves.named(move)}`,
  toPlay: (move: string) => `To play it, reply with ${move} on the first line.`,
};
