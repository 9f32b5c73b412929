/** The rule sheets. */
export const rules = {
  title: 'Rules',
  titleOf: (game: string): string => `Rules of ${game}`,
  credit: (author: string, year: number, source: string): string => `By ${author}, ${year}. ${source}`,
  noSuchGame: {
    title: 'No such game',
    sentence: (asked: string, ids: readonly string[]): string =>
      `There is no game “${asked}” here. There are: ${ids.join(', ')}.`,
  },
  startOf: (game: string): string => `The start of ${game}`,
  beforeExample: 'A move is written like ',
  afterExample: '.',
  startGame: 'Start a game',
  freeBoard: 'A board to play on, without a game',
  tryItHere: 'Try it here',
  contents: 'On this page',
  /** Links a diagram to a board where moves can be tried. */
  onBoard: 'Try it on a board.',
  recentGames: 'Recent games',
  options: 'Options',
  usual: (value: string): string => `${value} (usual)`,
  option: (label: string, values: readonly string[]): string => `${label}: ${values.join('; ')}`,
};
