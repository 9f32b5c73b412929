export const confirmMove = {
  name: 'Please confirm your move',
  asked: (move: string) => `A letter asks to play ${move} for you. The move has not been played.`,
  button: (move: string) => `Look at ${move} and confirm it`,
  otherwise: 'If you did not write that letter, do nothing.',
  drawn: (move: string) => `The board as it would be after ${move}`,
};
