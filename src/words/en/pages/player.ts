/** A player's public page. */
export const player = {
  gamesOf: (name: string): string => `Games of ${name}`,
  inPlay: 'In play',
  finished: 'Finished',
  none: 'No public games yet.',
  feed: 'Feed of these games',
  noSuchPlayer: {
    title: 'No such player',
    sentence: 'There is no player at this address. Is the link complete?',
  },
  hasFinishedNone: (name: string): string => `${name} plays board games by post.`,
  hasWon: (name: string, won: number, ended: number): string =>
    `${name} has won ${won} of ${ended} finished games.`,
  results: {
    ofNewest: (games: number): string => `Of the newest ${games} finished games`,
    games: 'Finished games',
    won: 'Won',
    shared: 'Shared',
    lost: 'Lost',
  },
};
