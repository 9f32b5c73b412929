export const refusedMove = {
  name: 'Your move was not played',
  refused: 'Your move was not played.',
  /** The letter holds a plan, with a move or without one. */
  plannedNothing: 'Nothing was played or planned by your letter.',
  read: 'This is what was read in your letter:',
  nothingRead: 'No move was found in your letter.',
};
