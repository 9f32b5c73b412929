/** Taking over another player's seat. */
export const substitute = {
  title: (game: string): string => `A seat in ${game}`,
  youWouldPlay: (side: string, name: string): string =>
    `You would go on for ${name}, as ${side}, from the position below. All who play have agreed. Letters of this game then come to you, and its result is yours.`,
  take: 'Take the seat',
  signIn: 'Sign in to take the seat',
  isTaken: 'No substitute is wanted here any more: somebody has taken the seat, or the game is over.',
};
