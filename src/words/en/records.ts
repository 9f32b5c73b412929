/** Games written down for others. */
export const records = {
  /** What the text of a game calls the occasion. */
  event: (game: string): string => `${game} by correspondence`,
};
