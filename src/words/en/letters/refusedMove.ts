export const refusedMove = {
  name: 'Your move was not played',
  refused: 'Your move was not played.',
  read: 'This is what was read in your letter:',
  nothingRead: 'No move was found in your letter.',
};
