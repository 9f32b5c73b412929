/** On a game's page: how to pass it on, and what can be taken away of it. */
export const sharing = {
  title: 'Share and export',
  link: 'Link to this position',
  private: 'The game is private: its players see it, and whoever has this link.',
  newLink: 'Make a new link',
  aboutNewLink: 'Every older link is worthless from then on.',
  frame: 'Board for another page',
  picture: 'Picture',
  animation: 'Animated GIF',
  feed: 'Feed of moves',
  text: 'Text',
  record: 'Record (JSON)',
  log: 'Log',
  /** Between the log and the link to the page that checks it. */
  which: ', which ',
  provesItself: 'proves itself',
  /** The title of the feed, for feed readers. */
  movesOf: (game: string): string => `Moves of ${game}`,
};
