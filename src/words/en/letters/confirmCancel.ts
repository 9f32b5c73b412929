export const confirmCancel = {
  name: 'Please confirm that you cancel the game',
  asked: 'A letter asks to cancel this game for you. It has not been cancelled.',
  what: 'A cancelled game ends for all its players at once, and nobody wins or loses it.',
  button: 'Look at it and cancel it',
  otherwise: 'If you did not write that letter, or think better of it, do nothing.',
};
