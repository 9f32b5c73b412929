/** On a game's page: how to share it, and what can be downloaded. */
export const sharing = {
  title: 'Share and export',
  link: 'Link to this position',
  private: 'The game is private: its players see it, and whoever has this link.',
  newLink: 'Make a new link',
  aboutNewLink: 'All older links stop working.',
  frame: 'Board for another page',
  picture: 'Picture',
  animation: 'Animated GIF',
  feed: 'Feed of moves',
  text: 'Text',
  record: 'Record (JSON)',
  log: 'Log',
  /** Between the log and the link to the page that verifies it. */
  which: ', which ',
  provesItself: 'proves itself',
  /** The title of the feed, for feed readers. */
  movesOf: (game: string): string => `Moves of ${game}`,
};
