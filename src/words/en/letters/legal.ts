export const legal = {
  name: 'The legal moves, as you asked',
  moves: (count: number) => (count === 1 ? 'There is one legal move:' : `There are ${count} legal moves:`),
  /** There are too many to list in full. */
  steps: (most: number) => `There are more than ${most} legal moves. A move can begin with:`,
};
