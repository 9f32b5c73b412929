/** Games written down for use elsewhere. */
export const records = {
  /** What a game's text calls the event it was played at. */
  event: (game: string): string => `${game} by correspondence`,
  /** What a note says in place of text that is left out. */
  leftOut: { link: '(a link)', address: '(an address)' },
};
