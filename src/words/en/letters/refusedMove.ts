export const refusedMove = {
  refused: 'Your move was not played.',
  read: 'This is what was read in your letter:',
  nothingRead: 'No move was found in your letter.',
};
