/** Games written down for others. */
export const records = {
  /** What the text of a game calls the occasion. */
  event: (game: string): string => `${game} by correspondence`,
  /** What a note says in the place of what is left out of it. */
  leftOut: { link: '(a link)', address: '(an address)' },
};
