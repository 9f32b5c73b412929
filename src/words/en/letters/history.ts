export const history = {
  moves: (count: number) => (count === 0 ? 'No move has been played.' : 'The moves so far:'),
};
