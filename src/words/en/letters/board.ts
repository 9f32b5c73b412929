export const board = {
  name: 'The board, as you asked',
};
