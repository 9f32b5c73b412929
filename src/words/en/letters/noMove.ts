export const noMove = {
  name: 'How the game stands',
  nothingRead: 'No move was found in your letter, and nothing was done.',
  /** The latest move: the reader's own last one, or the game's newest. */
  ownStands: (move: string) => `Your move ${move} stands.`,
  newestStands: (name: string, move: string) => `The newest move is ${move}, by ${name}.`,
  notes:
    'Nobody else has read your words. To pass them on, write the word note, a colon and then your words on a line of their own.',
};
