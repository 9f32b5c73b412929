export const history = {
  name: 'The moves, as you asked',
  moves: (count: number) => (count === 0 ? 'No move has been played.' : 'The moves so far:'),
};
