import { moves } from '../moves.ts';

export const confirmMove = {
  name: 'Please confirm your move',
  asked: (move: string) => `A letter asks to ${moves.play(move)} for you. Nothing has been played.`,
  button: (move: string) => `Look at ${moves.named(move)} and confirm it`,
  otherwise: 'If you did not write that letter, do nothing.',
  drawn: (move: string) => `The board as it would be after ${moves.named(move)}`,
};
